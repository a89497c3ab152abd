import { oneLine } from '../plain-text.ts'
import { isLike, isNear } from '../search/rank-words.ts'
import { searchKey } from '../search/read-search.ts'
import { readTicketCode, type TicketState } from '../tickets.ts'

/** What happens at a door. `undo` takes back the last one of the same ticket. */
export const ENTRY_KINDS = ['in', 'out', 'undo'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

export const ENTRY_WAYS = ['scan', 'typed', 'search'] as const

export type EntryWay = (typeof ENTRY_WAYS)[number]

export type Entry = {
  id: string
  kind: EntryKind
  /** Milliseconds since 1970, by the server's clock. */
  at: number
  door: string
  takenBy?: string | undefined
}

export const LONGEST_TAKER = 80

export const LONGEST_WHY = 120

export type WalkIn = {
  name: string
  people: number
  mobile: string
  isPaid: boolean
}

export const LARGEST_WALK_IN = 50

export const MAX_ENTRIES = 200

/** So much of one day is stored; nobody goes in and out more often, and no phone sees more people. */
export const MAX_OF_TICKET = 20
export const MAX_OF_PHONE = 5_000

/** What a list calls an entry: enough of its id for the phone that made it, and short to send. */
export function shortEntryId(id: string): string {
  return id.slice(0, 8)
}

/**
 * When something happened, by our clock. A clock that was set since then gives a moment before the door was
 * opened or in the future: then only the time of receiving is known.
 */
export function entryMoment(entryTimes: {
  at: number
  /** How far the phone's clock is ahead of ours, measured when it sends. */
  aheadMs: number
  doorOpenedAt: number
  receivedAt: number
}): number {
  const { at, aheadMs, doorOpenedAt, receivedAt } = entryTimes
  const moment = at - aheadMs
  return moment < doorOpenedAt || moment > receivedAt ? receivedAt : moment
}

export const LONGEST_DOOR_NAME = 40

export function readDoorName(typed: string): string | undefined {
  const name = oneLine(typed).trim()
  return name !== '' && name.length <= LONGEST_DOOR_NAME ? name : undefined
}

export function phoneLabel({ volunteer, device }: { volunteer: string; device: string }): string {
  return volunteer === '' ? device : `${volunteer}’s phone`
}

/** A phone with a network is heard every few seconds. */
const SILENT_MINUTES = 10

export function silentMinutes(heardAt: number, now: number): number | undefined {
  const minutes = Math.floor((now - heardAt) / 60_000)
  return minutes >= SILENT_MINUTES ? minutes : undefined
}

/**
 * The code in what a camera or a hand scanner has read: a ticket's QR code is the address `/t/<code>`.
 * Also reads a code as people type it. Undefined for a poster, another address or half a code.
 */
export function scannedCode(text: string): string | undefined {
  const [, inAddress] = /^https?:\/\/[^/]+\/t\/([^/?#]+)$/i.exec(text.trim()) ?? []
  return readTicketCode(inAddress ?? text)
}

/** One ticket as a door's list has it: enough to greet its holder, and no more. */
export type Guest = {
  /** A digest of the ticket's code: a lost phone can't make tickets. */
  ticket: string
  first: string
  last: string
  age: number
  party: string
  /** The last four digits of the mobile number. */
  digits: string
  /** `moved`: it was on this list before. `replaced`: the person has another ticket. */
  state: TicketState | 'moved' | 'replaced'
  dueMinor: number
  room?: string | undefined
  note?: string | undefined
  /** Of a child: a digest of what is on its family's slip, once that was printed. */
  slip?: string | undefined
  /** What happened to it, as far as the server has heard. */
  entries: readonly Entry[]
}

/** How much of its SHA-256 a ticket's digest is: nobody finds another code with the same 96 bits. */
export const TICKET_DIGEST_BYTES = 12

export type GuestList = ReadonlyMap<string, Guest>

/** What has changed on a list: every guest whose digest begins with one of these letters. */
export type GuestChange = { letters: string; guests: readonly Guest[] }

/**
 * The list after a change. Whoever is missing was moved to another date, and stays known as such; but who had
 * not paid may have a ticket of their own now.
 */
export function changeGuestList(list: GuestList, { letters, guests }: GuestChange): GuestList {
  const next = new Map(list)
  for (const guest of list.values()) {
    if (!letters.includes(guest.ticket.slice(0, 1))) continue
    if (guest.state === 'unpaid') next.delete(guest.ticket)
    else next.set(guest.ticket, { ...guest, state: 'moved' })
  }
  for (const guest of guests) next.set(guest.ticket, guest)
  return next
}

const MAX_FOUND = 20

/** First whoever has a name that begins as it is typed, then those with another spelling of it or one slip. */
export function findGuests(list: GuestList, typed: string): Guest[] {
  const words = searchKey(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const isMeant = forgivingMatch()
  const found = [...list.values()].flatMap((guest) => {
    if (guest.state === 'replaced') return []
    const name = searchKey(nameOf(guest))
    const fits = (matches: typeof begins) =>
      words.every(
        (word) => guest.digits === word || name.split(' ').some((each) => matches(word, each)),
      )
    if (fits(begins)) return { guest, key: `0 ${name}` }
    return fits(isMeant) ? { guest, key: `1 ${name}` } : []
  })
  const inOrder = found.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, MAX_FOUND)
  return inOrder.map(({ guest }) => guest)
}

function begins(typed: string, name: string): boolean {
  return name.startsWith(typed)
}

/** Thousands of guests share a few hundred names, and each is asked about while somebody waits. */
function forgivingMatch() {
  const known = new Map<string, boolean>()
  return (typed: string, name: string): boolean => {
    const pair = `${typed} ${name}`
    const isMeant =
      known.get(pair) ?? (begins(typed, name) || isLike(typed, name) || isNear(typed, name))
    known.set(pair, isMeant)
    return isMeant
  }
}

function nameOf({ first, last }: Guest): string {
  return `${first} ${last}`
}
