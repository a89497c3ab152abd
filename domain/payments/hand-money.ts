import { addDays, type Day, isDay } from '../days.ts'
import { type Entry, type Paise, sumEntries } from '../money.ts'

export type HandMoney = {
  method: string
  day: Day
  amountMinor: Paise
  reference: string
}

export const HAND_MONEY_FIELDS = {
  'bad-method': 'method',
  'bad-day': 'day',
  'bad-amount': 'amount',
  'no-reference': 'reference',
  'long-reference': 'reference',
} as const

export type HandMoneyProblem = keyof typeof HAND_MONEY_FIELDS

/** Its receipt is numbered in the financial year of its day, so an older day is more likely a slip. */
const MAX_DAYS_AGO = 400

/** The same limit as for gifts. */
const MAX_BY_HAND: Paise = 1_000_000_00

export const LONGEST_REFERENCE = 100

/** What is wrong with money by hand, in the order of the form. */
export function handMoneyProblems({ method, day, amountMinor, reference }: HandMoney, today: Day) {
  return [
    ...(isHandMethod(method) ? [] : (['bad-method'] as const)),
    ...(isHandDay(day, today) ? [] : (['bad-day'] as const)),
    ...(isHandAmount(amountMinor) ? [] : (['bad-amount'] as const)),
    ...(hasReference({ method, reference }) ? [] : (['no-reference'] as const)),
    ...(reference.length > LONGEST_REFERENCE ? (['long-reference'] as const) : []),
  ]
}

export function isHandDay(day: string, today: Day): boolean {
  return isDay(day) && day <= today && day >= addDays(today, -MAX_DAYS_AGO)
}

export function isHandAmount(amountMinor: Paise): boolean {
  return Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= MAX_BY_HAND
}

/** Only cash needs none. */
export function hasReference({ method, reference }: Pick<HandMoney, 'method' | 'reference'>) {
  return !isHandMethod(method) || method === 'Cash' || reference.trim() !== ''
}

/**
 * What stays of a typed reference when its people are forgotten: the numbers of a bank, cheque or receipt
 * book. Words may be names, and ten digits may be somebody's phone.
 */
export function numberInReference(reference: string): string {
  const words = reference.split(/\s/)
  return words.filter((word) => /\d/.test(word) && !/@/.test(word) && !MOBILE.test(word)).join(' ')
}

const MOBILE = /^(\+?91)?[6-9]\d{9}$/

export const HAND_METHODS = ['Cash', 'UPI', 'Bank transfer', 'Cheque'] as const

export type HandMethod = (typeof HAND_METHODS)[number]

export const BACK_METHODS = ['Cash', 'UPI', 'Bank transfer'] as const satisfies HandMethod[]

export function isHandMethod(word: string): word is HandMethod {
  return HAND_METHODS.some((method) => method === word)
}

type StoredEntry = Entry & { id: string }

/** The entries that count: neither taken back nor themselves a taking back. */
export function activeEntries<Row extends StoredEntry>(entries: readonly Row[]): Row[] {
  const takenBack = new Set(entries.map(({ takes_back }) => takes_back))
  return entries.filter(({ id, takes_back }) => takes_back === null && !takenBack.has(id))
}

/** How much of one entry was given back: the newest money goes back first, as with refunds. */
export function givenBackOf(entries: readonly StoredEntry[], id: string): Paise {
  let leftMinor = sumEntries(entries).returnedMinor
  for (const entry of activeEntries(entries).toReversed()) {
    if (entry.kind !== 'received' || entry.given_back === 1) continue
    if (entry.id === id) return Math.min(leftMinor, entry.amount_minor)
    leftMinor = Math.max(0, leftMinor - entry.amount_minor)
  }
  return 0
}
