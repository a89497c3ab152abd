import { makeIcal } from '#app/features/calendar/make-ical.server.ts'
import { publicFile } from '#app/http/public-page.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/calendar.ics.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ical = await makeIcal(context.get(servicesContext), params.id)
  // An empty calendar would delete the church's dates from the calendars of all subscribers.
  if (ical === undefined) {
    return new Response('There is no such calendar, or it can’t be read just now.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
  const name = params.id ? 'attachment; filename="event.ics"' : 'inline; filename="calendar.ics"'
  const caching = 'public, max-age=300, s-maxage=30, stale-while-revalidate=120'
  return publicFile(ical, 'text/calendar; charset=utf-8', { caching, name })
}
