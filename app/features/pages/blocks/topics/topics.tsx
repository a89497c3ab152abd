import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function TopicsBlock({ block }: { block: BlockViewOf<'topics'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading} html={block.html}>
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
