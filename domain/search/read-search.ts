import { readNumber, type TypedNumber } from './read-number.ts'
import { phoneKey, searchKey } from './search-key.ts'
import { searchWords } from './search-words.ts'

/** What somebody typed into a search. At least one of the two is there. */
export type Search = {
  /** The record with this number is found beside those with the words. */
  number: TypedNumber | undefined
  /** All of them must be found. */
  words: readonly string[]
}

/** Undefined when there is nothing to search for. */
export function readSearch(typed: string): Search | undefined {
  const text = typed.slice(0, MAX_LETTERS)
  const number = readNumber(text)
  const words = number?.isSure ? [] : readWords(text).slice(0, MAX_WORDS)
  return number?.isSure || words.length > 0 ? { number, words } : undefined
}

export const MAX_LETTERS = 100
const MAX_WORDS = 6

function readWords(text: string): string[] {
  // "+91 98765-43210" is one number, however it is grouped.
  const grouped = text.replaceAll(PHONE, (digits) => ` ${digits.replaceAll(/\D/g, '')} `)
  const words = grouped.split(/\s+/).flatMap((part) => {
    if (part.includes('@')) return [searchKey(part)]
    return /^\d{10,}$/.test(part) ? [phoneKey(part)] : searchWords(part)
  })
  return [...new Set(words)].filter((word) => !/[\p{Cc}\p{Cs}]/u.test(word))
}

const PHONE = /(?<!\S)\+?\d[\d\s().-]*\d(?!\S)/g
