import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function EventsBlock({ block }: { block: BlockViewOf<'events'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading}>
      <UpcomingEvents dates={block.dates} none={block.none} />
    </BlockFrame>
  )
}
