import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readTimeline } from './read-timeline.server.ts'

export function TimelineBlock({ block }: BlockProps<typeof readTimeline>) {
  return (
    <BlockFrame block={block} heading={block.heading}>
      <ol className="timeline">
        {block.moments.map(({ when, title, html }) => (
          <li key={when}>
            <p className="timeline-when">{when}</p>
            <h3>{title}</h3>
            <HtmlText html={html} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
