import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withIds } from '#content-model/changes/tree.ts'
import { fileSchema } from '#content-model/schema/schema-at.ts'
import { isPicklist, type Schema } from '#content-model/schema/schema-kinds.ts'
import { fileTree, fileValue } from '#content-model/stored-file.ts'
import { CHURCH } from '#tests/support/site/church.ts'
import { CONTENT_FILES } from '../../scripts/content-guide/guide-files.ts'
import { BLOCK_SCHEMAS } from '../schema/blocks/block.ts'
import { readTreeFiles } from '../tree-files.ts'
import { differencesOf } from './differences.ts'
import { formOf } from './form-of.ts'

/** What only those know who write files or programs. */
const FOR_ENGINEERS: [what: string, pattern: RegExp][] = [
  ['a file', /\.ya?ml|\.json|\bphotos\/|content\//i],
  ['YAML', /\byaml\b/i],
  ['a mark for code', /`|\[\]|\bnpm\b/],
  ['a word of the code', /\b[a-z]+[A-Z]\w*|\btrue\b|\bfalse\b|\bslug\b|\bstyle sheets?\b/],
  ['quotes that must be typed', /between quotes|"/],
]

/** Names of others, which are written like this. */
const NAMES = /eG|iPhone|YouTube|WebP|WhatsApp/g

function forEngineers(words: string): string[] {
  const own = words.replaceAll(NAMES, '')
  return FOR_ENGINEERS.filter(([, pattern]) => pattern.test(own)).map(
    ([what]) => `${what}: ${words}`,
  )
}

/** Everything that people read of a schema: titles, help, choices and what is said of a mistake. */
function wordsOf(schema: Schema, seen = new Set<unknown>()): string[] {
  const words: string[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [key, inner] of Object.entries(value)) {
      if (SHOWN.has(key) && typeof inner === 'string') words.push(inner)
      if (key === 'choices' && typeof inner === 'object')
        words.push(...Object.values(inner ?? {}).map(String))
      visit(inner)
    }
  }
  visit(schema)
  return words
}

const SHOWN = new Set(['title', 'description', 'message', 'none'])

const SCHEMAS: [name: string, schema: Schema][] = [
  ...CONTENT_FILES.map(({ file, schema }): [string, Schema] => [file, schema]),
  ...BLOCK_SCHEMAS.map((schema): [string, Schema] => [`block ${v.getTitle(schema)}`, schema]),
]

test.each(SCHEMAS)('%s speaks to people, not to engineers', (_, schema) => {
  const words = wordsOf(schema)
  expect(words.length).toBeGreaterThan(0)
  expect([...new Set(words.flatMap(forEngineers))]).toEqual([])
})

test('a list of choices is named in words', () => {
  const codes = SCHEMAS.flatMap(([, schema]) => choicesOf(schema))
  expect([...new Set(codes.flatMap(forEngineers))]).toEqual([])
})

/** The choices of every select below a schema, as it shows them. */
function choicesOf(schema: Schema, seen = new Set<unknown>()): string[] {
  const found: string[] = []
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    // The bare list inside a described one is never shown.
    if (isSchema(value) && isPicklist(value) && v.getTitle(value) !== undefined) {
      const form = formOf({ schema: value, value: '', name: 'x', title: 'X' })
      if (form.kind === 'choice') {
        found.push(...form.choices.map((choice) => form.labels?.[choice] ?? choice))
      }
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(schema)
  return found
}

function isSchema(value: object): value is Schema {
  return 'kind' in value && value.kind === 'schema'
}

test('a comparison names things as people do', () => {
  const files = [...readTreeFiles(CHURCH)].filter(([path]) => path.endsWith('.yaml'))
  for (const [path, body] of files) {
    const schema = fileSchema(path)
    const value = fileTree(path, body)
    if (!schema) throw new Error(path)
    const form = formOf({ schema, value, name: '', title: path })
    const changed = withIds(changedTexts(fileValue(path, body)), value)
    const other = formOf({ schema, value: changed, name: '', title: path })
    const differences = differencesOf(form, other)
    expect(differences.length, path).toBeGreaterThan(0)
    const whats = differences.map(({ what }) => what)
    expect([...new Set(whats.flatMap(forEngineers))], path).toEqual([])
    expect(
      whats.filter((what) => /\bEntry \d/.test(what)),
      path,
    ).toEqual([])
  }
})

/** The same value with other words in it. */
function changedTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changedTexts)
  if (typeof value === 'string') return /^[a-z]+$/.test(value) ? value : `${value} and more`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changedTexts(inner)]))
}
