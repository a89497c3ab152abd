import { Section } from '#app/ui/section.tsx'
import { CalendarProblem } from './calendar-problem.tsx'
import { EventList } from './event-list.tsx'
import { FeedCard } from './feed-card.tsx'
import { MonthTable } from './month-table.tsx'
import type { CalendarMonth as Shown } from './read-calendar.server.ts'

/** A month at a glance, its events one by one, and a way to have them all at hand. */
export function CalendarMonth({ shown }: { shown: Shown }) {
  const { problem, month, listHeading, events, feed } = shown
  return (
    <>
      <Section>
        <CalendarProblem problem={problem} />
        <MonthTable month={month} />
      </Section>
      <Section heading={listHeading}>
        {events.length > 0 ? <EventList events={events} /> : <p>Nothing is planned here yet.</p>}
        <FeedCard feed={feed} />
      </Section>
    </>
  )
}
