import { HtmlText } from '#app/ui/html-text.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function TimelineBlock({ block }: { block: BlockViewOf<'timeline'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading}>
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
