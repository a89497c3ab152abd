/**
 * Text in the letters that a PDF's built-in fonts have: Latin, without rare marks. Undefined where it
 * has others, which would be printed as wrong ones.
 */
export function latinLetters(text: string): string | undefined {
  const plain = [...text].map(withoutRareMarks).join('')
  return PRINTABLE.test(plain) ? plain : undefined
}

function withoutRareMarks(letter: string): string {
  if (PRINTABLE.test(letter)) return letter
  return letter.normalize('NFD').replace(UNSEEN, '')
}

/** Marks of letters, and signs that only say how text runs. */
const UNSEEN = /[\p{M}\p{Cf}]/gu

/** The letters of Windows-1252. */
const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/
