import type { Language } from '#domain/language.ts'
import { SHELL_WORDS } from '#words/site.ts'

/** Leads from an English page to the one that many of its readers would rather read, in words of its language. */
export type ReadIn = { language: Language; words: string } | undefined

export function readIn(page: Language, language: Language | undefined): ReadIn {
  if (page !== 'en' || !language || language === page) return undefined
  return { language, words: SHELL_WORDS[language].readHere }
}
