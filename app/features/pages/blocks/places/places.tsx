import { Panel } from '#app/ui/picture/panel.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readPlaces } from './read-places.server.ts'

export function PlacesBlock({ block }: BlockProps<typeof readPlaces>) {
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
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
