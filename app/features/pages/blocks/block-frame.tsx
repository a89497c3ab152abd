import type { ReactNode } from 'react'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { BlockView } from './read-block.server.ts'

type Props = {
  block: BlockView
  heading?: string | undefined
  /** An introduction above the block. */
  html?: string | undefined
  children?: ReactNode
}

/** A block under its heading. Its place on the page and its kind decide width and colour. */
export function BlockFrame({ block, heading, html, children }: Props) {
  return (
    <section className={`block block-${block.kind}`} lang={block.lang}>
      <div className="block-inner">
        {heading && <h2>{heading}</h2>}
        {html && <HtmlText html={html} />}
        {children}
      </div>
    </section>
  )
}
