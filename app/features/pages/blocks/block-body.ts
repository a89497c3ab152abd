import type { ReactNode } from 'react'
import type { useMarked } from '#app/ui/text/language-of.tsx'
import type { BlockKind } from '#content-model/schema/blocks.ts'
import type { Language } from '#domain/language.ts'
import type { PAGES_WORDS } from '#words/site.ts'
import type { BlockView } from './read-block.server.ts'

/** What blocks of a kind show below their heading and their first words. */
export type Bodies = {
  [Kind in BlockKind]: (block: BlockView<Kind>, page: BlockPage) => ReactNode
}

export type BlockPage = {
  words: (typeof PAGES_WORDS)['en']
  /** Of those words, within a block that may be English. */
  lang: Language | undefined
  language: Language
  marked: ReturnType<typeof useMarked>
  /** Given by the page that has one. */
  calendar: ReactNode
}
