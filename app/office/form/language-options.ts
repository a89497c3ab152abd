import { ENGLISH_LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts'

/** The languages of mails and private pages, for a choice. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: ENGLISH_LANGUAGE_NAMES[value],
}))
