import { foldName, foldStem } from './fold-name.ts'
import { isForgiven, isName, slipKeys } from './slip-keys.ts'

/** A word to look up in the index: `whole` only as it is, otherwise also as the beginning of a longer one. */
export type IndexWord = { text: string; whole: boolean }

/** Nobody can type these: they are no letters. */
const FOLD = '~'
const SLIP = '^'
const BACKWARDS = '<'

/** Everything under which a word of a name is stored: itself, its fold, and what one slip may leave of it. */
export function nameForms(word: string): string[] {
  const fold = isName(word) ? foldName(word) : word
  return [word, ...(fold === word ? [] : [FOLD + fold]), ...slipKeys(word).map((key) => SLIP + key)]
}

/** A mobile number is also found by its last digits. */
export function phoneForms(digits: string): string[] {
  return digits === '' ? [] : [digits, BACKWARDS + backwards(digits)]
}

/** The words themselves, among the forms under which they are stored. */
export function plainWords(forms: string): string[] {
  return forms.split(' ').filter((form) => form !== '' && !/^[~^<]/.test(form))
}

/** Finds a typed word, its usual spellings, and a mobile number by its last digits. */
export function likeForms(word: string): IndexWord[] {
  const itself = { text: word, whole: word.length <= SHORT }
  if (!isName(word)) return LAST_DIGITS.test(word) ? [itself, endingIn(word)] : [itself]
  if (itself.whole) return [itself]
  const [fold, stem] = [foldName(word), foldStem(word)]
  const spellings = [...both(fold, true), ...(isForgiven(word) ? both(stem, false) : [])]
  // What begins with the word is found already.
  return [itself, ...spellings.filter(({ text }) => !text.startsWith(word))]
}

/** Finds what `likeForms` finds, and everything that is one slip away from the typed word. Some of it is two away. */
export function nearForms(word: string): IndexWord[] {
  const spellings = [...new Set([word, foldName(word)])].filter(isForgiven)
  const keys = [...new Set(spellings.flatMap(slipKeys))]
  return [
    ...likeForms(word),
    ...spellings.map((spelling) => ({ text: SLIP + spelling, whole: true })),
    ...keys.flatMap((key) => [...both(key, true), { text: SLIP + key, whole: true }]),
  ]
}

/** A name that is its own fold is stored once. */
function both(fold: string, whole: boolean): IndexWord[] {
  return [
    { text: fold, whole },
    { text: FOLD + fold, whole },
  ]
}

function endingIn(digits: string): IndexWord {
  return { text: BACKWARDS + backwards(digits), whole: false }
}

function backwards(digits: string): string {
  return [...digits].reverse().join('')
}

/** Too many names begin with one or two given letters to be of use. */
export const SHORT = 2

export const LAST_DIGITS = /^\d{4,}$/
