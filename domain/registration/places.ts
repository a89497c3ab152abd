import type { Paise } from '../money.ts'
import type { ResidentialType } from './price.ts'

/** How many people a conference takes, and how many of them residential. No limit where absent. */
export type Capacity = { people?: number | undefined; residential?: number | undefined }

/**
 * The state of a registration's places.
 *
 * - `held`: reserved until it is paid or, if free, until the link in its mail is used
 * - `confirmed`: paid, or nothing is due online
 * - `released`: not paid or kept in time, or refunded; the places are free for others
 * - `waiting`: on the waiting list, because there were no places; the office may promote it
 * - `cancelled`: cancelled by the office or the visitor; only the office restores it
 */
export const HOLDS = ['held', 'confirmed', 'released', 'waiting', 'cancelled'] as const

export type Hold = (typeof HOLDS)[number]

export type Party = { people: number; residential: ResidentialType }

export type PlacesHeld = { people: number; residential: number }

/** Places that are left; undefined where there is no limit, never negative. */
export type PlacesLeft = { people: number | undefined; residential: number | undefined }

export type Shortage = { kind: 'people' | 'residential'; left: number; wanted: number }

export function takesPlaces(hold: Hold): boolean {
  return hold === 'held' || hold === 'confirmed'
}

export function placesLeft(capacity: Capacity, held: PlacesHeld): PlacesLeft {
  const people = left(capacity.people, held.people)
  const beds = left(capacity.residential, held.residential)
  // A residential guest needs a seat in the hall as well as a bed.
  const residential = beds === undefined ? people : Math.min(beds, people ?? beds)
  return { people, residential }
}

/** A party is never split. */
export function shortageFor(party: Party, places: PlacesLeft): Shortage | undefined {
  const { people: wanted, residential } = party
  const kinds =
    residential === 'Residential' ? (['people', 'residential'] as const) : (['people'] as const)
  for (const kind of kinds) {
    const left = places[kind]
    if (left !== undefined && wanted > left) return { kind, left, wanted }
  }
  return undefined
}

function left(capacity: number | undefined, held: number): number | undefined {
  return capacity === undefined ? undefined : Math.max(capacity - held, 0)
}

/**
 * What becomes of the places of a restored registration. Who waited waits again. Who has paid, or had a
 * confirmed place without paying, has it again. Everybody else pays first, also who got everything back.
 */
export function restoredHold(cancelled: {
  before: Hold
  askedMinor: Paise
  receivedMinor: Paise
  returnedMinor: Paise
}): 'confirmed' | 'held' | 'waiting' {
  const { before, askedMinor, receivedMinor, returnedMinor } = cancelled
  if (receivedMinor > returnedMinor) return 'confirmed'
  if (before === 'waiting') return 'waiting'
  const wasUnpaid = before === 'confirmed' && receivedMinor === 0
  return wasUnpaid || askedMinor <= 0 ? 'confirmed' : 'held'
}

/** Whether a free registration has kept its places: `run-out` when the link in its mail was not used in time. */
export type Keeping = 'held' | 'kept' | 'run-out' | 'cancelled'

/** A registration with such a link once held places, so one that is `waiting` now has lost them. */
export const KEEPING: Record<Hold, Keeping> = {
  held: 'held',
  confirmed: 'kept',
  released: 'run-out',
  waiting: 'run-out',
  cancelled: 'cancelled',
}

/** `paid-late`: its places had been released before. `expired`: it was not paid in time. */
export function placesOutcome({ hold, receivedMinor, returnedMinor }: MoneySums & { hold: Hold }) {
  if (takesPlaces(hold)) return 'has-places'
  if (hold === 'cancelled') return hold
  if (receivedMinor > 0) return receivedMinor > returnedMinor ? 'paid-late' : 'refunded'
  return hold === 'waiting' ? hold : 'expired'
}

export const OFFERED_FOR_HOURS = 48
export const OFFERED_FOR_MS = OFFERED_FOR_HOURS * 60 * 60_000

export const OFFERERS = ['office', 'sweep'] as const

type Move = { source: string; to_hold: Hold }

/** Until when an offer is open. Undefined for places that are held because somebody registered. */
export function offeredUntil(
  { hold, held_until }: { hold: Hold; held_until: string | null },
  moves: readonly Move[],
): string | undefined {
  return hold === 'held' && isOffer(moves) ? (held_until ?? undefined) : undefined
}

export function isOffer(moves: readonly Move[]): boolean {
  const last = moves.at(-1)
  return last?.to_hold === 'held' && OFFERERS.some((offerer) => offerer === last.source)
}

/**
 * Where a registration or a gift stands. Every page, mail and export shows these words.
 *
 * - `Waiting`: on the waiting list, with nothing to pay yet
 * - `Not paid`: nothing was received
 * - `Part paid`: some of the price was received
 * - `Paid`: all of it was received, or it costs nothing
 * - `Overpaid`: more than the price was received
 * - `Refunded`: everything received went back, or is on its way
 * - `Cancelled`: cancelled, whether its money was refunded or not
 * - `Expired`: not paid in time, so its places were released
 */
