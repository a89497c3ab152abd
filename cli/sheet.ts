import { writeFileSync } from 'node:fs'
import { oneLine } from '#domain/one-line.ts'
import { BYTE_ORDER_MARK, csvLine } from '#workflows/sheets/csv-line.ts'
import { oneOf } from './command.ts'
import { OfficeMistake } from './mistake.ts'
import type { Office } from './open-office.ts'

/** Rows under named columns. Numbers stay numbers in formats that have them. */
export type TextSheet = { columns: readonly string[]; rows: readonly (string | number)[][] }

export const SHEET_OPTIONS = {
  format: { type: 'string', default: 'table' },
  out: { type: 'string' },
} as const

type Wish = { format: string; out?: string | undefined }

/** Prints the sheet or writes it to a file. */
export async function giveSheet(
  office: Office,
  sheet: TextSheet,
  { format, out }: Wish,
): Promise<void> {
  const form = oneOf(format, ['table', 'csv', 'xlsx'])
  if (form === 'xlsx') {
    if (!out) throw new OfficeMistake('A spreadsheet needs a file: --out people.xlsx')
    writeFileSync(out, await toXlsx(sheet))
  } else {
    const text = form === 'csv' ? toCsv(sheet) : toTable(sheet)
    if (out) writeFileSync(out, text)
    else office.say(text.trimEnd())
  }
  if (out) office.say(`${sheet.rows.length} rows are in ${out}.`)
}

export function toTable({ columns, rows }: TextSheet): string {
  if (rows.length === 0) return 'Nothing to show.\n'
  const lines = [columns, ...rows].map((row) => row.map((value) => oneLine(String(value))))
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  )
  return `${lines
    .map((line) =>
      line
        .map((value, index) => value.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`
}

export function toCsv({ columns, rows }: TextSheet): string {
  return `${BYTE_ORDER_MARK}${[columns, ...rows].map(csvLine).join('')}`
}

export async function toXlsx({ columns, rows }: TextSheet): Promise<Buffer> {
  // Eighty files that no other command needs.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value: oneLine(value), type: String },
    ),
  )
  const widths = columns.map((name, index) => ({
    width: Math.min(Math.max(...[name, ...rows.map((row) => row[index] ?? '')].map(widthOf)), 40),
  }))
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1, columns: widths }).toBuffer()
}

function widthOf(value: string | number): number {
  return String(value).length + 2
}
