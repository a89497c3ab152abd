export type Language = 'ta' | 'hi' | 'kn' | 'ml' | 'te'

/**
 * The language of words that may be in any language of the church, by the script of most of their
 * letters. Screen readers then read them aloud as they should. Undefined for the page's own English.
 */
export function languageOf(words: string): Language | undefined {
  const english = countLetters(words, LATIN)
  const others = SCRIPTS.map(({ language, letters }) => ({
    language,
    count: countLetters(words, letters),
  }))
  const [most] = others.toSorted((one, other) => other.count - one.count)
  return most && most.count > english ? most.language : undefined
}

const LATIN = /\p{Script=Latin}/gu

/** Other languages share some of these scripts; these are the ones that the church speaks. */
const SCRIPTS: readonly { language: Language; letters: RegExp }[] = [
  { language: 'ta', letters: /\p{Script=Tamil}/gu },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu },
  { language: 'kn', letters: /\p{Script=Kannada}/gu },
  { language: 'ml', letters: /\p{Script=Malayalam}/gu },
  { language: 'te', letters: /\p{Script=Telugu}/gu },
]

function countLetters(words: string, letters: RegExp): number {
  return words.match(letters)?.length ?? 0
}
