import { data } from 'react-router'
import { CalendarProblem } from '#app/features/calendar/calendar-problem.tsx'
import { CalendarWays, ProviderView } from '#app/features/calendar/calendar-ways.tsx'
import { EventList } from '#app/features/calendar/event-list.tsx'
import { MonthTable } from '#app/features/calendar/month-table.tsx'
import { readCalendar } from '#app/features/calendar/read-calendar.server.ts'
import { pageMeta } from '#app/page.ts'
import { servicesContext } from '#app/services.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/calendar.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const calendar = await readCalendar(context.get(servicesContext), query)
  const headers = { 'Cache-Control': calendar.problem === 'never-read' ? 'no-store' : FRESH }
  return data(calendar, { headers })
}

/** The server asks the provider every few minutes; a page from memory need not be younger. */
const FRESH = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page)

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { heading, lead, picture, problem, month, listHeading, events, embed } = loaderData
  return (
    <>
      <PageHead heading={heading} lead={lead} picture={picture} />
      <Section>
        <CalendarProblem problem={problem} />
        <MonthTable month={month} />
      </Section>
      <Section heading={listHeading}>
        {events.length > 0 ? <EventList events={events} /> : <p>Nothing is planned here yet.</p>}
      </Section>
      {embed && (
        <Section heading={embed.heading}>
          <ProviderView embed={embed} />
        </Section>
      )}
      <Section tone="tinted">
        <CalendarWays calendar={loaderData} />
      </Section>
    </>
  )
}
