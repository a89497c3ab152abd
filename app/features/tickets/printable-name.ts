/**
 * A name in the letters that the PDF's built-in fonts have: Latin, without rare marks. Empty for other
 * scripts, whose letters would be printed as wrong ones; the code is enough to be let in, and the page
 * has the name.
 */
export function printableName(name: string): string {
  const plain = [...name.normalize('NFC')].map(withoutRareMarks).join('')
  return PRINTABLE.test(plain) ? plain : ''
}

function withoutRareMarks(letter: string): string {
  return PRINTABLE.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')
}

const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ff]*$/
