import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import { ChurchMap } from '../church-map.tsx'
import { BlockFrame, type BlockProps } from './block-frame.tsx'

export function EventsBlock({ block }: BlockProps<'events'>) {
  return (
    <BlockFrame block={block}>
      <UpcomingEvents dates={block.dates} none={block.none} />
    </BlockFrame>
  )
}

export function CalendarBlock({ block, calendar }: BlockProps<'calendar'>) {
  return (
    <BlockFrame block={block} html={block.html}>
      {calendar}
    </BlockFrame>
  )
}

export function MapBlock({ block }: BlockProps<'map'>) {
  return (
    <BlockFrame block={block} html={block.html}>
      <ChurchMap place={block} />
    </BlockFrame>
  )
}
