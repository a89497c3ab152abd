import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readTopics } from './read-topics.server.ts'

export function TopicsBlock({ block }: BlockProps<typeof readTopics>) {
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
      <ol className="topics">
        {block.topics.map(({ title, about }) => (
          <li key={title}>
            <h3>{title}</h3>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
