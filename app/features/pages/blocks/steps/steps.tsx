import { HtmlText } from '#app/ui/html-text.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function StepsBlock({ block }: { block: BlockViewOf<'steps'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
      <ol className="steps">
        {block.steps.map(({ title, html }) => (
          <li key={title}>
            <h3>{title}</h3>
            <HtmlText html={html} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
