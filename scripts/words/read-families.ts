import type { TranslatedLanguage } from '#domain/language.ts'

/**
 * The families of words, such as `app/words/forms/giving`, that somebody whose first language it is has read.
 * Whoever changes a sentence of one takes it out again.
 */
export const READ_FAMILIES: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  ta: [],
  kn: [],
  hi: [],
}
