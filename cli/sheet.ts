import { writeFileSync } from 'node:fs'
import { type Given, namesOf, type ParametersOf, readFilter } from '#domain/list-parameters.ts'
import { oneLine } from '#domain/plain-text.ts'
import {
  BYTE_ORDER_MARK,
  type Cell,
  type Cells,
  cellText,
  csvLine,
} from '#workflows/registration-lists/sheets/csv-line.ts'
import type { Services } from '#workflows/services.ts'
import { type Command, OfficeMistake, oneOf, readArgs } from './command.ts'
import type { Office } from './open-office.ts'

/** Rows under named columns. */
export type TextSheet = { columns: readonly string[]; rows: readonly Cells[] }

export type Column<Line> = readonly [heading: string, cell: (line: Line) => Cell]

export function toSheet<Line>(columns: readonly Column<Line>[], lines: readonly Line[]): TextSheet {
  return {
    columns: columns.map(([heading]) => heading),
    rows: lines.map((line) => columns.map(([, cell]) => cell(line))),
  }
}

export const SHEET_OPTIONS = {
  format: { type: 'string', default: 'table' },
  out: { type: 'string' },
} as const

export const SHEET_USAGE = '[--format table|csv] [--out FILE]'

export function giveSheet(
  office: Office,
  sheet: TextSheet,
  { format, out }: { format: string; out?: string | undefined },
): void {
  const text = oneOf(format, ['table', 'csv']) === 'csv' ? toCsv(sheet) : toTable(sheet)
  if (out) writeFileSync(out, text)
  office.say(out ? `${sheet.rows.length} rows are in ${out}.` : text.trimEnd())
}

export function toTable({ columns, rows }: TextSheet): string {
  if (rows.length === 0) return 'Nothing to show.\n'
  const lines = [columns, ...rows].map((row) => row.map((value) => oneLine(cellText(value))))
  // Not by `Math.max(...)`, which takes some hundred thousand arguments at most.
  const widths = columns.map((_, index) =>
    lines.reduce((max, row) => Math.max(max, row[index]?.length ?? 0), 0),
  )
  const padded = lines.map((line) => line.map((value, index) => value.padEnd(widths[index] ?? 0)))
  return padded.map((line) => `${line.join('  ').trimEnd()}\n`).join('')
}

export function toCsv({ columns, rows }: TextSheet): string {
  return `${BYTE_ORDER_MARK}${[columns, ...rows].map(csvLine).join('')}`
}

export function listCommand<Values, Row, Line>(
  list: Pick<Command, 'name' | 'summary' | 'details'> & {
    parameters: ParametersOf<Values>
    select: (
      services: Services,
      filter: { [Name in keyof Values]?: Values[Name] },
    ) => Promise<Row[]>
    linesOf: (row: Row) => Line[]
    columns: readonly Column<Line>[]
  },
): Command {
  const { name, summary, details, parameters, select, linesOf, columns } = list
  const options = namesOf(parameters).flatMap((each) => {
    const { option, takes } = parameters[each]
    return option === undefined ? [] : { option, takes }
  })
  const usage = options.map(({ option, takes }) =>
    takes === undefined ? `[--${option}]` : `[--${option} ${takes}]`,
  )
  return {
    name,
    usage: [...usage, SHEET_USAGE].join(' '),
    summary,
    details,
    async run(office, args) {
      const own = options.map(({ option, takes }) => {
        return [option, { type: takes === undefined ? 'boolean' : 'string' } as const] as const
      })
      const { values } = readArgs(args, { ...Object.fromEntries(own), ...SHEET_OPTIONS })
      const typed = new Map<string, unknown>(Object.entries(values))
      const { filter, given } = readFilter(parameters, ({ option = '' }) => {
        const value = typed.get(option)
        if (value === true) return 'yes'
        if (typeof value !== 'string') return undefined
        // It would list everything.
        if (value.trim() === '') throw new OfficeMistake(`--${option} is empty.`)
        return value
      })
      const unread = given.find(({ isRead }) => !isRead)
      if (unread) throw new OfficeMistake(unreadWords(unread))
      const lines = (await select(office.services, filter)).flatMap(linesOf)
      giveSheet(office, toSheet(columns, lines), values)
    },
  }
}

function unreadWords({ text, parameter: { choices, isDay, option } }: Given): string {
  if (choices) return `"${text}" is not one of ${choices.join(', ')}.`
  return isDay
    ? `"${text}" is not a day such as 2026-11-15.`
    : `"${text}" can't be read as --${option}.`
}
