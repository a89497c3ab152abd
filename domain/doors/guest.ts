import { searchKey } from '#domain/search/search-key.ts'
import type { TicketState } from '#domain/tickets/ticket-state.ts'
import type { Entry } from './entry.ts'

/** One ticket as a door's list has it: enough to greet its holder, and no more. */
export type Guest = {
  /** A digest of the ticket's code: a lost phone can't make tickets. */
  ticket: string
  first: string
  last: string
  age: number
  /** What the people of one registration have in common. */
  party: string
  /** The last four digits of the mobile number. */
  digits: string
  /** `moved`: it was on this list before. `replaced`: the person has another ticket. */
  state: TicketState | 'moved' | 'replaced'
  /** What the whole party has still to pay. */
  dueMinor: number
  /** Where they sleep, once the rooms are published. */
  room?: string | undefined
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

/** The list after a change. Whoever is missing was moved to another date, and stays known as such. */
export function changeGuestList(list: GuestList, { letters, guests }: GuestChange): GuestList {
  const next = new Map(list)
  for (const guest of list.values()) {
    if (letters.includes(guest.ticket.slice(0, 1)))
      next.set(guest.ticket, { ...guest, state: 'moved' })
  }
  for (const guest of guests) next.set(guest.ticket, guest)
  return next
}

const MAX_FOUND = 20

/** Guests by the beginnings of their names, or by the last four digits of the mobile number. */
export function findGuests(list: GuestList, typed: string): Guest[] {
  const words = searchKey(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const found = [...list.values()].filter(
    (guest) => guest.state !== 'replaced' && fits(guest, words),
  )
  return found.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).slice(0, MAX_FOUND)
}

function fits(guest: Guest, words: readonly string[]): boolean {
  const names = searchKey(nameOf(guest)).split(' ')
  return words.every((word) => guest.digits === word || names.some((name) => name.startsWith(word)))
}

function nameOf({ first, last }: Guest): string {
  return `${first} ${last}`
}
