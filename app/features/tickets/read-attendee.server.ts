import type { SiteServices } from '#app/services.server.ts'
import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { eventWords } from '#app/words/en/registrations.ts'
import { describeArrival } from '#domain/registration/arrival/describe-arrival.ts'
import { CONTACT_FIELDS } from '#domain/registration/person-fields.ts'
import { type AttendeePage, readAttendeePage } from '#workflows/tickets/read-attendee-page.ts'
import type { ShownAttendee } from './attendee-view.tsx'
import { showTickets } from './show-tickets.server.ts'

/** The private page of an attendee who isn't the payer. */
export async function readAttendee(
  services: SiteServices,
  token: string,
): Promise<ShownAttendee | undefined> {
  const page = await readAttendeePage(services, token)
  if (!page) return undefined
  const { state, letter, sheet } = page
  const tickets = await showTickets(sheet)
  return { state, facts: factsOf(page), letter, tickets, pdf: `/my/${token}/tickets.pdf` }
}

function factsOf({ person, event, registration }: AttendeePage): ShownAttendee['facts'] {
  return [
    ['Name', `${person.first_name} ${person.last_name}`],
    ['Conference', event.name],
    ['When', eventWords({ label: event.dates, movedFrom: event.movedFrom })],
    ['Where', event.venue],
    ['Type of registration', registration.residential],
    ['Arrival', describeArrival(registration.arrival)],
    ...CONTACT_FIELDS.map(({ name, column }): [string, string] => [
      PERSON_LABELS[name],
      String(person[column]),
    ]),
  ]
}
