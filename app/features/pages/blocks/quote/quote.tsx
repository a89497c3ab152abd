import type { BlockProps } from '../block-props.ts'
import type { readQuote } from './read-quote.server.ts'

export function QuoteBlock({ block }: BlockProps<typeof readQuote>) {
  return (
    <div className="block block-quote" lang={block.lang}>
      <figure className="block-inner">
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
        <figcaption>{block.reference}</figcaption>
      </figure>
    </div>
  )
}
