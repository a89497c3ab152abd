import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readSteps } from './read-steps.server.ts'

export function StepsBlock({ block }: BlockProps<typeof readSteps>) {
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
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