export const STANDINGS = [
  'Waiting',
  'Not paid',
  'Part paid',
  'Paid',
  'Overpaid',
  'Refunded',
  'Cancelled',
  'Expired',
] as const

export type Standing = (typeof STANDINGS)[number]

/**
 * Who comes: every page, list, sheet, export, mail and phone counts the people of a date by this alone.
 *
 * - `coming`: their places are confirmed or paid for, also in part
 * - `offered`: places are held for them until they pay or say that they come
 * - `waiting`: on the waiting list
 * - `cancelled`: cancelled, refunded, expired, or paid when the places were gone
 */
export const WHO = ['coming', 'offered', 'waiting', 'cancelled'] as const

export type Who = (typeof WHO)[number]

/** `WHO_COMES` (`database/who-comes.ts`) says the same to the databases. */
export function whoComes(registration: {
  hold: Hold
  standing: Standing
  received_minor: Paise
  returned_minor: Paise
}): Who {
  const { hold, standing, received_minor, returned_minor } = registration
  if (hold === 'waiting' || hold === 'cancelled') return hold
  if (hold === 'released' || standing === 'Refunded') return 'cancelled'
  return hold === 'confirmed' || received_minor > returned_minor ? 'coming' : 'offered'
}

/** What is on its way back, and since when. Only the provider's word makes it given back. */
export type Coming = { amountMinor: Paise; since: string }

export type MoneySums = {
  receivedMinor: Paise
  /** What was given back of it, with what is on its way: that counts as given back. */
  returnedMinor: Paise
  coming?: Coming | undefined
}

type AccountFacts = MoneySums & {
  priceMinor: Paise
  reducedMinor?: Paise | undefined
  hold?: Hold | undefined
}

/** The amount due is the price, less reductions and what was received, plus what was given back. */
export function accountOf(facts: AccountFacts) {
  const standing = standingOf(facts)
  const paidMinor = facts.receivedMinor - facts.returnedMinor
  const leftMinor = askedOf(facts) - paidMinor
  return {
    standing,
    paidMinor,
    dueMinor: OWES.has(standing) ? leftMinor : 0,
    excessMinor: standing === 'Overpaid' ? -leftMinor : 0,
    coming: facts.coming,
  }
}

export type Account = ReturnType<typeof accountOf>

/**
 * - `coming`: on its way back
 * - `held`: the money of a cancelled registration, which is neither refunded nor kept by anybody's word yet
 */
export type MoneyState =
  | ({ says: 'coming' } & Coming)
  | { says: 'held' | 'too-much' | 'due'; amountMinor: Paise }
  | { says: 'nothing-due' }

export function moneyStates({ standing, paidMinor, ...account }: Account): MoneyState[] {
  const { coming, dueMinor, excessMinor } = account
  const states: MoneyState[] = coming ? [{ says: 'coming', ...coming }] : []
  const isHeld = standing === 'Cancelled' && paidMinor > 0
  if (isHeld) states.push({ says: 'held', amountMinor: paidMinor })
  else if (excessMinor > 0) states.push({ says: 'too-much', amountMinor: excessMinor })
  else if (dueMinor > 0) states.push({ says: 'due', amountMinor: dueMinor })
  return states.length > 0 ? states : [{ says: 'nothing-due' }]
}

function askedOf({ priceMinor, reducedMinor = 0 }: AccountFacts): Paise {
  return priceMinor - reducedMinor
}

/** `Waiting` owes nothing, because it has no place to pay for; `Expired` does, because it may still be paid. */
const OWES: ReadonlySet<Standing> = new Set(['Not paid', 'Part paid', 'Expired'])

function standingOf(facts: AccountFacts): Standing {
  const { receivedMinor, returnedMinor, hold } = facts
  const askedMinor = askedOf(facts)
  const paidMinor = receivedMinor - returnedMinor
  if (hold === 'cancelled') return 'Cancelled'
  if (hold === 'waiting' && receivedMinor === 0) return 'Waiting'
  // Somebody who got everything back doesn't attend, and owes nothing, unless places are held anew.
  const hasPlaces = hold !== undefined && takesPlaces(hold)
  // While it is on its way its places are not free yet, and nobody asks for the money again.
  const isLeaving = hold === 'confirmed' && facts.coming !== undefined
  if (receivedMinor > 0 && paidMinor <= 0 && (!hasPlaces || isLeaving)) return 'Refunded'
  if (paidMinor > askedMinor) return 'Overpaid'
  if (paidMinor === askedMinor) return 'Paid'
  if (paidMinor > 0) return 'Part paid'
  return hold === 'released' ? 'Expired' : 'Not paid'
}
