import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { CONTENT_FILES, guideFiles } from './guide-files.ts'

test.each([...guideFiles()])('%s is up to date: npm run write:content-guide', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('every file of the content names the schema for editors', () => {
  // A side file has some of the texts only, which the schema of the whole file would call mistakes.
  const files = globSync('**/*.yaml', { cwd: 'content' }).filter((file) => !asSideFile(file))
  const without = files.filter((file) => {
    const up = path.relative(path.dirname(file), 'schema/json')
    const { name } = CONTENT_FILES.find((each) => each.file === file) ?? { name: 'page' }
    const line = `# yaml-language-server: $schema=${up}/${name}.json\n`
    return !readFileSync(path.join('content', file), 'utf8').startsWith(line)
  })
  expect(without).toEqual([])
})
