import { searchKey } from '#domain/search/search-key.ts'
import type { Guest, GuestList } from './guest.ts'

const MOST_FOUND = 20

/** Guests by the beginnings of their names, or by the last four digits of the mobile number. */
export function findGuests(list: GuestList, typed: string): Guest[] {
  const words = searchKey(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const found = [...list.values()].filter((guest) => fits(guest, words))
  return found.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).slice(0, MOST_FOUND)
}

function fits(guest: Guest, words: readonly string[]): boolean {
  const names = searchKey(nameOf(guest)).split(' ')
  return words.every((word) => guest.digits === word || names.some((name) => name.startsWith(word)))
}

function nameOf({ first, last }: Guest): string {
  return `${first} ${last}`
}
