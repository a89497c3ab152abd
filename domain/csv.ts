/** Parses comma-separated values (RFC 4180). Also takes bare line feeds, and a byte order mark. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(FIELD)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.some((field) => field !== '')) rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}

/**
 * Matches wherever a field may begin, so that a malformed text is read once as well: a quote that is not
 * closed reaches to the end, and what follows a closed one is ignored.
 */
const FIELD = /(?:"((?:[^"]|"")*)(?:"|$)[^,\r\n]*|([^,\r\n]*))(,|\r\n|\n|\r|$)/gy

/** The rows after the header, each with its line's number in the file and its fields by name. */
export function parseRecords(text: string): { line: number; fields: Record<string, string> }[] {
  const [header = [], ...rows] = parseCsv(text)
  return rows.map((row, index) => ({
    line: index + 2,
    fields: Object.fromEntries(
      header.map((name, column) => [name.trim(), (row[column] ?? '').trim()]),
    ),
  }))
}
