import { expect, test } from 'vitest'
import { readKnownYaml } from './known-yaml.ts'

test('a file that was parsed before is the same, and knows its places', () => {
  const text = 'name: Hillside\nphone: !sample "+91 1"\n'
  const [first, second] = [readKnownYaml('church.yaml', text), readKnownYaml('church.yaml', text)]
  expect(second.value).toBe(first.value)
  expect(second).toEqual({ ...first, find: expect.any(Function) })
  expect(second.find(['phone'])).toEqual({ line: 2, column: 1 })
})

test('another text is parsed, and another file is named', () => {
  expect(readKnownYaml('a.yaml', 'x: 1').value).toEqual({ x: 1 })
  expect(readKnownYaml('a.yaml', 'x: 2').value).toEqual({ x: 2 })
  expect(readKnownYaml('b.yaml', 'x: 1').file).toBe('b.yaml')
})

test('an unreadable file says so each time', () => {
  const read = () => readKnownYaml('a.yaml', 'x: [').unreadable.map(({ rule }) => rule)
  expect(read()).toEqual([expect.stringContaining('is not readable YAML')])
  expect(read()).toHaveLength(1)
})
