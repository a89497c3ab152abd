import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { Block, BlockKind } from '#content-model/schema/blocks/block.ts'
import type { BlockProps } from './block-props.ts'
import type { BlockSources } from './block-sources.ts'
import { byKind } from './by-kind.ts'
import type { readEvents } from './events/read-events.server.ts'

/**
 * A block as its component shows it. Only its component knows its fields. Routes look for dates
 * only, because a page without them is cached for a shorter time.
 */
export type BlockView = EventsView | { kind: Exclude<BlockKind, 'events'>; lang?: PartLang }

type EventsView = BlockProps<typeof readEvents>['block']

type Reader = (block: Block, sources: BlockSources) => BlockView | Promise<BlockView>

export const BLOCK_READERS = byKind(
  import.meta.glob<Record<string, Reader>>('./*/read-*.server.ts', { eager: true }),
)

/** Turns Markdown into HTML and finds pictures, players and dates. */
export async function readBlock(block: Block, sources: BlockSources): Promise<BlockView> {
  const read = BLOCK_READERS.get(block.kind)
  if (!read) throw new Error(`The block kind "${block.kind}" has no reader`)
  return read(block, sources)
}
