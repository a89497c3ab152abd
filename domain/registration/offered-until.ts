import type { Hold } from './places.ts'

/** How long offered places are held. The mail says until when. */
export const OFFERED_FOR_HOURS = 48
export const OFFERED_FOR_MS = OFFERED_FOR_HOURS * 60 * 60_000

/** Who offers places: the office, or the site by itself. */
export const OFFERERS = ['office', 'sweep'] as const

type Held = { hold: Hold; held_until: string | null }
type Move = { source: string; to_hold: Hold }

/** Until when an offer is open. Undefined for places that are held because somebody registered. */
export function offeredUntil(
  { hold, held_until }: Held,
  moves: readonly Move[],
): string | undefined {
  return hold === 'held' && isOffer(moves) ? (held_until ?? undefined) : undefined
}

/** Whether the last of these moves was an offer. */
export function isOffer(moves: readonly Move[]): boolean {
  const last = moves.at(-1)
  return last?.to_hold === 'held' && OFFERERS.some((offerer) => offerer === last.source)
}
