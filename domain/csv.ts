type Row = { line: number; fields: string[] }

/** The rows after the header, each with its line's number in the file and its fields by name. */
export function parseRecords(text: string): { line: number; fields: Record<string, string> }[] {
  const [header, ...rows] = parseCsv(text)
  const names = header?.fields.map((name) => name.trim()) ?? []
  return rows.map(({ line, fields }) => ({
    line,
    fields: Object.fromEntries(names.map((name, column) => [name, (fields[column] ?? '').trim()])),
  }))
}

/**
 * Parses comma-separated values (RFC 4180). Also takes bare line feeds, a byte order mark, and quotation
 * marks that are part of a text.
 */
function parseCsv(text: string): Row[] {
  const rows: Row[] = []
  let row: Row = { line: 1, fields: [] }
  let line = 1
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at <= text.length) {
    const { value, end } = readField(text, at)
    row.fields.push(value)
    line += text.slice(at, end).split(LINE_END).length - 1
    at = end + 1
    if (text[end] === ',') continue
    if (text.startsWith('\r\n', end)) at++
    if (row.fields.some((field) => field !== '')) rows.push(row)
    line++
    row = { line, fields: [] }
  }
  return rows
}

const LINE_END = /\r\n|\n|\r/

/** One field, and where the comma or the line's end after it is. */
function readField(text: string, from: number): { value: string; end: number } {
  QUOTED.lastIndex = from
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted !== undefined) return { value: quoted.replaceAll('""', '"'), end: QUOTED.lastIndex }
  PLAIN.lastIndex = from
  const [value = ''] = PLAIN.exec(text) ?? []
  return { value, end: from + value.length }
}

const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=[,\r\n]|$)/y
const PLAIN = /[^,\r\n]*/y
