import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readCalendar } from './read-calendar.server.ts'

/** The calendar itself is given by the page that has one. */
export function CalendarBlock({ block, calendar }: BlockProps<typeof readCalendar>) {
  return (
    <BlockFrame block={block} heading={block.heading} html={block.html}>
      {calendar}
    </BlockFrame>
  )
}
