import { addDays, isDay, startOfDay } from '#domain/days.ts'
import { isHandMethod } from '#domain/payments/hand-method.ts'
import { readTransactionId } from '#domain/payments/transaction-id.ts'
import type { MoneyFilter, Position } from '#workflows/money/list-money.ts'
import { isStateChoice, STATE_CHOICES } from './payment-words.ts'

export type TypedFilter = {
  search: string
  state: string
  method: string
  from: string
  to: string
}

type ReadFilter = {
  typed: TypedFilter
  filter: MoneyFilter
  after: Position | undefined
  /** Parameters that could not be read, and were ignored. */
  ignored: string[]
}

/** Reads the filter from the address. What can't be read is ignored and named. */
export function readMoneyFilter(params: URLSearchParams): ReadFilter {
  const read = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 100)
  const typed = {
    search: read('search'),
    state: read('state'),
    method: read('method'),
    from: read('from'),
    to: read('to'),
  }
  const { state, method } = typed
  const filter = {
    ...(isStateChoice(state) && { states: STATE_CHOICES[state].states }),
    ...(isMethod(method) && { method }),
    ...readPeriod(typed),
    ...readSearch(typed.search),
  }
  return { typed, filter, after: readPosition(read('after')), ignored: ignoredOf(typed) }
}

/** The days from and to, both included, as moments. */
export function readPeriod({ from, to }: { from: string; to: string }) {
  return {
    ...(isDay(from) && { from: new Date(startOfDay(from)).toISOString() }),
    ...(isDay(to) && { to: new Date(startOfDay(addDays(to, 1))).toISOString() }),
  }
}

/** A transaction number has digits; a name has none. */
function readSearch(search: string): Pick<MoneyFilter, 'txnid' | 'name'> {
  if (search === '') return {}
  return /\d/.test(search) ? { txnid: readTransactionId(search) } : { name: search }
}

export function readPosition(text: string): Position | undefined {
  const [at = '', id = ''] = text.split('~')
  return at !== '' && id !== '' ? { at, id } : undefined
}

export function writePosition({ at, id }: Position): string {
  return `${at}~${id}`
}

function isMethod(word: string): word is NonNullable<MoneyFilter['method']> {
  return word === 'Online' || isHandMethod(word)
}

function ignoredOf({ state, method, from, to }: TypedFilter): string[] {
  return [
    ...(state !== '' && !isStateChoice(state) ? ['State'] : []),
    ...(method !== '' && !isMethod(method) ? ['Method'] : []),
    ...(from !== '' && !isDay(from) ? ['From'] : []),
    ...(to !== '' && !isDay(to) ? ['To'] : []),
  ]
}
