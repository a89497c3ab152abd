/**
 * The form in which names and e-mail addresses are stored for searching, and in which a search is
 * compared with them: lower case, without accents and spaces at the ends.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, keepIndicSigns)
    .toLowerCase()
    .trim()
}

/** Vowel signs of Indian scripts are marks too, but they are letters of the word, not accents. */
function keepIndicSigns(mark: string): string {
  return LATIN_ACCENT.test(mark) ? '' : mark
}

const LATIN_ACCENT = /[\u0300-\u036f]/

/** A phone number's last ten digits: the number without its country code. */
export function phoneKey(text: string): string {
  return text.replace(/\D/g, '').slice(-10)
}

/** The words of a name, in the form in which they are stored for searching. */
export function searchWords(text: string): string[] {
  return searchKey(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
}

/** "K.S.Rao" is three words, and "Anne-Marie" two. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
