/**
 * Words that come from outside may be in any language of the church. Their letters say which, so that
 * they are read aloud and set in type as they should be.
 */
export function languageOf(words: string): 'ta' | 'hi' | undefined {
  if (/\p{Script=Tamil}/u.test(words)) return 'ta'
  return /\p{Script=Devanagari}/u.test(words) ? 'hi' : undefined
}
