import { HtmlText } from '#app/ui/html-text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function TextBlock({ block }: { block: BlockViewOf<'text'> }) {
  const { kind, heading, html, picture } = block
  if (!picture) return <BlockFrame kind={kind} heading={heading} html={html} />
  return (
    <BlockFrame kind={kind} heading={heading}>
      <div className="text-beside-picture">
        <HtmlText html={html} />
        <Panel picture={picture} className="panel-arch" />
      </div>
    </BlockFrame>
  )
}
