const HOUR_MS = 60 * 60_000

/** The most mails that strangers can cause to one mailbox in each period. */
const LIMITS = [
  { max: 5, withinMs: HOUR_MS },
  { max: 20, withinMs: 24 * HOUR_MS },
] as const

export const LONGEST_LIMIT_MS = Math.max(...LIMITS.map(({ withinMs }) => withinMs))

/** Mails share a limit. Links for signing in have their own: strangers must not keep staff from signing in. */
export type Limit = 'strangers' | 'sign-in'

/** The earliest time at which a limited mail may be sent, given when earlier ones were sent. */
export function nextMailAt(sent: readonly Date[], now: Date): Date {
  const newestFirst = sent.map(Number).sort((a, b) => b - a)
  const free = LIMITS.map(({ max, withinMs }) => {
    const counted = newestFirst[max - 1]
    return counted === undefined ? 0 : counted + withinMs
  })
  return new Date(Math.max(now.getTime(), ...free))
}

const LINKS_AT_ONCE = 5
/** Less than two minutes, because the mail has to be sent within that time. */
const LINK_PAUSE_MS = 90_000

/** Whether so many links were sent within an hour that one mail answers all requests that wait. */
export function areLinksMerged(sent: readonly Date[], now: Date): boolean {
  return linksWithinHour(sent, now).length >= LINKS_AT_ONCE
}

/** The earliest time at which a link for signing in may be sent: at once, or after a short pause. */
export function nextLinkAt(sent: readonly Date[], now: Date): Date {
  const newest = Math.max(...linksWithinHour(sent, now))
  return areLinksMerged(sent, now) ? new Date(Math.max(now.getTime(), newest + LINK_PAUSE_MS)) : now
}

/** Without those in the future: a wrong clock must not keep anybody out. */
function linksWithinHour(sent: readonly Date[], now: Date): number[] {
  return sent.map(Number).filter((at) => at <= now.getTime() && at > now.getTime() - HOUR_MS)
}
