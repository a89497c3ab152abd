import type { Language } from '#domain/language.ts'
import { SERMON_TEXTS } from '#words/media.ts'

/**
 * The reason why there are no sermons. If the provider gave a message, it is shown as plain text.
 */
export function providerWords(language: Language, said: string | undefined) {
  const texts = SERMON_TEXTS[language]
  return said ? { words: texts.said, said } : { words: texts.silent }
}
