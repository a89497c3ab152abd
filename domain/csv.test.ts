import { expect, test } from 'vitest'
import { csvRows, isTooWide, MAX_COLUMNS, parseRecords } from './csv.ts'

test.each<[string, string, string[][]]>([
  [
    'quoted commas and line ends',
    'a,"b,\r\nc"\r\nd,e',
    [
      ['a', 'b,\r\nc'],
      ['d', 'e'],
    ],
  ],
  ['doubled quotation marks', '"a ""b"""', [['a "b"']]],
  ['an empty quoted field', '"",b', [['', 'b']]],
  ['a quotation mark inside a text', '5" pipe,b', [['5" pipe', 'b']]],
  ['a quotation mark that is not closed', '"a,b', [['"a', 'b']]],
  ['a text after the closing mark', '"a"b,c', [['"a"b', 'c']]],
  ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
  ['a byte order mark and bare line ends', '\uFEFFa\rb\nc', [['a'], ['b'], ['c']]],
])('comma-separated values with %s', (_, text, rows) => {
  expect([...csvRows(text)].map(({ fields }) => fields)).toEqual(rows)
})

test('a row knows its line, also after line ends in quotation marks', () => {
  const rows = parseRecords('name\n"a\n\nb"\n\nc')
  expect(rows).toEqual([
    { line: 2, fields: { name: 'a\n\nb' } },
    { line: 6, fields: { name: 'c' } },
  ])
})

test('nothing is read after a row that is too wide', () => {
  const wide = `a\n${','.repeat(1_000_000)}\nb`
  const rows = [...csvRows(wide)]
  expect(rows.map(isTooWide)).toEqual([false, true])
  expect(rows[1]?.fields).toHaveLength(MAX_COLUMNS + 1)
  expect(parseRecords(wide)).toBeUndefined()
})
