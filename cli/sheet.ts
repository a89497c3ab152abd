import { writeFileSync } from 'node:fs'
import { oneLine } from '#domain/plain-text.ts'
import { cellText, csvText, type Sheet } from '#workflows/registration-lists/sheets/csv-line.ts'
import { type Office, oneOf, TEXT } from './command.ts'

export const SHEET_OPTIONS = { format: { ...TEXT, default: 'table' }, out: TEXT }

export const SHEET_USAGE = '[--format table|csv] [--out FILE]'

export function giveSheet(
  office: Office,
  sheet: Sheet,
  { format, out }: { format: string; out?: string | undefined },
): void {
  const text = oneOf(format, ['table', 'csv']) === 'csv' ? csvText(sheet) : toTable(sheet)
  if (out) writeFileSync(out, text)
  office.say(out ? `${sheet.rows.length} rows are in ${out}.` : text.trimEnd())
}

export function toTable({ columns, rows }: Sheet): string {
  if (rows.length === 0) return 'Nothing to show.\n'
  const lines = [columns, ...rows].map((row) => row.map((value) => oneLine(cellText(value))))
  // Not by `Math.max(...)`, which takes some hundred thousand arguments at most.
  const widths = columns.map((_, index) =>
    lines.reduce((max, row) => Math.max(max, row[index]?.length ?? 0), 0),
  )
  const padded = lines.map((line) => line.map((value, index) => value.padEnd(widths[index] ?? 0)))
  return padded.map((line) => `${line.join('  ').trimEnd()}\n`).join('')
}
