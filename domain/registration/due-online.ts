import type { Paise } from '#domain/money.ts'

type Asked = {
  /** Each person's part of what was quoted as due online. */
  sharesMinor: readonly Paise[]
  priceMinor: Paise
  reducedMinor: Paise
}

/** The amount due online: as quoted, but never more than the price after reductions. */
export function dueOnline({ sharesMinor, priceMinor, reducedMinor }: Asked): Paise {
  const quoted = sharesMinor.reduce((sum, share) => sum + share, 0)
  return Math.max(Math.min(quoted, priceMinor - reducedMinor), 0)
}
