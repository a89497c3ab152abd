import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { CHURCH } from '#tests/support/site/church.ts'
import { fileSchema } from './schema/schema-at.ts'
import { contentFiles } from './tree-files.ts'
import { parseYaml, writeYaml, YAML_LAYOUT, yamlValue } from './yaml-file.ts'

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
