import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles } from './repository-files.ts'

const files = repositoryFiles().filter((file) => /\.tsx?$/.test(file))

const sources = files.filter((file) => !/\.(test|e2e)\.tsx?$/.test(file))

const styles = repositoryFiles().filter((file) => file.endsWith('.css'))

function offenders(among: string[], isOffence: (text: string, file: string) => boolean): string[] {
  return among.filter((file) => isOffence(read(file), file))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

test('no file is longer than 400 lines', () => {
  const exempt = /^database\/migrations\/|^sandbox\/.*\/samples?|^tests\/|^words\//
  const long = offenders(
    [...sources, ...styles],
    (text, file) => !exempt.test(file) && text.split('\n').length > 401,
  )
  expect(long).toEqual([])
})

test('no folder has more than 25 files beside each other', () => {
  const exempt = /^tests\/|^database\/migrations\/$/
  const count = new Map<string, number>()
  for (const folder of [...sources, ...styles].map((file) => path.dirname(file))) {
    if (!exempt.test(`${folder}/`)) count.set(folder, (count.get(folder) ?? 0) + 1)
  }
  expect([...count].filter(([, files]) => files > MAX_FILES)).toEqual([])
})

const MAX_FILES = 25

test('files and folders are named in lower case with hyphens, and none vaguely', () => {
  expect(files.filter((file) => !/^[a-z0-9./+-]+$/.test(file))).toEqual([])
  const vague = /^(utils?|helpers?|misc|common|shared|lib|manager)$/
  const found = files.filter((file) =>
    file.split('/').some((part) => vague.test(part.replace(/\..*$/, ''))),
  )
  expect(found).toEqual([])
})

test('the environment is read in one place', () => {
  const allowed = /^(server\/config\/config\.ts|cli\/|scripts\/|bench\/|tests\/|[^/]+\.config\.ts)/
  const found = offenders(
    sources,
    (text, file) => !allowed.test(file) && text.includes('process.env'),
  )
  expect(found).toEqual([])
})

test('sources have no type assertions, no any and no TODO', () => {
  const forced =
    /\bas (?!const\b)[A-Za-z{]|: any\b|@ts-(ignore|nocheck|expect-error)|\bTODO\b|\bFIXME\b/
  const found = offenders(sources, (text) => forced.test(withoutImports(text)))
  expect(found).toEqual([])
})

test('only its own check reads the shipped content; other tests use the fixture church', () => {
  const tests = files.filter((file) => /\.(test|e2e)\.tsx?$|^tests\//.test(file))
  const own =
    /^content-model\/shipped-|\/shipped-content\.ts$|^tests\/architecture\/files\.test\.ts$/
  const reading = /shippedContent|(loadContent|cpSync)\((SHIPPED_FOLDER|'content')/
  expect(offenders(tests, (text, file) => !own.test(file) && reading.test(text))).toEqual([])
})

/** Content and its versions are written for the site's visitors, in their long form. */
const LONG_FORM = /^app\/office\/(content|preview|site)\//

test('the office writes every day and time in one way', () => {
  const office = files.filter((file) => file.startsWith('app/office/') && !LONG_FORM.test(file))
  const others = /\b(momentIn|dayIn|describeArrival|DateTimeFormat|toLocaleDateString)\b/
  expect(offenders(office, (text) => others.test(text))).toEqual([])
})

test('every test that the threat model names exists', () => {
  const [, table = ''] = read('docs/security.md').split('## Threats')
  const rows = (table.split('## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  const named = rows.flatMap(
    (row) => (row.split('|').at(-2) ?? '').match(/(?<=`)[^` ,]+(?=`)/g) ?? [],
  )
  const all = repositoryFiles()
  const isThere = (name: string) =>
    all.some((file) => file.endsWith(`/${name}`) || file.startsWith(name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !isThere(name))).toEqual([])
})

test('every folder has a README', () => {
  const folders = [
    ...['app', 'cli', 'content', 'content-model', 'database', 'domain', 'integrations', 'pictures'],
    ...['sandbox', 'scripts', 'server', 'tests', 'words', 'workflows'],
  ]
  const missing = folders.filter((folder) => read(path.join(folder, 'README.md')).trim() === '')
  expect(missing).toEqual([])
})

/** Leaves out `as` in imports, comments and texts, where it is no type assertion. */
function withoutImports(text: string): string {
  return text
    .replace(/^(import|export) [\s\S]*? from .*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, "''")
    .replace(/\/\/.*$/gm, '')
    .replace(/>[^<>{}]*</g, '><')
}
