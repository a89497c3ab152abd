import type { ReactNode } from 'react'
import type { PartLang } from '#app/ui/text/part-lang.ts'

/** What the component of a block kind gets: what its reader returns, and the page's calendar. */
export type BlockProps<Reader extends (...given: never[]) => unknown> = {
  block: Awaited<ReturnType<Reader>> & { lang?: PartLang }
  calendar?: ReactNode
}
