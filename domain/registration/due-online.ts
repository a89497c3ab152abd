import type { Paise } from '#domain/money.ts'
import type { MoneySums } from '#domain/standing.ts'

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

type Received = MoneySums & {
  priceMinor: Paise
  reducedMinor: Paise
  /** What was quoted as due online. */
  quotedMinor: Paise
}

/**
 * What a payer is asked for online now. Until something was received, what was quoted, which may be a
 * part of the price. From then on the whole rest.
 */
export function dueOnlineNext(account: Received): Paise {
  const { priceMinor, reducedMinor, quotedMinor, receivedMinor, returnedMinor } = account
  const keptMinor = receivedMinor - returnedMinor
  return keptMinor > 0 ? Math.max(priceMinor - reducedMinor - keptMinor, 0) : quotedMinor
}
