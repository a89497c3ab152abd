import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { noneOf } from '#workflows/calendar/upcoming-events.ts'
import { structuredEvent } from '../../structured-data.ts'
import type { BlockSources } from '../block-sources.ts'

export async function readEvents(block: BlockOf<'events'>, sources: BlockSources) {
  const dates = await sources.events(block)
  for (const event of dates.events) sources.describe(structuredEvent(event, sources))
  return {
    ...block,
    dates,
    none: noneOf(block.none, dates.trouble),
    summaries: sources.summaries(block.titles),
  }
}
