import { Panel } from '#app/ui/picture/panel.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readText } from './read-text.server.ts'

export function TextBlock({ block }: BlockProps<typeof readText>) {
  const { heading, html, picture } = block
  if (!picture) return <BlockFrame block={block} heading={heading} html={html} />
  return (
    <BlockFrame block={block} heading={heading}>
      <div className="text-beside-picture">
        <HtmlText html={html} />
        <Panel picture={picture} className="panel-arch" />
      </div>
    </BlockFrame>
  )
}
