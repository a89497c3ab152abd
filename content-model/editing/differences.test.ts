import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withIds } from '#content-model/changes/tree.ts'
import { BLOCK_SCHEMAS } from '#content-model/schema/blocks.ts'
import { typedAs } from '#content-model/schema/field.ts'
import { fileSchema, isPicklist, type Schema } from '#content-model/schema/schema-at.ts'
import { fileTree, fileValue } from '#content-model/stored-file.ts'
import { readTreeFiles } from '#content-model/tree-files.ts'
import { CHURCH } from '#tests/support/site/church.ts'
import { CONTENT_FILES } from '../../scripts/content-guide/guide-files.ts'
import { type Difference, differencesOf } from './differences.ts'
import { formOf } from './form-of.ts'

const schema = v.object({
  name: v.string(),
  tags: v.array(v.string()),
  services: v.array(
    v.object({
      name: v.string(),
      time: v.string(),
      minutes: v.number(),
      rooms: v.array(v.string()),
    }),
  ),
})

const [first, second, third] = [
  { name: 'Early Service', time: '08:00', minutes: 90, rooms: ['Hall'] },
  { name: 'Late Service', time: '11:00', minutes: 90, rooms: ['Hall', 'Yard'] },
  { name: 'Sunday Service', time: '17:00', minutes: 60, rooms: [] },
] as const

const church = {
  name: 'Hillside',
  tags: ['old', 'small'],
  services: [first, second, third],
}

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a field', { name: 'Lakeside' }, ['Name | Hillside | Lakeside']],
  [
    'the last entry moved to the top',
    { services: [third, first, second] },
    ['moved Services: Sunday Service | 3rd | 1st'],
  ],
  [
    'two entries changed places',
    { services: [second, first, third] },
    ['moved Services: Early Service | 1st | 2nd'],
  ],
  [
    'the order turned round',
    { services: [third, second, first] },
    ['moved Services: Sunday Service | 3rd | 1st', 'moved Services: Early Service | 1st | 3rd'],
  ],
  [
    'an entry removed from the middle',
    { services: [first, third] },
    [
      'removed Services: Late Service | Name: Late Service, Time: 11:00, Minutes: 90, Rooms: Hall, Yard |',
    ],
  ],
  [
    'an entry added at the top',
    { services: [{ ...third, name: 'Night Watch' }, first, second, third] },
    ['added Services: Night Watch || Name: Night Watch, Time: 17:00, Minutes: 60'],
  ],
  [
    'an entry moved and changed',
    { services: [{ ...third, time: '18:00' }, first, second] },
    [
      'moved Services: Sunday Service | 3rd | 1st',
      'Services, Sunday Service, Time | 17:00 | 18:00',
    ],
  ],
  [
    'an entry renamed in place',
    { services: [first, { ...second, name: 'Noon Service' }, third] },
    ['Services, Noon Service, Name | Late Service | Noon Service'],
  ],
  [
    'a list inside an entry',
    { services: [first, { ...second, rooms: ['Yard', 'Hall'] }, third] },
    ['moved Services, Late Service, Rooms: Hall | 1st | 2nd'],
  ],
  ['a text that was emptied', { tags: ['', 'small'] }, ['Tags, old | old |']],
  [
    'plain texts, one replaced by two',
    { tags: ['small', 'bright', 'open'] },
    ['removed Tags: old | old |', 'added Tags: bright || bright', 'added Tags: open || open'],
  ],
])('%s', (_, change, expected) => {
  const tree = withIds(church)
  const after = withIds({ ...church, ...change }, tree)
  expect(differencesOf(form(tree), form(after)).map(inOneLine)).toEqual(expected)
})

function form(value: unknown) {
  return formOf({ schema, value, name: '', title: '' })
}

function inOneLine({ what, before, after, entry }: Difference): string {
  const name = entry ? `${entry.how} ${what}: ${entry.label}` : what
  return `${name} | ${before ?? ''} | ${after ?? ''}`
    .replaceAll('\n', ', ')
    .replaceAll('|  |', '||')
    .trim()
}

test('a programme is named by the address of its form', () => {
  const prices = v.object({ of: v.array(v.pipe(v.string(), typedAs({ input: 'programme' }))) })
  const form = (of: string[]) =>
    formOf({ schema: prices, value: withIds({ of }), name: 'prices', title: 'Prices' })
  const [difference] = differencesOf(form(['ewgregister']), form(['ewgregister', 'gpcregister']))
  expect(difference).toMatchObject({ after: 'the form at /gpcregister' })
})

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

/** Every object inside a value, each once. */
function* objectsIn(value: unknown, seen = new Set<unknown>()): Generator<object> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner, seen)
}

/** Everything that people read of a schema: titles, help, choices and what is said of a mistake. */
function wordsOf(schema: Schema): string[] {
  const fields = [...objectsIn(schema)].flatMap((each) => Object.entries(each))
  return fields.flatMap(([key, inner]): string[] => {
    if (key === 'choices' && typeof inner === 'object') return Object.values(inner).map(String)
    return SHOWN.has(key) && typeof inner === 'string' ? [inner] : []
  })
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
function choicesOf(schema: Schema): string[] {
  return [...objectsIn(schema)].flatMap((each) => {
    // The bare list inside a described one is never shown.
    if (!isSchema(each) || !isPicklist(each) || v.getTitle(each) === undefined) return []
    const form = formOf({ schema: each, value: '', name: 'x', title: 'X' })
    if (form.kind !== 'choice') return []
    return form.choices.map((choice) => form.labels?.[choice] ?? choice)
  })
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
