/** Makes one value safe to print: without line ends it can't imitate a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
}

/**
 * Replaces what moves the cursor, controls the terminal or reverses the text in whole lines, because
 * nearly everything the office prints contains text from strangers and providers. Keeps line ends, the
 * byte order mark of a CSV file and the joiners of Indian scripts.
 */
export function printable(text: string): string {
  return text.replace(/(?![\u200c\u200d]|\r?\n|^\uFEFF)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
}

/** By their characters, as databases compare them. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/**
 * Whether a text contains a web address: `://`, `www.`, or a domain with a path. Names are written
 * into mails, and mail programs would turn an address in a name into a link.
 */
export function hasWebAddress(text: string): boolean {
  return ADDRESS.test(text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('\u3002', '.'))
}

/**
 * The last label of a domain has at least two characters, so that initials such as "A.B/C" are allowed.
 * One character before its dot is enough to find it, and keeps the search linear.
 */
const ADDRESS = /:\/\/|www\.|[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}(?::\d+)?\/|\d\.\d{1,3}\//iu

const INVISIBLE = /\p{Cf}/gu

/**
 * Whether a text of the content may link to this address: a place on this site, another site, mail or
 * phone. Browsers read `/\x` like `//x`, leave out tabs, and decode `&#47;`.
 */
export function isAllowedLink(address: string): boolean {
  return ALLOWED.test(address)
}

const ALLOWED = /^(\/(?![/\\&\s])|#|https?:\/\/|mailto:|tel:)/i

/**
 * A name of an Indian script in Latin letters, roughly as it is spoken; undefined when it has none of
 * these letters. The blocks of these scripts are ordered alike (unicode.org, chapters 12 and 13), so one
 * table reads them all.
 */
export function latinName(name: string): string | undefined {
  if (!INDIC.test(name)) return undefined
  const words = name.normalize('NFC').split(/\s+/)
  return words
    .map((word) => wordInLatin([...word]))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

const FIRST_BLOCK = 0x900
const LAST_BLOCK = 0xd7f
const BLOCK = 0x80
const INDIC = /[\u0900-\u0d7f]/

/** Their last consonant is spoken without its vowel: Devanagari, Bengali, Gurmukhi, Gujarati. */
const SILENT_END_BLOCKS = new Set([0, 1, 2, 3])

function wordInLatin(letters: readonly string[]): string {
  let word = ''
  let hasOpenVowel = false
  for (const letter of letters) {
    const { block, at } = placeOf(letter)
    const consonant = CONSONANTS.get(at)
    const sound = SIGNS.get(at)
    const isIndic = block >= 0
    if (hasOpenVowel && (consonant !== undefined || !isIndic || AFTER_VOWEL.has(at))) word += 'a'
    hasOpenVowel = isIndic && consonant !== undefined
    word += isIndic ? (consonant ?? sound ?? '') : letter.replace(/[\u200c\u200d]/, '')
  }
  const { block } = placeOf(letters.at(-1) ?? '')
  return hasOpenVowel && !SILENT_END_BLOCKS.has(block) ? `${word}a` : word
}

function placeOf(letter: string): { block: number; at: number } {
  const code = letter.codePointAt(0) ?? 0
  if (code < FIRST_BLOCK || code > LAST_BLOCK) return { block: -1, at: -1 }
  return { block: Math.floor((code - FIRST_BLOCK) / BLOCK), at: (code - FIRST_BLOCK) % BLOCK }
}

function from(start: number, sounds: string): [number, string][] {
  return sounds.split(' ').map((sound, index) => [start + index, sound])
}

const CONSONANTS: ReadonlyMap<number, string> = new Map([
  ...from(
    0x15,
    'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h',
  ),
])

/** Vowels, signs of vowels and final letters. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  ...from(0x01, 'n n h'),
  ...from(0x05, 'a a i i u u ri'),
  ...from(0x0d, 'e e e ai o o o au'),
  ...from(0x3e, 'a i i u u ri'),
  ...from(0x45, 'e e e ai o o o au'),
  ...from(0x7a, 'n n r l l k'),
])

/** These follow a consonant with its own vowel: marks of nasal sounds, whole vowels, final letters. */
const AFTER_VOWEL: ReadonlySet<number> = new Set([
  ...[0x01, 0x02, 0x03, 0x7a, 0x7b, 0x7c, 0x7d, 0x7e, 0x7f],
  ...Array.from({ length: 0x10 }, (_, index) => 0x05 + index),
])
