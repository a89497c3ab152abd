export const LANGUAGES = ['en', 'ta', 'kn', 'hi'] as const

export type Language = (typeof LANGUAGES)[number]

export type InEachLanguage<Words> = Readonly<Record<Language, Words>>

export function inEachLanguage<Words>(make: (language: Language) => Words): InEachLanguage<Words> {
  return { en: make('en'), ta: make('ta'), kn: make('kn'), hi: make('hi') }
}

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ta: 'தமிழ்',
  kn: 'ಕನ್ನಡ',
  hi: 'हिन्दी',
}

export const ENGLISH_LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ta: 'Tamil',
  kn: 'Kannada',
  hi: 'Hindi',
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** In Hindi and Kannada none is counted as one is. */
export function countForm<Form>(
  language: Language,
  count: number,
  { one, other }: { one: Form; other: Form },
): Form {
  return PLURALS[language].select(count) === 'one' ? one : other
}

const PLURALS = /* @__PURE__ */ inEachLanguage((language) => new Intl.PluralRules(language))

export const TRANSLATED_LANGUAGES = ['ta', 'kn', 'hi'] as const
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number]

export function isTranslatedLanguage(text: string): text is TranslatedLanguage {
  return TRANSLATED_LANGUAGES.some((language) => language === text)
}
