import type { Language } from '#domain/language.ts'
import type { PrivateRecord } from './private-pages.ts'

/** In which the pages and mails of a registration or a gift are. */
export function languageOf(record: PrivateRecord): Language {
  return record.kind === 'gift' ? record.gift.language : record.registration.language
}
