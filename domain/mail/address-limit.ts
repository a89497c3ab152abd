const HOUR_MS = 60 * 60_000

/** The most mails of limited kinds to one mailbox in each period. */
const LIMITS = [
  { most: 5, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
] as const

export const LONGEST_LIMIT_MS = Math.max(...LIMITS.map(({ withinMs }) => withinMs))

/**
 * Kinds of mail that a stranger can't trigger for free: they follow a verified payment or refund, or
 * an action of the office. They are sent at once and don't count towards the limit. Every other kind
 * is limited, so a new kind is limited unless it is listed here.
 */
export const UNLIMITED_KINDS = [
  'gift-receipt',
  'registration-paid',
  'paid-twice',
  'paid-late',
  'refunded',
  'refunded-in-part',
  'place-offered',
  'staff-invitation',
  'registration-moved',
  'payment-recorded',
  'hand-gift-receipt',
  'attention',
  'office-summary',
] as const

export function isLimited(kind: string): boolean {
  return !UNLIMITED_KINDS.some((unlimited) => unlimited === kind)
}

/** The earliest time at which a limited mail may be sent, given when earlier ones were sent. */
export function nextMailAt(sent: readonly Date[], now: Date): Date {
  const newestFirst = sent.map(Number).sort((a, b) => b - a)
  const free = LIMITS.map(({ most, withinMs }) => {
    const counted = newestFirst[most - 1]
    return counted === undefined ? 0 : counted + withinMs
  })
  return new Date(Math.max(now.getTime(), ...free))
}
