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
