import type { SiteServices } from '#app/services.server.ts'
import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { eventWords } from '#app/words/en/registrations.ts'
import { whenHeld } from '#domain/conferences/when-held.ts'
import { describeArrival } from '#domain/registration/arrival/describe-arrival.ts'
import { CONTACT_FIELDS } from '#domain/registration/person-fields.ts'
import { type AttendeePage, readAttendeePage } from '#workflows/tickets/read-attendee-page.ts'
import type { ShownAttendee } from './attendee-view.tsx'
import { showTickets } from './show-tickets.server.ts'

/** The private page of an attendee who isn't the payer. */
export async function readAttendee(
  services: SiteServices,
  token: string,
): Promise<(ShownAttendee & { programme: string }) | undefined> {
  const page = await readAttendeePage(services, token)
  if (!page) return undefined
  const { state, letter, sheet } = page
  const tickets = await showTickets(sheet)
  const { programme } = page.registration
  const facts = factsOf(page)
  return { state, facts, letter, tickets, programme, ...addressesOf(token), over: page.over }
}

function addressesOf(token: string) {
  return { pdf: `/my/${token}/tickets.pdf`, data: `/my/${token}/data` }
}

function factsOf({ person, event, registration }: AttendeePage): ShownAttendee['facts'] {
  return [
    ['Name', `${person.first_name} ${person.last_name}`],
    ['Conference', event.name],
    ['When', eventWords({ label: whenHeld(event), movedFrom: event.movedFrom })],
    ['Where', event.venue],
    ['Type of registration', registration.residential],
    ['Arrival', describeArrival(registration.arrival)],
    ...CONTACT_FIELDS.map(({ name, column }): [string, string] => [
      PERSON_LABELS[name],
      String(person[column]),
    ]),
  ]
}
