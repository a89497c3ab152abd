import type { Language } from '#domain/language.ts'
import type { ContentInLanguage, Services } from '#workflows/services.ts'
import type { CheckedVersion } from './live-content.ts'

const NO_PARTS: ReadonlySet<string> = new Set()

/** A version of the content in the words of a language, with the calendar's dates. */
export function contentIn(
  { offers }: Pick<Services, 'offers'>,
  { content, translation }: Pick<CheckedVersion, 'content' | 'translation'>,
  language: Language,
): ContentInLanguage {
  const said = language === 'en' ? { content, englishParts: NO_PARTS } : translation(language)
  return {
    content: offers.withDates(said.content, language),
    englishParts: said.englishParts,
  }
}
