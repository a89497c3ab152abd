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
  return digits === '' ? [] : [digits, backwards(digits)]
}

export function plainWords(forms: string): string[] {
  return forms.match(/(?<= )[^ ~^<][^ ]*/g) ?? []
}

export function likeForms(word: string): IndexWord[] {
  const itself = { text: word, whole: word.length <= SHORT }
  const asEnd = { text: backwards(word), whole: false }
  if (!isName(word)) return LAST_DIGITS.test(word) ? [itself, asEnd] : [itself]
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

function backwards(digits: string): string {
  return BACKWARDS + [...digits].reverse().join('')
}

/** Too many names begin with one or two given letters to be of use. */
export const SHORT = 2

export const LAST_DIGITS = /^\d{4,}$/

/**
 * A word of a name, as `searchWords` makes it, without what people in this city spell in several ways:
 * x/ksh, th/t, dh/d, bh/b and the like, v/w, ee/i, oo/u, doubled letters, and a final s or h. Two
 * spellings of one name have the same fold: Lakshmi and Laxmi, Geetha and Gita.
 */
export function foldName(word: string): string {
  const stem = foldStem(word)
  let end = stem.length
  while (end > SHORTEST && FINAL.has(stem.charAt(end - 1))) end--
  return stem.slice(0, end)
}

/** The same with its end, for a word that may not be typed to its end yet. */
export function foldStem(word: string): string {
  return SPELLINGS.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), word)
}

/** In this order: what one of them writes, a later one may read. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/([bdgjkpst])h+/g, '$1'],
  [/w/g, 'v'],
  [/e{2,}/g, 'i'],
  [/o{2,}/g, 'u'],
  [/([a-z])\1+/g, '$1'],
]

const FINAL: ReadonlySet<string> = new Set(['s', 'h'])

/** Das and Shah would be too short without their end. */
const SHORTEST = 3

/**
 * What is left of a word, and of its fold, without each of its letters. Two words are one slip apart only
 * if these, or the words themselves, have something in common.
 */
function slipKeys(word: string): string[] {
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
