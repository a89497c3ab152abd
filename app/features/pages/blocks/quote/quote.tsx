import type { BlockViewOf } from '../../read-block.server.ts'

export function QuoteBlock({ block }: { block: BlockViewOf<'quote'> }) {
  return (
    <figure className="block block-quote">
      <div className="block-inner">
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
        <figcaption>{block.reference}</figcaption>
      </div>
    </figure>
  )
}
