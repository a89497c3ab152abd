import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files.ts'

const files = repositoryFiles()

test('every test that the threat model names exists', () => {
  const [, table = ''] = readFileSync('docs/security.md', 'utf8').split('## Threats')
  const rows =
    table
      .split('## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? []
  const named = rows.flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)])
  const missing = named
    .map(([, name = '']) => name)
    .filter((name) => !files.some((file) => file.endsWith(`/${name}`) || file.startsWith(name)))
  expect(named.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
