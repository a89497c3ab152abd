const HOUR_MS = 60 * 60_000

/** How many mails that strangers can cause go to one address within each length of time. */
const LIMITS = [
  { most: 5, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
] as const

export const LONGEST_LIMIT_MS = Math.max(...LIMITS.map(({ withinMs }) => withinMs))

/**
 * Kinds of mail that nobody can cause for free: verified money has come or gone back, or the office has
 * done something. They are always sent at once and do not count. Every other kind is limited.
 */
export const UNLIMITED_KINDS = [
  'gift-receipt',
  'registration-paid',
  'paid-twice',
  'paid-late',
  'refunded',
  'refunded-in-part',
  'place-offered',
  'registration-cancelled',
] as const

export function isLimited(kind: string): boolean {
  return !UNLIMITED_KINDS.some((unlimited) => unlimited === kind)
}

/** When the next limited mail may go to an address, by when the earlier ones went: now, or later. */
export function nextMailAt(sent: readonly Date[], now: Date): Date {
  const newestFirst = sent.map(Number).sort((a, b) => b - a)
  const free = LIMITS.map(({ most, withinMs }) => {
    const counted = newestFirst[most - 1]
    return counted === undefined ? 0 : counted + withinMs
  })
  return new Date(Math.max(now.getTime(), ...free))
}
