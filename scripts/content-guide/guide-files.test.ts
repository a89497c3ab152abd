import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { schemaNameOf } from './content-files.ts'
import { guideFiles } from './guide-files.ts'

test.each([...guideFiles()])('%s is up to date: npm run write:content-guide', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('every file of the content names the schema for editors', () => {
  const files = globSync('**/*.yaml', { cwd: 'content' })
  const without = files.filter((file) => {
    const up = path.relative(path.dirname(file), 'schema/json')
    const line = `# yaml-language-server: $schema=${up}/${schemaNameOf(file)}.json\n`
    return !readFileSync(path.join('content', file), 'utf8').startsWith(line)
  })
  expect(without).toEqual([])
})
