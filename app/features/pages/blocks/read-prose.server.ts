import { toHtml, withHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import type { BlockSources } from './block-sources.ts'

export function readText(block: BlockOf<'text'>, sources: BlockSources) {
  const { kind, heading, text, picture } = block
  return { kind, heading, html: toHtml(text), picture: picture && sources.picture(picture) }
}

export function readNotice(block: BlockOf<'notice'>) {
  return withHtml(block)
}

export function readQuote(block: BlockOf<'quote'>) {
  return block
}
