import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toCsv, toTable, toXlsx } from './sheet.ts'

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("x";"y")']

test.each(FORMULAS)('a value that looks like a formula is text in CSV: %j', (value) => {
  const [, row = ''] = toCsv({ columns: ['Name'], rows: [[value]] }).split(/\r\n(?=["'])/)
  expect(row.replace(/^"/, '')).toMatch(/^'/)
})

test('a spreadsheet has numbers as numbers, text as text, and no formulas', async () => {
  const columns = ['Name', 'Age', 'Amount (Rs.)']
  const file = await toXlsx({ columns, rows: [['=1+1', 40, 1250.5]] })
  const sheet = entryOf(file, 'xl/worksheets/sheet1.xml')
  const strings = entryOf(file, 'xl/sharedStrings.xml')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/<c r="A2"[^>]*t="s"/)
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>40<\/v>/)
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>1250.5<\/v>/)
  for (const cell of ['B2', 'C2']) {
    expect(sheet).not.toMatch(new RegExp(`<c r="${cell}"[^>]*t="s"`))
  }
  for (const name of [...columns, '=1+1']) expect(strings).toContain(`>${name}<`)
})

/** Reads one file of a ZIP by its central directory. */
function entryOf(zip: Buffer, wanted: string): string {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    if (name === wanted) return contentAt(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20))
    at += 46 + nameLength + extraLength + commentLength
  }
  throw new Error(`${wanted} is not in the file`)
}

function contentAt(zip: Buffer, header: number, size: number): string {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const content = zip.subarray(start, start + size)
  const stored = zip.readUInt16LE(header + 8) === 0
  return (stored ? content : inflateRawSync(content)).toString('utf8')
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
  const [, row] = toCsv({ columns: ['Name'], rows: [[value]] }).split('\r\n')
  expect(row).toBe(field)
})

test('sheets contain the joiners of Indian scripts but no control characters', async () => {
  const name = 'ರಾಜ್\u200cಕುಮಾರ್'
  const sheet = { columns: ['Name', 'City'], rows: [[`${name}\u001b[2J`, 'Ban\r\n=1+1\u202e']] }
  const strings = entryOf(await toXlsx(sheet), 'xl/sharedStrings.xml')
  for (const text of [toTable(sheet), toCsv(sheet), strings]) {
    expect(text).toContain(name)
    expect(text.replace(/^\uFEFF/, '')).not.toMatch(/[^\P{C}\r\n\u200c\u200d]/u)
    expect(text).not.toMatch(/Ban[\r\n]/)
  }
})
