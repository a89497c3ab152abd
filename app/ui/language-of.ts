/** The language of text from outside, by its script, so that it is pronounced and displayed correctly. */
export function languageOf(words: string): 'ta' | 'hi' | undefined {
  if (/\p{Script=Tamil}/u.test(words)) return 'ta'
  return /\p{Script=Devanagari}/u.test(words) ? 'hi' : undefined
}
