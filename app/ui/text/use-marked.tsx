import type { ReactNode } from 'react'
import { useLanguage } from '#app/ui/language.tsx'
import { languageOf } from './language-of.ts'

/** Marks words within a sentence that are in another language than the page: a title, a name. */
export function useMarked(): (words: string) => ReactNode {
  const page = useLanguage()
  return (words) => {
    const language = languageOf(words, page)
    return language ? <span lang={language}>{words}</span> : words
  }
}
