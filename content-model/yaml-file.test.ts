import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { CHURCH } from '#tests/support/site/church.ts'
import { fileSchema } from './schema/schema-at.ts'
import { contentFiles } from './tree-files.ts'
import { parseYaml, readYamlFile, writeYaml, YAML_LAYOUT, yamlValue } from './yaml-file.ts'

test('a sample reads as plain text', () => {
  const { value } = readYamlFile('church.yaml', 'pin: !sample "560000"\ncity: Bangalore\n')
  expect(value).toEqual({ pin: '560000', city: 'Bangalore' })
})

test('samples are listed with line, place and value', () => {
  const source = [
    'name: !sample City Church',
    'address: { street: !sample 1 Sample Street, city: Bangalore }',
    'people:',
    '  - name: Asha',
    '  - name: !sample >-',
    '      Arun',
    '      Sample',
    '',
  ].join('\n')
  expect(readYamlFile('church.yaml', source).samples).toEqual([
    { file: 'church.yaml', line: 1, place: 'name', value: 'City Church' },
    { file: 'church.yaml', line: 2, place: 'address.street', value: '1 Sample Street' },
    { file: 'church.yaml', line: 5, place: 'people.1.name', value: 'Arun Sample' },
  ])
})

test('a place is found, and for a missing one its nearest parent', () => {
  const file = readYamlFile('a.yaml', 'list:\n  - a: 1\n  - a: 2\n    b: 3\n')
  expect(file.find(['list', 1, 'b'])).toEqual({ line: 4, column: 5 })
  expect(file.find(['list', 1, 'c'])).toEqual({ line: 3, column: 5 })
  expect(file.find(['list', 7])).toEqual({ line: 1, column: 1 })
  expect(file.find(['nothing'])).toEqual({ line: 1, column: 1 })
})

test.each([
  // So that no sample passes as real.
  ['a misspelt tag', 'city: Bangalore\nphone: !smaple "+91 0"\n', 8, 'Unresolved tag: !smaple'],
  ['the same key twice', 'city: Bangalore\ncity: Dehradun\n', 1, 'Map keys must be unique'],
  ['an alias of nothing', 'a: 1\nb: *c\n', 4, '*c repeats nothing: there is no &c above it'],
])('%s is a mistake, named with its place', (_, text, column, words) => {
  const { unreadable, value } = readYamlFile('a.yaml', text)
  const rule = expect.stringContaining(`is not readable YAML: ${words}`)
  expect(unreadable).toEqual([{ file: 'a.yaml', line: 2, column, place: '', rule }])
  expect(value).toBeUndefined()
})

const DOUBLED = Array.from('bcdefgh', (name, at) => `${name}: &${name} [*${'abcdefg'[at]}, *a, *a]`)

test.each([
  ['a: &a [*a]', 'repeats what it stands in'],
  [['a: &a [x, x, x]', ...DOUBLED].join('\n'), 'Excessive alias count'],
])('aliases that would never end are a mistake: %j', (text, rule) => {
  const { unreadable, value } = readYamlFile('letters.yaml', text)
  expect([value, unreadable[0]?.rule]).toEqual([undefined, expect.stringContaining(rule)])
})

const FILES = contentFiles(CHURCH)

test.each(FILES)('%s is laid out as files are written', (_, text) => {
  expect(parseYaml(text).toString(YAML_LAYOUT)).toBe(text)
})

test.each(FILES)('%s says the same when it is written anew', (file, text) => {
  const value = yamlValue(text)
  const written = writeYaml(value, { schema: fileSchema(file) })
  expect(yamlValue(written)).toEqual(value)
  expect(parseYaml(written).toString(YAML_LAYOUT)).toBe(written)
})

const WORDS = fc.oneof(
  fc.constantFrom(
    'New words',
    'a: b # c',
    '08:30',
    'true',
    '- x',
    'two\nlines\n',
    '"quoted"',
    'x'.repeat(200),
    ` ${'begins with a space '.repeat(9)}`,
    `one\n \n${'two '.repeat(30)}`,
    '\n',
    '',
  ),
  fc.string({ minLength: 1 }).filter((text) => !/[^\P{C}\n]/u.test(text)),
  fc.lorem({ maxCount: 40 }),
)

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    WORDS,
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('name', 'text', 'prices'), tie('value'), {
      noNullPrototype: true,
    }),
  ),
})).value

test('any value is read again as it was written', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(yamlValue(writeYaml({ value }))).toEqual({ value })
    }),
    { numRuns: runs(300, 3_000) },
  )
})

test('fields are in the order of the schema, whatever order they were changed in', () => {
  const value = { kind: 'text', text: 'Welcome.', heading: 'Come' }
  const page = { blocks: [value], head: { heading: 'Home', title: 'Home' } }
  const written = writeYaml(page, { schema: fileSchema('pages/ewg.yaml') })
  expect(written.indexOf('head:')).toBeLessThan(written.indexOf('blocks:'))
  expect(written.indexOf('title: Home')).toBeLessThan(written.indexOf('heading: Home'))
  expect(yamlValue(written)).toEqual(page)
})

test('short groups are on one line, and sample values are marked', () => {
  const church = { name: 'City Church', services: [{ day: 'Sunday', time: '08:30' }] }
  expect(writeYaml(church, { samples: [['name'], ['services', 0, 'time']] })).toBe(
    'name: !sample City Church\nservices:\n  - { day: Sunday, time: !sample 08:30 }\n',
  )
})
