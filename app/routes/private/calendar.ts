import { noFile, orTryAgainLater, privateFile } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { calendarFile } from '#workflows/mail/send-mails.ts'
import {
  readCalendarEvent,
  readPrivateRecord,
} from '#workflows/records/private/read-private-page.ts'
import type { Route } from './+types/calendar.ts'

/** The same file as in the mail: whole days, and the address of the private page. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const record = await orTryAgainLater(services, () => readPrivateRecord(services, token))
  const visit =
    record?.kind === 'registration' && (await readCalendarEvent(services, record.registration))
  const file = visit && calendarFile(visit)
  if (!file) throw await noFile(services, token)
  return privateFile(file, { type: 'text/calendar; charset=utf-8', name: 'conference.ics' })
}
