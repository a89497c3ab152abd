import { expect, test } from 'vitest'
import { CHURCH } from '#tests/support/site/church.ts'
import { SHIPPED_FOLDER } from '#tests/support/site/shipped-content.ts'
import { asSideFile } from './schema/side-files.ts'
import {
  asYamlFile,
  comeIn,
  fileTree,
  fileValue,
  goOut,
  withTree,
  withValue,
} from './stored-file.ts'
import { contentFiles } from './tree-files.ts'
import { readYamlFile } from './yaml-file.ts'

const FILES = [...contentFiles(CHURCH), ...contentFiles(SHIPPED_FOLDER)]

/** A file, and the English one of a side file. */
const cameIn = FILES.map(([file, text]) => {
  const of = asSideFile(file)?.file
  const english = of === undefined ? undefined : comeIn(of, new Map(FILES).get(of) ?? '')
  return { file, text, english, body: comeIn(file, text, { english }) }
})

test('a file that nobody has changed goes out as it came in, byte for byte', () => {
  for (const { file, text, english, body } of cameIn) expect(goOut(file, body, english)).toBe(text)
})

test('a file goes out without its text too, and says the same when it comes in again', () => {
  for (const { file, english, body } of cameIn) {
    const { tree } = asYamlFile(file, body)
    const again = comeIn(file, goOut(file, withTree(file, undefined, tree), english), { english })
    expect(fileValue(file, again)).toEqual(fileValue(file, body))
  }
})

function places(file: string, body: string) {
  return asYamlFile(file, body).samples.map(({ place, value }) => [place, value])
}

test('those who check a file read what its text says, with its lines', () => {
  for (const { file, text, body } of cameIn) {
    const { find, tree: _, ...read } = asYamlFile(file, body)
    const { find: findInText, value, ...wanted } = readYamlFile(file, text)
    expect({ ...read, value: undefined }).toEqual({ ...wanted, value: undefined })
    if (!asSideFile(file)) expect(JSON.stringify(read.value)).toBe(JSON.stringify(value))
    expect(find(['name'])).toEqual(findInText(['name']))
  }
})

test('the same file has the same ids, and keeps them when it comes in over an earlier one', () => {
  const before = comeIn('church.yaml', 'services:\n  - name: Early\n  - name: Late\n')
  expect(comeIn('church.yaml', goOut('church.yaml', before))).toBe(before)
  const changed = withValue('church.yaml', before, {
    services: [{ name: 'Late' }, { name: 'Early', time: '08:00' }],
  })
  const again = comeIn('church.yaml', goOut('church.yaml', changed), { like: changed })
  expect(fileTree('church.yaml', again)).toEqual(fileTree('church.yaml', changed))
})

test('a sample that was changed is none any more, and the others stay wherever they move to', () => {
  const text = 'name: !sample City Church\nlines:\n  - { to: !sample /a }\n  - { to: /b }\n'
  const body = comeIn('church.yaml', text)
  expect(places('church.yaml', body).map(([place]) => place)).toEqual(['name', 'lines.0.to'])
  const changed = withValue('church.yaml', body, {
    name: 'Grace',
    lines: [{ to: '/b' }, { to: '/a' }],
  })
  expect(places('church.yaml', changed)).toEqual([['lines.1.to', '/a']])
  expect(goOut('church.yaml', changed)).toContain('to: !sample /a')
})

test('a text that can’t be read says so each time, with its line', () => {
  const read = () => asYamlFile('a.yaml', comeIn('a.yaml', 'a: 1\nx: [')).unreadable
  expect(read()).toMatchObject([{ rule: expect.stringContaining('is not readable YAML') }])
  expect(read()).toMatchObject([{ line: 2 }])
})

const PAGE = 'pages/kitchen.yaml'
const SIDE = 'pages/kitchen.ta.yaml'

test('a translation stands beside its text wherever that moves to, and goes out at its number', () => {
  const text = 'blocks:\n  - { kind: text, text: We cook. }\n  - { kind: text, text: We eat. }\n'
  const english = comeIn(PAGE, text)
  const side = comeIn(SIDE, '# In Tamil\nblocks:\n  - { text: சமையல் }\n', { english })
  const moved = withValue(PAGE, english, {
    blocks: ['We eat.', 'We cook.'].map((each) => ({ kind: 'text', text: each })),
  })
  expect(goOut(SIDE, side, moved)).toBe('blocks:\n  - {}\n  - { text: சமையல் }\n')
  expect(goOut(SIDE, side, english)).toContain('# In Tamil')
  const again = { like: side, english: moved }
  expect(fileTree(SIDE, comeIn(SIDE, goOut(SIDE, side, moved), again))).toEqual(
    fileTree(SIDE, side),
  )
})
