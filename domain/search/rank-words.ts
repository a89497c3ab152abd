import { phoneKey, searchKey } from './read-search.ts'
import { foldName, foldStem, isForgiven, isName, LAST_DIGITS, SHORT } from './word-forms.ts'

/** From the best: as it was typed, in another usual spelling or longer, with one slip. */
export type Rank = 0 | 1 | 2

/** Undefined when a word is missing from the record. */
export function rankWords(
  words: readonly string[],
): (stored: readonly string[]) => Rank | undefined {
  // Thousands of records share a few hundred names, and nobody's address or number.
  const known = words.map(() => new Map<string, Rank | undefined>())
  const rank = (typed: string, index: number, stored: string) => {
    if (!isName(stored)) return rankWord(typed, stored)
    if (!known[index]?.has(stored)) known[index]?.set(stored, rankWord(typed, stored))
    return known[index]?.get(stored)
  }
  return (stored) =>
    words
      .map((typed, index) => best(stored.map((word) => rank(typed, index, word))))
      .reduce<Rank | undefined>(worse, 0)
}

function rankWord(typed: string, stored: string): Rank | undefined {
  if (typed === stored) return 0
  if (isLike(typed, stored)) return 1
  return isNear(typed, stored) ? 2 : undefined
}

function best(ranks: readonly (Rank | undefined)[]): Rank | undefined {
  return ([0, 1, 2] as const).find((rank) => ranks.includes(rank))
}

function worse(one: Rank | undefined, other: Rank | undefined): Rank | undefined {
  if (one === undefined || other === undefined) return undefined
  return one > other ? one : other
}

export function isLike(typed: string, stored: string): boolean {
  if (typed.length <= SHORT) return typed === stored
  if (stored.startsWith(typed)) return true
  if (LAST_DIGITS.test(typed)) return /^\d+$/.test(stored) && stored.endsWith(typed)
  if (!isName(typed) || !isName(stored)) return false
  const fold = foldName(stored)
  return foldName(typed) === fold || (isForgiven(typed) && fold.startsWith(foldStem(typed)))
}

/** Whether one slip, in a word of four letters or more, makes one of the other. */
export function isNear(typed: string, stored: string): boolean {
  if (!isName(stored) || !isForgiven(typed)) return false
  const fold = foldName(typed)
  return isOneSlipAway(typed, stored) || (isForgiven(fold) && isOneSlipAway(fold, foldName(stored)))
}

export function markFound(text: string, words: readonly string[]) {
  return text
    .split(PARTS)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isFound: isMeant(part, words) }))
}

/** An e-mail address or a phone number is one part, and so is each word of a name and what is between them. */
const PARTS = /((?<!\S)\S{1,64}@\S{1,255}|\+?\d[\d\s-]{3,20}\d|[\p{L}\p{M}\p{N}]+)/u

function isMeant(part: string, words: readonly string[]): boolean {
  const stored = /^\+?\d[\d\s-]+$/.test(part) ? phoneKey(part) : searchKey(part)
  return words.some((typed) => rankWord(typed, stored) !== undefined)
}

/** Whether one letter more, less or other, or two neighbours exchanged, makes one of the other. */
export function isOneSlipAway(typed: string, known: string): boolean {
  let same = 0
  while (same < known.length && typed[same] === known[same]) same++
  const rest = { typed: typed.slice(same), known: known.slice(same) }
  const [first = '', second = ''] = rest.typed
  const exchanged = second + first + rest.typed.slice(2)
  return [
    [rest.typed.slice(1), rest.known],
    [rest.typed, rest.known.slice(1)],
    [rest.typed.slice(1), rest.known.slice(1)],
    [exchanged, rest.known],
  ].some(([one, other]) => one === other)
}
