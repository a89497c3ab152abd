import type { Day } from './days.ts'
import type { Language } from './language.ts'
import { type Paise, parseRupees, rupees, toDecimalText } from './money.ts'
import { plainNumber } from './typed-number.ts'

export type GiftInput = {
  fund: string
  name: string
  email: string
  phone: string
  amountMinor: number
  pan?: string | undefined
  language: Language
  submission?: string | undefined
}

export const SMALLEST_GIFT: Paise = rupees(1)
export const LARGEST_GIFT: Paise = rupees(10_00_000)

export type GiftAmountProblem = 'not-an-amount' | 'too-small' | 'too-large'

/** Accepts whole rupees or rupees with two decimals. "1e9" is rejected, because a guess could be wrong. */
export function readGiftAmount(
  typed: string,
): { ok: true; amountMinor: Paise } | { ok: false; problem: GiftAmountProblem } {
  const text = plainNumber(typed) ?? ''
  const wellFormed = /^\d+(\.\d{2})?$/.test(text)
  const amountMinor = wellFormed ? parseRupees(text) : undefined
  if (wellFormed && amountMinor === undefined) return { ok: false, problem: 'too-large' }
  if (amountMinor === undefined) return { ok: false, problem: 'not-an-amount' }
  if (amountMinor < SMALLEST_GIFT) return { ok: false, problem: 'too-small' }
  if (amountMinor > LARGEST_GIFT) return { ok: false, problem: 'too-large' }
  return { ok: true, amountMinor }
}

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

/** India's permanent account number for taxes: five letters, four digits, a letter. */
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/

export function readPan(typed: string): string | undefined {
  const pan = typed.replace(/[\s-]/g, '').toUpperCase()
  return PAN.test(pan) ? pan : undefined
}

/** "ABCDE1234F" → "********4F", for everything but receipts. */
export function maskPan(pan: string): string {
  return pan.replace(/.(?=.{2})/g, '*')
}

/**
 * A UPI payment link. Spaces are %20 and the @ is not encoded, because some UPI apps fail on what
 * URLSearchParams writes ("+" and "%40").
 */
export function upiLink(payment: {
  address: string
  payee: string
  asked?: { amountMinor: Paise; reference?: string; note?: string | undefined }
}): string {
  const { address, payee, asked } = payment
  const link = `upi://pay?pa=${address}&pn=${encodeURIComponent(payee)}&cu=INR`
  if (!asked) return link
  const { amountMinor, reference, note } = asked
  const more = { am: toDecimalText(amountMinor), tr: reference, tn: note }
  const said = Object.entries(more).map(([name, value]) =>
    value ? `&${name}=${encodeURIComponent(value)}` : '',
  )
  return link + said.join('')
}
