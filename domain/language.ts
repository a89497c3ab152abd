/** The languages that the site speaks. English stands at the plain addresses, the others below `/<language>`. */
export const LANGUAGES = ['en', 'ta', 'kn', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name: whoever looks for it may read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
  hi: 'हिन्दी',
}

/** Those into which the church's English words are translated. */
export const TRANSLATED_LANGUAGES = ['ta', 'kn', 'hi'] as const
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number]

export function isTranslatedLanguage(text: string): text is TranslatedLanguage {
  return TRANSLATED_LANGUAGES.some((language) => language === text)
}
