import type { Paise } from '#domain/money.ts'

/** Nobody is asked for Rs. 10 again. */
const MAX_FORGIVEN: Paise = 10_00

type Accepted = {
  askedMinor: Paise
  /** What was taken instead, and accepted. */
  receivedMinor: Paise
  /** What is still due after it, also for other reasons. */
  dueMinor: Paise
}

/** By how much the price is reduced when a slightly smaller amount than was asked for is accepted. */
export function forgivenDifference({ askedMinor, receivedMinor, dueMinor }: Accepted): Paise {
  const missingMinor = askedMinor - receivedMinor
  if (missingMinor <= 0 || missingMinor > MAX_FORGIVEN) return 0
  return Math.max(Math.min(missingMinor, dueMinor), 0)
}
