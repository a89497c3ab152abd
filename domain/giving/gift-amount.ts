import { type Paise, parseRupees, rupees } from '#domain/money.ts'
import { plainNumber } from '#domain/typed-number.ts'

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
