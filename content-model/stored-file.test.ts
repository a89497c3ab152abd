import { expect, test } from 'vitest'
import { CHURCH } from '../tests/support/site/church.ts'
import { contentFiles } from './folder.ts'
import { SHIPPED_FOLDER } from './shipped-content.ts'
import {
  asYamlFile,
  comeIn,
  comeInLike,
  fileTree,
  fileValue,
  goOut,
  withTree,
  withValue,
} from './stored-file.ts'
import { readYamlFile } from './yaml-file.ts'

const FILES = [...contentFiles(CHURCH), ...contentFiles(SHIPPED_FOLDER)]

test('a file that nobody has changed goes out as it came in, byte for byte', () => {
  for (const [file, text] of FILES) expect(goOut(file, comeIn(file, text))).toBe(text)
})

test('a file goes out without its text too, and says the same when it comes in again', () => {
  for (const [file, text] of FILES) {
    const body = comeIn(file, text)
    const again = comeIn(file, goOut(file, withTree(file, body, fileTree(file, body) ?? null)))
    expect(fileValue(file, again)).toEqual(fileValue(file, body))
    expect(places(file, again)).toEqual(places(file, body))
  }
})

function places(file: string, body: string) {
  return asYamlFile(file, body).samples.map(({ place, value }) => [place, value])
}

test('those who check a file read what its text says, with its lines', () => {
  for (const [file, text] of FILES) {
    const { find, ...read } = asYamlFile(file, comeIn(file, text))
    const { find: findInText, value, ...wanted } = readYamlFile(file, text)
    expect({ ...read, value: undefined }).toEqual({ ...wanted, value: undefined })
    expect(JSON.stringify(read.value)).toBe(JSON.stringify(value))
    expect(find(['name'])).toEqual(findInText(['name']))
  }
})

test('the same file has the same ids, and keeps them when it comes in over an earlier one', () => {
  const before = comeIn('church.yaml', 'services:\n  - name: Early\n  - name: Late\n')
  expect(comeIn('church.yaml', goOut('church.yaml', before))).toBe(before)
  const changed = withValue('church.yaml', before, {
    services: [{ name: 'Late' }, { name: 'Early', time: '08:00' }],
  })
  const again = comeInLike('church.yaml', goOut('church.yaml', changed), changed)
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
