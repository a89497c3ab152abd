import type { ReactNode } from 'react'

/** What the component of a block kind gets: what its reader returns, and the page's calendar. */
export type BlockProps<Reader extends (...given: never[]) => unknown> = {
  block: Awaited<ReturnType<Reader>>
  calendar?: ReactNode
}
