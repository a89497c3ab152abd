import { icalAnswer } from '#app/features/calendar/ical-answer.server.ts'
import { readFeed } from '#app/features/calendar/make-ical.server.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/calendar.ics.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return icalAnswer(await readFeed(services), { name: 'calendar', open: 'inline' })
}
