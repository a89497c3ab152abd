import { type Paise, parseRupees, rupees } from '#domain/money.ts'
import { plainNumber } from '#domain/typed-number.ts'
import type { Day } from '../days.ts'
import type { Language } from '../language.ts'

/** A gift as submitted, after the form's schema has validated it. */
export type GiftInput = {
  /** The code of the fund. */
  fund: string
  name: string
  email: string
  phone: string
  amountMinor: number
  /** The giver's tax number, where the church offers tax relief. */
  pan?: string | undefined
  /** Of the form that was filled in: its pages and mails follow it. */
  language: Language
  /** The idempotency key that the form carries. */
  submission?: string | undefined
}

export const SMALLEST_GIFT: Paise = rupees(1)
export const LARGEST_GIFT: Paise = rupees(10_00_000)

export type GiftAmountProblem = 'not-an-amount' | 'too-small' | 'too-large'

type GiftAmount = { ok: true; amountMinor: Paise } | { ok: false; problem: GiftAmountProblem }

/** Accepts whole rupees or rupees with two decimals. "1e9" is rejected, because a guess could be wrong. */
export function readGiftAmount(typed: string): GiftAmount {
  const text = plainNumber(typed) ?? ''
  const wellFormed = /^\d+(\.\d{2})?$/.test(text)
  const amountMinor = wellFormed ? parseRupees(text) : undefined
  if (wellFormed && amountMinor === undefined) return { ok: false, problem: 'too-large' }
  if (amountMinor === undefined) return { ok: false, problem: 'not-an-amount' }
  if (amountMinor < SMALLEST_GIFT) return { ok: false, problem: 'too-small' }
  if (amountMinor > LARGEST_GIFT) return { ok: false, problem: 'too-large' }
  return { ok: true, amountMinor }
}

/** The days of a month that people can choose. */
export const MONTHLY_DAYS: readonly number[] = Array.from({ length: 31 }, (_, index) => index + 1)

/** The next such day of a month after this one. A month that lacks it has its last day instead. */
export function nextMonthlyDay(wanted: number, after: Day): Day {
  const [year = 0, month = 1] = after.split('-').map(Number)
  const inThis = dayOfMonth(year, month, wanted)
  return inThis > after ? inThis : dayOfMonth(year, month + 1, wanted)
}

/** `month` counts from 1; the 13th is January of the next year. */
function dayOfMonth(year: number, month: number, wanted: number): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(wanted, last))).toISOString().slice(0, 10)
}
