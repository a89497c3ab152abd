import { searchKey } from './search-key.ts'

/** The words of a name, in the form in which they are stored for searching. */
export function searchWords(text: string): string[] {
  return searchKey(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
}

/** "K.S.Rao" is three words, and "Anne-Marie" two. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
