export type CsvRow = { line: number; fields: string[] }

/** More than any report has. */
export const MAX_COLUMNS = 200
const MAX_LETTERS = 10_000

/** Undefined when a row is too wide. */
export function parseRecords(text: string) {
  const all = [...csvRows(text)]
  if (all.some(isTooWide)) return undefined
  const [header, ...rows] = all.filter(hasText)
  const names = header?.fields.map((name) => name.trim()) ?? []
  return rows.map(({ line, fields }) => ({
    line,
    fields: Object.fromEntries(names.map((name, column) => [name, (fields[column] ?? '').trim()])),
  }))
}

export function hasText({ fields }: CsvRow): boolean {
  return fields.some((field) => field !== '')
}

/** Nothing is read after such a row. */
export function isTooWide({ fields }: CsvRow): boolean {
  return fields.length > MAX_COLUMNS || (fields.at(-1)?.length ?? 0) > MAX_LETTERS
}

/**
 * Parses comma-separated values (RFC 4180) row by row, with empty ones. Also takes bare line feeds, a
 * byte order mark, and quotation marks that are part of a text.
 */
export function* csvRows(text: string): Generator<CsvRow> {
  let row: CsvRow = { line: 1, fields: [] }
  let line = 1
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at <= text.length) {
    const { value, end, lineEnds } = readField(text, at)
    row.fields.push(value)
    if (isTooWide(row)) break
    line += lineEnds
    at = end + 1
    if (text[end] === ',') continue
    if (text.startsWith('\r\n', end)) at++
    yield row
    line++
    row = { line, fields: [] }
  }
  if (isTooWide(row)) yield row
}

function readField(text: string, from: number) {
  const close = text[from] === '"' ? closingQuote(text, from) : -1
  if (close >= 0) {
    const quoted = text.slice(from + 1, Math.min(close, from + 2 * MAX_LETTERS + 4))
    const lineEnds = quoted.split(LINE_END).length - 1
    return { value: quoted.replaceAll('""', '"'), end: close + 1, lineEnds }
  }
  PLAIN.lastIndex = from
  const [value = ''] = PLAIN.exec(text) ?? []
  return { value, end: from + value.length, lineEnds: 0 }
}

/** Returns -1 for a quotation mark that is part of a text. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  // Two of them stand for one.
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return ENDS.has(text[at + 1]) ? at : -1
}

const ENDS: ReadonlySet<string | undefined> = new Set([',', '\r', '\n', undefined])
const LINE_END = /\r\n|\n|\r/
const PLAIN = /[^,\r\n]*/y
