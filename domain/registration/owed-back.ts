import type { Paise } from '#domain/money.ts'

type Repriced = {
  /** What the office was to give back before. */
  owedMinor: Paise
  paidMinor: Paise
  /** What was asked for it before and after, less reductions. */
  beforeMinor: Paise
  afterMinor: Paise
}

/**
 * What the office is to give back after a visitor's change of price. It grows by what the change makes
 * too much, and shrinks by what the new price needs.
 */
export function owedBack({ owedMinor, paidMinor, beforeMinor, afterMinor }: Repriced): Paise {
  const tooMuch = (askedMinor: Paise) => Math.max(paidMinor - askedMinor, 0)
  return Math.max(owedMinor + tooMuch(afterMinor) - tooMuch(beforeMinor), 0)
}
