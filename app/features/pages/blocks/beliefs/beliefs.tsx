import { HtmlText } from '#app/ui/html-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function BeliefsBlock({ block }: { block: BlockViewOf<'beliefs'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading}>
      <ol className="beliefs">
        {block.beliefs.map(({ title, html, scripture }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div>
              <HtmlText html={html} />
              <p className="scripture">
                <Icon name="book" />
                <cite>{scripture}</cite>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
