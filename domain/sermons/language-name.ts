import type { InEachLanguage, Language } from '../language.ts'

/** "Tamil" for `ta`, "English" for `en-US`. Undefined for what is no language that we can name. */
export function languageName(shownIn: Language, tag: string): string | undefined {
  const [language = ''] = tag.split('-')
  return /^[a-z]{2,3}$/i.test(language) ? NAMES[shownIn].of(language) : undefined
}

const NAMES: InEachLanguage<Intl.DisplayNames> = {
  en: namesIn('en'),
  ta: namesIn('ta'),
  kn: namesIn('kn'),
  hi: namesIn('hi'),
}

function namesIn(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
}
