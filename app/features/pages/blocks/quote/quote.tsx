import type { BlockProps } from '../block-props.ts'
import type { readQuote } from './read-quote.server.ts'

export function QuoteBlock({ block }: BlockProps<typeof readQuote>) {
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
