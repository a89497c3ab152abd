import type { Language } from '#domain/language.ts'
import { momentIn } from '#domain/language-formats.ts'
import { parseIndiaTime } from './india-time.ts'

/** A stored arrival in the words of a language. A text that is no time is shown as it was typed. */
export function arrivalIn(language: Language, arrival: string): string {
  const moment = parseIndiaTime(arrival)
  return moment === undefined ? arrival : momentIn(language, new Date(moment))
}
