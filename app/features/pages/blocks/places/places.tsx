import { HtmlText } from '#app/ui/html-text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function PlacesBlock({ block }: { block: BlockViewOf<'places'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
      <ul className="places">
        {block.places.map(({ name, html, picture }) => (
          <li key={name}>
            <Panel picture={picture} />
            <h3>{name}</h3>
            <HtmlText html={html} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
