/**
 * A name in the letters that the PDF's built-in fonts have: Latin, without rare marks. Empty for other
 * scripts, whose letters would be printed as wrong ones; the code is enough to be let in, and the page
 * has the name. Fonts for Indian scripts don't help: @react-pdf 4.9 loses the last letter of सिंह, and
 * fails on Malayalam and Telugu names in Noto Sans.
 */
export function printableName(name: string): string {
  const plain = [...name.normalize('NFC')].map(withoutRareMarks).join('')
  return PRINTABLE.test(plain) ? plain : ''
}

function withoutRareMarks(letter: string): string {
  return PRINTABLE.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')
}

const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ff]*$/
