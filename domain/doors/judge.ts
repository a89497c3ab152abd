import type { Entry } from './entry.ts'
import type { Guest, GuestList } from './guest.ts'
import { type Presence, presenceOf } from './presence.ts'

/** What a door says to a ticket. */
export type Verdict =
  | { answer: 'welcome'; guest: Guest }
  | { answer: 'already-in' | 'left'; guest: Guest; since: Entry }
  | { answer: 'not-valid'; guest: Guest; why: Exclude<Guest['state'], 'valid'> }
  /** What was scanned or typed is no ticket's code. */
  | { answer: 'no-ticket' }
  /** `noted`: this door has let it in before. */
  | { answer: 'not-listed'; noted: Entry | undefined }

type Asked = {
  list: GuestList
  /** What happened at this door, by ticket, whether the server has heard of it or not. */
  own: OwnEntries
  /** The digest of the code. Undefined when it can't be a code. */
  ticket: string | undefined
}

export type OwnEntries = ReadonlyMap<string, readonly Entry[]>

/** The one rule by which phones and the server let somebody in. */
export function judge({ list, own, ticket }: Asked): Verdict {
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

/** Where a guest is, by the list and this door's own entries. */
export function presenceIn(guest: Guest, own: OwnEntries): Presence {
  // The server's times are the better ones: they come last, and so replace the phone's.
  return presenceOf([...(own.get(guest.ticket) ?? []), ...guest.entries])
}

/** Everybody of the same registration who may come in, in the order of the list. */
export function partyOf(list: GuestList, { party, ticket }: Guest): Guest[] {
  return [...list.values()].filter(
    (each) => each.party === party && (each.state === 'valid' || each.ticket === ticket),
  )
}
