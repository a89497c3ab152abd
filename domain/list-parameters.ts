import { isDay, spanOfDays } from './days.ts'

/** A parameter of a list's filter: its names, and how it is read. It is written back as it was typed. */
export type Parameter<Value> = {
  /** Its name in the list's address, where it has one. */
  address?: string
  /** Its name as an option of the command line, where it is one. */
  option?: string
  /** What the option takes, for the help. Without it the option stands alone. */
  takes?: string
  /** The words that can be read, where these are few. */
  choices?: readonly string[]
  isDay?: boolean
  /** Whether several of the choices may be given: "coming,offered". */
  isMany?: boolean
  /** How many letters are read, where these are more than of others. */
  longest?: number
  /** Returns undefined for a text that can't be read. */
  read: (text: string) => Value | undefined
}

export type ParametersOf<Values> = { [Name in keyof Values]: Parameter<Values[Name]> }

/** The values that a table of parameters reads. What is left out selects everything. */
export type FilterOf<Table> = {
  [Name in keyof Table]?: Table[Name] extends Parameter<infer Value> ? Value | undefined : never
}

/** A parameter that was given, and whether it could be read. */
export type Given = { name: string; parameter: Parameter<unknown>; text: string; isRead: boolean }

/** Reads every parameter that is not empty. The filter has those that could be read. */
export function readFilter<Values>(
  parameters: ParametersOf<Values>,
  textOf: (parameter: Parameter<unknown>) => string | null | undefined,
) {
  const filter: Partial<Values> = {}
  const given: Given[] = []
  for (const name of namesOf(parameters)) {
    const parameter = parameters[name]
    const { longest = MAX_PARAMETER_LETTERS } = parameter
    const text = (textOf(parameter) ?? '').trim().slice(0, longest)
    if (text === '') continue
    // PostgreSQL takes no NUL.
    const value = text.includes('\0') ? undefined : parameter.read(text)
    if (value !== undefined) filter[name] = value
    given.push({ name, parameter, text, isRead: value !== undefined })
  }
  return { filter, given }
}

/** The keys of a table, in their order. */
export function namesOf<Table>(table: Table): Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = []
  for (const name in table) names.push(name)
  return names
}

/** More is cut off. */
export const MAX_PARAMETER_LETTERS = 100

export function oneOf<Word extends string>(words: readonly Word[]) {
  return { choices: words, read: (text: string) => words.find((word) => word === text) }
}

/** Several of these words, or the word for all of them. */
export function someOf<Word extends string>(words: readonly Word[], all: string) {
  return {
    choices: [...words, all],
    isMany: true,
    read(text: string): readonly Word[] | undefined {
      const given = text.split(',')
      if (given.includes(all)) return words
      const read = words.filter((word) => given.includes(word))
      return read.length === new Set(given).size ? read : undefined
    },
  }
}

/** Words that stand for values. */
export function wordFor<Value>(values: Readonly<Record<string, Value>>) {
  const byWord = new Map(Object.entries(values))
  return { choices: [...byWord.keys()], read: (text: string) => byWord.get(text) }
}

export const DAY = { isDay: true, read: (text: string) => (isDay(text) ? text : undefined) }

/** Days in India, both included: the first moment of `from`, and the first one after `to`. */
export const PERIOD = {
  from: { ...dayFor('from'), read: (day: string) => spanOf(day)?.from },
  to: { ...dayFor('to'), read: (day: string) => spanOf(day)?.to },
}

function dayFor(name: string) {
  return { address: name, option: name, takes: 'DAY', isDay: true }
}

function spanOf(day: string) {
  return isDay(day) ? spanOfDays(day, day) : undefined
}

export const TIME_SORTS = ['newest', 'oldest'] as const

/** For a list that has the order of time alone, newest first where nothing is given. */
export const BY_TIME = { sort: { address: 'sort', ...oneOf(TIME_SORTS) } }

export const PAID = {
  status: {
    option: 'status',
    takes: 'paid|not-paid',
    ...wordFor({ paid: 'Paid', 'not-paid': 'Not Paid' } as const),
  },
  /** Whether money for it has gone back or is going. */
  refunded: { option: 'refunded', read: () => true },
}
