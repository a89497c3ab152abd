import type { Content } from '#content-model/schema/content.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'

/** The church's words for somebody who reads this language. */
export function contentFor(
  services: Pick<Services, 'content' | 'contentIn'>,
  language: Language,
): Content {
  return language === 'en' ? services.content : services.contentIn(language).content
}
