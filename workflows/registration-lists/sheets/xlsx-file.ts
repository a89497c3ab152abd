import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import { oneLine } from '#domain/plain-text.ts'
import type { Cells, StreamedSheet } from './csv-line.ts'

/** Excel's limit for one sheet, without the heading (support.microsoft.com, "Excel specifications and limits"). */
export const MAX_XLSX_ROWS = 1_048_575

/**
 * An Excel file in pieces, as its rows come (ECMA-376, part 1, section 18). A cell's text is stored as
 * text, so it is never run as a formula.
 */
export function xlsxFile(sheet: StreamedSheet): AsyncGenerator<Uint8Array> {
  return zipFiles(partsOf(sheet))
}

async function* partsOf(sheet: StreamedSheet): AsyncGenerator<ZippedFile> {
  const title = escapeXml(sheet.name.replace(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_NAME))
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${title}" sheetId="1" r:id="r1"/></sheets></workbook>`
  for (const [name, xml] of Object.entries({ ...FIXED_PARTS, 'xl/workbook.xml': workbook })) {
    yield { name, content: [`${XML}${xml}`] }
  }
  yield { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) }
}

/** This is Excel's limit. */
const LONGEST_NAME = 31

async function* sheetXml({ columns, widths, rows }: StreamedSheet): AsyncGenerator<string> {
  const stickyHead = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const cols = widths.map((width, index) => {
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  })
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${stickyHead}</sheetView></sheetViews>`
  yield `<cols>${cols.join('')}</cols><sheetData>${rowXml(columns, ' s="1"')}`
  for await (const group of rows) yield group.map((cells) => rowXml(cells)).join('')
  yield '</sheetData></worksheet>'
}

function rowXml(cells: Cells, style = ''): string {
  const inside = cells.map((value) => {
    if (typeof value === 'number') return `<c${style}><v>${value}</v></c>`
    if (value instanceof Date)
      return `<c s="2"><v>${value.getTime() / DAY_MS + DAYS_TO_1970}</v></c>`
    return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(oneLine(value))}</t></is></c>`
  })
  return `<row>${inside.join('')}</row>`
}

/** A moment is a number of days since the end of 1899. */
const DAYS_TO_1970 = 25_569
const DAY_MS = 86_400_000

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\uFFFE', '')
    .replaceAll('\uFFFF', '')
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Style 1 is the bold heading, style 2 a moment. */
const FIXED_PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="d mmm yyyy, h:mm AM/PM"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`,
}

type ZippedFile = { name: string; content: AsyncIterable<string> | readonly string[] }

/** The file must be less than 4 GB. Node compresses in half the time of the package. */
async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, content } of files) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATED, mtime }
    zip.add(file)
    for await (const packed of Readable.from(counted(file, content)).compose(createDeflateRaw())) {
      file.ondata?.(null, packed, false)
      yield* pieces.splice(0)
    }
    file.ondata?.(null, new Uint8Array(), true)
  }
  zip.end()
  yield* pieces
}

const DEFLATED = 8
/** The time of making the file says nothing, so it has the earliest that there is. */
const mtime = new Date(1980, 0, 1)

async function* counted(file: ZipInputFile, content: ZippedFile['content']) {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}
