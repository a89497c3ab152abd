import { oneLine } from '#domain/plain-text.ts'

/** This tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The UTC fields of a moment are India's clock. */
export type Cell = string | number | Date
export type Cells = readonly Cell[]

/** Spreadsheets read "2026-11-15 09:30" as a moment. */
export function cellText(cell: Cell): string {
  return cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : String(cell)
}

export type StreamedSheet = {
  name: string
  columns: readonly string[]
  /** In characters. */
  widths: readonly number[]
  rows: AsyncIterable<readonly Cells[]> | Iterable<readonly Cells[]>
}

/** In pieces, as its rows come. */
export async function* csvFile({ columns, rows }: StreamedSheet): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(columns))
  for await (const group of rows) yield encoder.encode(group.map(csvLine).join(''))
}

export type Sheet = { columns: readonly string[]; rows: readonly Cells[] }

export function csvText({ columns, rows }: Sheet): string {
  return BYTE_ORDER_MARK + [columns, ...rows].map(csvLine).join('')
}

/**
 * A line of a CSV file. Spreadsheets run text that looks like a formula, and names come from strangers
 * (owasp.org/www-community/attacks/CSV_Injection). In much of Europe ";" separates cells, so a cell may
 * also begin after it, even inside quotation marks.
 */
export function csvLine(cells: Cells): string {
  return `${cells.map(toField).join(',')}\r\n`
}

function toField(value: Cell): string {
  if (typeof value !== 'string') return cellText(value)
  const safe = oneLine(value).trim().replace(FORMULA_START, "$1'")
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const FORMULA_START = /((?:^|;)[" ]*)(?=[=+\-@＝＋－＠])/g
