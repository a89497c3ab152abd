import { isDay, spanOfDays } from './days.ts'

export type Parameter<Value> = {
  address?: string
  option?: string
  /** What the option takes, for the help. Without it the option stands alone. */
  takes?: string
  choices?: readonly string[]
  isDay?: boolean
  /** Whether several of the choices may be given: "coming,offered". */
  isMany?: boolean
  longest?: number
  read: (text: string) => Value | undefined
}

export type ParametersOf<Values> = { [Name in keyof Values]: Parameter<Values[Name]> }

/** What is left out selects everything. */
export type FilterOf<Table> = {
  [Name in keyof Table]?: Table[Name] extends Parameter<infer Value> ? Value | undefined : never
}

export type Choice = { name: string; parameter: Parameter<unknown>; text: string; isRead: boolean }

export function readFilter<Values>(
  parameters: ParametersOf<Values>,
  textOf: (parameter: Parameter<unknown>) => string | null | undefined,
) {
  const filter: Partial<Values> = {}
  const given: Choice[] = []
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

export function namesOf<Table>(table: Table): Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = []
  for (const name in table) names.push(name)
  return names
}

export const MAX_PARAMETER_LETTERS = 100

export function oneOf<Word extends string>(words: readonly Word[]) {
  return { choices: words, read: (text: string) => words.find((word) => word === text) }
}

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

export const BY_TIME = { sort: { address: 'sort', ...oneOf(TIME_SORTS) } }

export const PAID = {
  status: {
    option: 'status',
    takes: 'paid|not-paid',
    ...wordFor({ paid: 'Paid', 'not-paid': 'Not Paid' } as const),
  },
  refunded: { option: 'refunded', read: () => true },
}
