import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '#app/ui/language.tsx'
import type { Language } from '#domain/language.ts'

type WrittenLanguage = Language | 'ml' | 'te'

/**
 * By the script of most letters, so that screen readers read them aloud as they should. Undefined for the page's own.
 */
export function languageOf(words: string, page: Language = 'en'): WrittenLanguage | undefined {
  const counts = SCRIPTS.map(({ language, letters }) => ({
    language,
    count: words.match(letters)?.length ?? 0,
  }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 && most.language !== page ? most.language : undefined
}

export function isWrittenIn(language: Language, words: string): boolean {
  return SCRIPTS.some((each) => each.language === language && words.search(each.letters) >= 0)
}

/** Other languages share some of these scripts; these are the ones that the church speaks. */
const SCRIPTS: readonly { language: WrittenLanguage; letters: RegExp }[] = [
  { language: 'en', letters: /\p{Script=Latin}/gu },
  { language: 'ta', letters: /\p{Script=Tamil}/gu },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu },
  { language: 'kn', letters: /\p{Script=Kannada}/gu },
  { language: 'ml', letters: /\p{Script=Malayalam}/gu },
  { language: 'te', letters: /\p{Script=Telugu}/gu },
]

/** An element whose words may be in another language than the page, which it then says. */
export function Marked(
  props: Pick<ComponentProps<'p'>, 'id' | 'className' | 'dir' | 'children'> & {
    as: 'p' | 'h2' | 'h3' | 'h4' | 'b' | 'strong' | 'span' | 'bdi' | 'li' | 'dd' | 'address'
    words: string
  },
) {
  const { as: Tag, words, children = words, ...attributes } = props
  return (
    <Tag {...attributes} lang={languageOf(words, useLanguage())}>
      {children}
    </Tag>
  )
}

export function useMarked(): (words: string) => ReactNode {
  const page = useLanguage()
  return (words) => {
    const language = languageOf(words, page)
    return language ? <span lang={language}>{words}</span> : words
  }
}
