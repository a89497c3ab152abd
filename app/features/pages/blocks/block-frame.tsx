import type { ReactNode } from 'react'
import { EditEntries, EditPart } from '#app/ui/edit-tools.server.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { BlockKind } from '#content-model/schema/blocks.ts'
import type { BlockView } from './read-block.server.ts'

export type BlockProps<Kind extends BlockKind = BlockKind> = {
  block: BlockView<Kind>
  calendar?: ReactNode
}

export function BlockFrame(props: {
  block: Exclude<BlockView, { kind: 'quote' }>
  html?: string | undefined
  /** The list of the block that its element shows, entry by entry. */
  entries?: string
  children?: ReactNode
}) {
  const { block, html, entries, children } = props
  return (
    <EditPart>
      <section className={`block block-${block.kind}`} lang={block.lang}>
        <div className="block-inner stack gap-4">
          {block.heading && <h2>{block.heading}</h2>}
          {html && <HtmlText html={html} />}
          <EditEntries of={entries}>{children}</EditEntries>
        </div>
      </section>
    </EditPart>
  )
}
