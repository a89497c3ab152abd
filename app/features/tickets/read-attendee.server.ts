import type { SiteServices } from '#app/services.server.ts'
import { heldIn } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { dayIn } from '#domain/language-formats.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { CONTACT_FIELDS } from '#domain/registration/person.ts'
import { eventWords } from '#words/event-words.ts'
import { CONFERENCE_WORDS, REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { MY_WORDS } from '#words/private.ts'
import { type AttendeePage, readAttendeePage } from '#workflows/records/tickets/read-tickets.ts'
import type { ShownAttendee } from './attendee-view.tsx'
import { showTickets } from './show-tickets.server.ts'

/** The private page of an attendee who isn't the payer. */
export async function readAttendee(
  services: SiteServices,
  token: string,
): Promise<(ShownAttendee & { programme: string; language: Language }) | undefined> {
  const page = await readAttendeePage(services, token)
  if (!page) return undefined
  const { state, letter, sheet } = page
  const tickets = await showTickets(sheet)
  const { programme, language } = page.registration
  const over = page.over && CONFERENCE_WORDS[language].wasOver(dayIn(language, page.over))
  const shown = { state, facts: factsOf(page), letter, tickets, over, ...addressesOf(token) }
  return { ...shown, programme, language }
}

function addressesOf(token: string) {
  return { pdf: `/my/${token}/tickets.pdf`, data: `/my/${token}/data` }
}

function factsOf({ person, event, registration }: AttendeePage): ShownAttendee['facts'] {
  const { language, residential, arrival } = registration
  const { labels, person: fields } = REGISTRATION_FIELDS[language]
  const { when, where } = LABEL_WORDS[language]
  const label = heldIn(language, event)
  return [
    [MY_WORDS[language].name, `${person.first_name} ${person.last_name}`],
    [labels.productinfo, event.name],
    [when, eventWords(language, { label, movedFrom: event.movedFrom })],
    [where, event.venue],
    [labels.residential, STAY_WORDS[language][residential]],
    [labels.arrival, arrivalIn(language, arrival)],
    ...CONTACT_FIELDS.map(({ name, column }): [string, string] => [
      fields[name],
      String(person[column]),
    ]),
  ]
}
