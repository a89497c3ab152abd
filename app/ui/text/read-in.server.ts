import { LANGUAGE_TYPES } from '#app/ui/languages/language-types.server.ts'
import type { Language } from '#domain/language.ts'
import { SHELL_WORDS } from '#words/site.ts'

/** Leads from an English page to the one that many of its readers would rather read, in words of its language. */
export type ReadIn = { language: Language; words: string; face: string } | undefined

export function readIn(page: Language, language: Language | undefined): ReadIn {
  const face = language && LANGUAGE_TYPES[language]?.face
  if (page !== 'en' || !face) return undefined
  return { language, words: SHELL_WORDS[language].readHere, face }
}
