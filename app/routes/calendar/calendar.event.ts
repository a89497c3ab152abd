import { icalAnswer } from '#app/features/calendar/ical-answer.server.ts'
import { readEventFile } from '#app/features/calendar/make-ical.server.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/calendar.event.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return icalAnswer(await readEventFile(services, params.id), { name: 'event', open: 'attachment' })
}
