import { Icon } from '#app/ui/icon.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readBeliefs } from './read-beliefs.server.ts'

export function BeliefsBlock({ block }: BlockProps<typeof readBeliefs>) {
  return (
    <BlockFrame block={block} heading={block.heading}>
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
