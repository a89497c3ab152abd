import { formatRupees, type Paise, parseRupees, rupees } from '#domain/money.ts'

const SMALLEST_GIFT: Paise = rupees(1)
const LARGEST_GIFT: Paise = rupees(10_00_000)

type GiftAmount = { ok: true; amountMinor: Paise } | { ok: false; problem: string }

/** Accepts whole rupees or rupees with two decimals. "1,000" and "1e9" are rejected, because a guess could be wrong. */
export function readGiftAmount(text: string): GiftAmount {
  const wellFormed = /^\d+(\.\d{2})?$/.test(text)
  const amountMinor = wellFormed ? parseRupees(text) : undefined
  if (wellFormed && amountMinor === undefined) return { ok: false, problem: TOO_LARGE }
  if (amountMinor === undefined) return { ok: false, problem: NOT_AN_AMOUNT }
  if (amountMinor < SMALLEST_GIFT) return { ok: false, problem: TOO_SMALL }
  if (amountMinor > LARGEST_GIFT) return { ok: false, problem: TOO_LARGE }
  return { ok: true, amountMinor }
}

const NOT_AN_AMOUNT = 'Amount must be in rupees, in digits only, such as 500 or 500.50'
const TOO_SMALL = `Amount must be at least ${formatRupees(SMALLEST_GIFT)}`
const TOO_LARGE = `Amount must be at most ${formatRupees(LARGEST_GIFT)}`
