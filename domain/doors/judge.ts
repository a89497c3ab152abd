import type { Entry, EntryKind, Guest, GuestList } from './entry.ts'

export type Verdict =
  | { answer: 'welcome'; guest: Guest }
  | { answer: 'already-in' | 'left'; guest: Guest; since: Entry }
  | { answer: 'not-valid'; guest: Guest; why: Exclude<Guest['state'], 'valid'> }
  | { answer: 'no-ticket' }
  /** `noted`: this door has let it in before. */
  | { answer: 'not-listed'; noted: Entry | undefined }

export type OwnEntries = ReadonlyMap<string, readonly Entry[]>

/** The one rule by which phones and the server let somebody in. */
export function judge(doorQuestion: {
  list: GuestList
  /** What happened at this door, by ticket, whether the server has heard of it or not. */
  own: OwnEntries
  /** The digest of the code. Undefined when it can't be a code. */
  ticket: string | undefined
}): Verdict {
  const { list, own, ticket } = doorQuestion
  if (ticket === undefined) return { answer: 'no-ticket' }
  const guest = list.get(ticket)
  if (!guest) return { answer: 'not-listed', noted: presenceOf(own.get(ticket) ?? []).since }
  const { state, since } = presenceIn(guest, own)
  // Whoever is inside is said to be so first: a ticket that was cancelled since is the office's matter.
  if (state === 'in' && since) return { answer: 'already-in', guest, since }
  if (guest.state !== 'valid') return { answer: 'not-valid', guest, why: guest.state }
  if (state === 'left' && since) return { answer: 'left', guest, since }
  return { answer: 'welcome', guest }
}

/** Where a guest is, by the list and this phone's own entries. */
export function presenceIn({ ticket, entries }: Guest, own: OwnEntries): Presence {
  const mine = new Map(own.get(ticket)?.map((entry) => [entry.id, entry]))
  // The server's times are the better ones, and the phone knows best what it did first.
  const heard = new Map(entries.map((entry) => [entry.id, entry]))
  const both = [...mine.values()].map((entry) => {
    return { ...(heard.get(entry.id) ?? entry), phoneAt: entry.at }
  })
  return presenceOf([...entries.filter(({ id }) => !mine.has(id)), ...inPhoneOrder(both)])
}

/**
 * Entries of one phone and one ticket at moments that have the order of that phone's own clock. The time that a
 * message takes, or a clock that can't be believed, makes a moment too late and never too early: so each entry
 * happened before the next one.
 */
export function inPhoneOrder<Timed extends Entry & { phoneAt: number }>(
  entries: readonly Timed[],
): Timed[] {
  let later: Timed | undefined
  return entries
    .toSorted(
      (a, b) =>
        b.phoneAt - a.phoneAt ||
        RANK[b.kind] - RANK[a.kind] ||
        b.at - a.at ||
        (a.id < b.id ? 1 : -1),
    )
    .map((entry) => {
      const last = later ? later.at - Number(entry.phoneAt < later.phoneAt) : entry.at
      later = { ...entry, at: Math.min(entry.at, last) }
      return later
    })
}

export function partyOf(list: GuestList, { party, ticket }: Guest): Guest[] {
  return [...list.values()].filter(
    (each) => each.party === party && (each.state === 'valid' || each.ticket === ticket),
  )
}

export type Presence = {
  state: 'not-yet' | 'in' | 'left'
  /** Since when, and at which door. Undefined for `not-yet`. */
  since: Entry | undefined
  arrived: Entry | undefined
  /** When they were let in although they were inside: perhaps two people with one ticket. */
  twice: { first: Entry; again: Entry }[]
}

/**
 * Where the holder of a ticket is, from everything that happened at all doors. Phones send late and in any
 * order: the same entries always give the same answer.
 */
export function presenceOf(entries: readonly Entry[]): Presence {
  const presence: Presence = { state: 'not-yet', since: undefined, arrived: undefined, twice: [] }
  for (const entry of withoutUndone(entries.toSorted(compareEntries))) {
    if (entry.kind === 'out') {
      presence.state = 'left'
      presence.since = entry
    } else if (presence.state === 'in' && presence.since) {
      presence.twice.push({ first: presence.since, again: entry })
    } else {
      presence.state = 'in'
      presence.since = entry
      presence.arrived ??= entry
    }
  }
  return presence
}

/** Oldest first. What has the same time follows from one another: in, out, undo. */
function compareEntries(a: Entry, b: Entry): number {
  return a.at - b.at || RANK[a.kind] - RANK[b.kind] || (a.id < b.id ? -1 : 1)
}

const RANK: Record<EntryKind, number> = { in: 0, out: 1, undo: 2 }

/** An undo takes back the last entry of its own door: another door may have let the same ticket in. */
function withoutUndone(entries: readonly Entry[]): Entry[] {
  const standing: Entry[] = []
  for (const entry of entries) {
    if (entry.kind !== 'undo') {
      standing.push(entry)
      continue
    }
    const own = standing.findLastIndex(({ door }) => door === entry.door)
    standing.splice(own === -1 ? standing.length - 1 : own, 1)
  }
  return standing
}

const QUARTER_MS = 15 * 60_000

export function countArrivals(arrived: readonly Pick<Entry, 'at' | 'door'>[]) {
  const quarters = Map.groupBy(arrived, ({ at }) => at - (at % QUARTER_MS))
  return [...quarters]
    .map(([from, entries]) => ({ from, byDoor: countByDoor(entries), people: entries.length }))
    .sort((a, b) => a.from - b.from)
}

export function countByDoor(entries: readonly Pick<Entry, 'door'>[]): ReadonlyMap<string, number> {
  const doors = Map.groupBy(entries, ({ door }) => door)
  return new Map([...doors].map(([door, all]) => [door, all.length]))
}
