import { toHtml, withHtml } from '#app/ui/text/markdown.server.ts'
import type { BlockOf } from '#content-model/schema/blocks/block.ts'
import { noneOf } from '#workflows/calendar/upcoming-events.ts'
import { addressText } from '../read-facts.ts'
import { structuredEvent } from '../structured-data.ts'
import type { BlockSources } from './block-sources.ts'

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

export function readCalendar(block: BlockOf<'calendar'>) {
  return withHtml(block)
}

export function readMap(block: BlockOf<'map'>, { church, page }: BlockSources) {
  const { kind, heading, text } = block
  return {
    kind,
    heading,
    html: toHtml(text),
    name: church.name,
    address: addressText(church.address),
    position: church.map.position,
    directions: church.map.link,
    tiles: church.map.tiles,
    picture: page.picture,
  }
}
