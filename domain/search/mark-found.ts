import { rankWord } from './rank-words.ts'
import { phoneKey, searchKey } from './search-key.ts'

export type Marked = { text: string; isFound: boolean }

/** A name, an address or a number in parts, of which those are marked that a typed word means. */
export function markFound(text: string, words: readonly string[]): Marked[] {
  return text
    .split(PARTS)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isFound: isMeant(part, words) }))
}

/** An e-mail address or a phone number is one part, and so is each word of a name and what is between them. */
const PARTS = /(\S{1,64}@\S{1,255}|\+?\d[\d\s-]{3,20}\d|[\p{L}\p{M}\p{N}]+)/u

function isMeant(part: string, words: readonly string[]): boolean {
  const stored = /^\+?\d[\d\s-]+$/.test(part) ? phoneKey(part) : searchKey(part)
  return words.some((typed) => rankWord(typed, stored) !== undefined)
}
