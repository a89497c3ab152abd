import type { Entry, EntryKind } from './entry.ts'

/** Somebody who was let in although they were inside: perhaps two people with one ticket. */
export type CameInTwice = { first: Entry; again: Entry }

export type Presence = {
  state: 'not-yet' | 'in' | 'left'
  /** Since when, and at which door. Undefined for `not-yet`. */
  since: Entry | undefined
  /** When the person first came. */
  arrived: Entry | undefined
  twice: CameInTwice[]
}

/**
 * Where the holder of a ticket is, from everything that happened at all doors. Phones send late and in any
 * order, and some of it twice: the same entries always give the same answer.
 */
export function presenceOf(entries: readonly Entry[]): Presence {
  const presence: Presence = { state: 'not-yet', since: undefined, arrived: undefined, twice: [] }
  for (const entry of withoutUndone(inOrder(entries))) {
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

/** Each entry once, oldest first. What has the same time follows from one another: in, out, undo. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return [...byId.values()].sort(
    (a, b) => a.at - b.at || RANK[a.kind] - RANK[b.kind] || (a.id < b.id ? -1 : 1),
  )
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
