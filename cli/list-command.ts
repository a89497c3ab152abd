import { type Given, namesOf, type ParametersOf, readFilter } from '#domain/list-parameters.ts'
import type { Services } from '#workflows/services.ts'
import { type Command, readArgs } from './command.ts'
import { OfficeMistake } from './mistake.ts'
import { type Column, giveSheet, SHEET_OPTIONS, SHEET_USAGE, toSheet } from './sheet.ts'

type List<Values, Row, Line> = Pick<Command, 'name' | 'summary' | 'details'> & {
  /** Those with an option are options of the command. */
  parameters: ParametersOf<Values>
  select: (services: Services, filter: { [Name in keyof Values]?: Values[Name] }) => Promise<Row[]>
  linesOf: (row: Row) => Line[]
  columns: readonly Column<Line>[]
}

/** A command that prints a list with a filter. */
export function listCommand<Values, Row, Line>(list: List<Values, Row, Line>): Command {
  const { name, summary, details, parameters, select, linesOf, columns } = list
  const options = optionsOf(parameters)
  return {
    name,
    usage: [...options.map(usageOf), SHEET_USAGE].join(' '),
    summary,
    details,
    async run(office, args) {
      const { values } = readArgs(args, {
        ...Object.fromEntries(
          options.map(({ option, takes }) => [
            option,
            { type: takes === undefined ? 'boolean' : 'string' } as const,
          ]),
        ),
        ...SHEET_OPTIONS,
      })
      const typed = new Map(Object.entries(values))
      const { filter, given } = readFilter(parameters, ({ option }) => textOf(typed, option))
      const unread = given.find(({ isRead }) => !isRead)
      if (unread) throw new OfficeMistake(unreadWords(unread))
      const lines = (await select(office.services, filter)).flatMap(linesOf)
      await giveSheet(office, toSheet(columns, lines), values)
      return 0
    },
  }
}

type Option = { option: string; takes: string | undefined }

function optionsOf<Values>(parameters: ParametersOf<Values>): Option[] {
  return namesOf(parameters).flatMap((name) => {
    const { option, takes } = parameters[name]
    return option === undefined ? [] : { option, takes }
  })
}

function usageOf({ option, takes }: Option): string {
  return takes === undefined ? `[--${option}]` : `[--${option} ${takes}]`
}

/** An empty one is refused: it would list everything. */
function textOf(typed: ReadonlyMap<string, unknown>, option = ''): string | undefined {
  const value = typed.get(option)
  if (value === true) return 'yes'
  if (typeof value !== 'string') return undefined
  if (value.trim() === '') throw new OfficeMistake(`--${option} is empty.`)
  return value
}

function unreadWords({ text, parameter: { choices, isDay, option } }: Given): string {
  if (choices) return `"${text}" is not one of ${choices.join(', ')}.`
  return isDay
    ? `"${text}" is not a day such as 2026-11-15.`
    : `"${text}" can't be read as --${option}.`
}
