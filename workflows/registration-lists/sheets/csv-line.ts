import { oneLine } from '#domain/plain-text.ts'

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A line of a CSV file. Spreadsheets run text that looks like a formula, and names come from strangers
 * (owasp.org/www-community/attacks/CSV_Injection). In much of Europe ";" separates cells, so a cell may
 * also begin after it, even inside quotation marks.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(toField).join(',')}\r\n`
}

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = oneLine(value).trim().replace(FORMULA_START, "$1'")
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const FORMULA_START = /((?:^|;)[" ]*)(?=[=+\-@＝＋－＠])/g
