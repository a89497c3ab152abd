import { createContext, useContext } from 'react'
import type { InEachLanguage, Language } from '#domain/language.ts'

/** The language of the page. The document provides it; office and door are English. */
export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** For the `lang` of the code's own words within a part of the content, which may be English. */
export function useWordsLang(): Language | undefined {
  const language = useLanguage()
  return language === 'en' ? undefined : language
}

export function useWords<Words>(words: InEachLanguage<Words>): Words {
  return words[useLanguage()]
}
