import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { arrows } from './arrows.ts'

const FOLDERS = [
  'app',
  'cli',
  'content-model',
  'database',
  'domain',
  'integrations',
  'pictures',
  'sandbox',
  'scripts',
  'server',
  'workflows',
]

async function broken(folders: string[]): Promise<string[]> {
  const { output } = await cruise(folders, { ...arrows.options, ruleSet: arrows, validate: true })
  if (typeof output === 'string') throw new Error('The structure could not be read')
  return violations(output)
}

function violations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

test('every import follows an arrow of the architecture', async () => {
  expect(await broken(FOLDERS)).toEqual([])
})
