import { foldName } from './fold-name.ts'

/**
 * What is left of a word, and of its fold, without each of its letters. Two words are one slip apart only
 * if these, or the words themselves, have something in common.
 */
export function slipKeys(word: string): string[] {
  return [...new Set([word, foldName(word)].filter(isForgiven).flatMap(withoutOneLetter))]
}

/** Shorter words have too many neighbours. Longer ones would fill the index, and no name is so long. */
export function isForgiven(word: string): boolean {
  const { length } = [...word]
  return length >= 4 && length <= 20 && isName(word)
}

/** Numbers and e-mail addresses have one spelling. */
export function isName(word: string): boolean {
  return !/[\d@]/.test(word)
}

function withoutOneLetter(word: string): string[] {
  const letters = [...word]
  return letters.map((_, index) => letters.toSpliced(index, 1).join(''))
}
