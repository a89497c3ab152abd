import { NO_PARAMETERS } from '#app/http/public-page.ts'

/**
 * Answers 404 when there is no calendar. An empty one would delete the church's dates from the
 * calendars of all subscribers.
 */
export function icalAnswer(
  ical: string | undefined,
  { name, open }: { name: string; open: 'inline' | 'attachment' },
): Response {
  if (ical === undefined) {
    return new Response('There is no such calendar, or it can’t be read just now.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
  return new Response(ical, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `${open}; filename="${name}.ics"`,
      'Cache-Control': 'public, max-age=300, s-maxage=30, stale-while-revalidate=120',
      'No-Vary-Search': NO_PARAMETERS,
    },
  })
}
