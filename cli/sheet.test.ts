import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvText, type Sheet } from '#workflows/registration-lists/sheets/csv-line.ts'
import { xlsxFile } from '#workflows/registration-lists/sheets/xlsx-file.ts'
import { toTable } from './sheet.ts'

const FORMULAS = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("x";"y")'],
  // As wide as a Chinese sign: some spreadsheets take them for the narrow ones.
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)'],
]

test.each(FORMULAS)('a value that looks like a formula is text in CSV: %j', (value) => {
  const [, row = ''] = csvText({ columns: ['Name'], rows: [[value]] }).split(/\r\n(?=["'])/)
  expect(row.replace(/^"/, '')).toMatch(/^'/)
})

test('a spreadsheet has numbers as numbers, text as text, and no formulas', async () => {
  const columns = ['Name', 'Age', 'Amount (Rs.)']
  const xml = await sheetXml({
    columns,
    rows: [
      ['=1+1', 40, 1250.5],
      ['<f>]]>', 1, 2],
    ],
  })
  expect(xml).not.toContain('<f>')
  // It ends a part of XML that was never begun: Excel would not open the file.
  expect(xml).not.toContain(']]>')
  for (const text of [...columns, '=1+1']) {
    expect(xml).toContain(`t="inlineStr"><is><t xml:space="preserve">${text}</t>`)
  }
  expect(xml).toContain('<c><v>40</v></c><c><v>1250.5</v></c>')
})

test('a moment is one in a spreadsheet, and text that is read as one in CSV', async () => {
  const sheet = { columns: ['Arrival'], rows: [[new Date('2026-12-12T09:00Z')]] }
  // 46,368 days after the end of 1899.
  expect(await sheetXml(sheet)).toContain('<c s="2"><v>46368.375</v></c>')
  expect(csvText(sheet)).toContain('2026-12-12 09:00')
})

test('a sheet of very many rows has all of them in every format', async () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => [index])
  const sheet = { columns: ['Number'], rows }
  expect((await sheetXml(sheet)).match(/<row>/g)).toHaveLength(200_001)
  expect(toTable(sheet).split('\n')).toHaveLength(200_002)
  expect(csvText(sheet).split('\r\n')).toHaveLength(200_002)
})

async function sheetXml({ columns, rows }: Sheet): Promise<string> {
  const file = xlsxFile({ name: 'People', columns, widths: [18], rows: [rows] })
  const parts = unzipSync(await buffer(file))
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}

test.each([
  ['Rao;=1+1', "Rao;'=1+1"],
  ['Rao; =1+1', "Rao; '=1+1"],
  ['Rao;+1', "Rao;'+1"],
  ['Rao;-1;@A1', "Rao;'-1;'@A1"],
  ['Rao;"=1+1', `"Rao;""'=1+1"`],
  ['Rao; Asha', 'Rao; Asha'],
  ['"=1+1', `"""'=1+1"`],
])('no cell looks like a formula where ";" separates cells: %j', (value, field) => {
  const [, row] = csvText({ columns: ['Name'], rows: [[value]] }).split('\r\n')
  expect(row).toBe(field)
})

test('sheets contain the joiners of Indian scripts but no control characters', async () => {
  const name = 'ರಾಜ್\u200cಕುಮಾರ್'
  const sheet = { columns: ['Name', 'City'], rows: [[`${name}\u001b[2J`, 'Ban\r\n=1+1\u202e']] }
  for (const text of [toTable(sheet), csvText(sheet), await sheetXml(sheet)]) {
    expect(text).toContain(name)
    expect(text.replace(/^\uFEFF/, '')).not.toMatch(/[^\P{C}\r\n\u200c\u200d]/u)
    expect(text).not.toMatch(/Ban[\r\n]/)
  }
})
