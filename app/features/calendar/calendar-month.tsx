import { CalendarNotice } from '#app/ui/calendar-notice.tsx'
import { Section } from '#app/ui/section.tsx'
import { EventList } from './event-list.tsx'
import { FeedCard } from './feed-card.tsx'
import { MonthTable } from './month-table.tsx'
import type { ShownMonth } from './read-calendar-month.server.ts'

/** The month as a table, its events as a list, and the feed to subscribe to. */
export function CalendarMonth({ shown }: { shown: ShownMonth }) {
  const { trouble, month, listHeading, events, feed } = shown
  return (
    <>
      <Section>
        <CalendarNotice trouble={trouble} />
        <MonthTable month={month} />
      </Section>
      <Section heading={listHeading}>
        {events.length > 0 && <EventList events={events} />}
        {events.length === 0 && trouble?.kind !== 'never-read' && (
          <p>Nothing is planned here yet.</p>
        )}
        <FeedCard feed={feed} />
      </Section>
    </>
  )
}
