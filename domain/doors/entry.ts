/** What happens at a door. `undo` takes back the last one of the same ticket. */
export const ENTRY_KINDS = ['in', 'out', 'undo'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** How the ticket was found. */
export const ENTRY_WAYS = ['scan', 'typed', 'search'] as const

export type EntryWay = (typeof ENTRY_WAYS)[number]

/** Something that happened to one ticket at a door. */
export type Entry = {
  id: string
  kind: EntryKind
  /** Milliseconds since 1970, by the server's clock. */
  at: number
  /** The door's name. */
  door: string
  /** Who took a child that went out. */
  takenBy?: string | undefined
}

/** A name, or what somebody writes in its place. */
export const LONGEST_TAKER = 80

/** Why a child is handed over without the code. */
export const LONGEST_WHY = 120

/** At most so many entries are sent in one go. */
export const MAX_ENTRIES = 200

/** So much of one day is stored; nobody goes in and out more often, and no phone sees more people. */
export const MAX_OF_TICKET = 20
export const MAX_OF_PHONE = 5_000

/** What a list calls an entry: enough of its id for the phone that made it, and short to send. */
export function shortEntryId(id: string): string {
  return id.slice(0, 8)
}

type Sent = {
  /** By the phone's clock. */
  at: number
  /** How far the phone's clock is ahead of ours, measured when it sends. */
  aheadMs: number
  doorOpenedAt: number
  receivedAt: number
}

/**
 * When something happened, by our clock. A clock that was set since then gives a moment before the door was
 * opened or in the future: then only the time of receiving is known.
 */
export function entryMoment({ at, aheadMs, doorOpenedAt, receivedAt }: Sent): number {
  const moment = at - aheadMs
  return moment < doorOpenedAt || moment > receivedAt ? receivedAt : moment
}
