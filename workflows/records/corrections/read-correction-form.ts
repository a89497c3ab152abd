import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import {
  eventLabel,
  findEvent,
  inOfferOrder,
  type ProgrammeEvent,
  rulesOf,
} from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { visitorMay } from '#domain/registration/cancel-rule.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { eventIn } from '#workflows/conferences/event-sold.ts'
import { readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { filledPersonFields } from './field-changes.ts'

/** What the form for correcting a registration opens with. */
export async function readCorrectionForm(services: Services, registration: Registration) {
  const { db, content } = services
  const people = await attendeesOf(db, registration.id)
  const { event_code, party, residential, arrival } = registration
  const place = findEvent(content.conferences, event_code)
  const { may } = await readVisitorRules(db, services, registration)
  const asksOffice = place !== undefined && rulesOf(place).corrections === 'ask'
  return {
    version: registration.version,
    /** The stored values, under the field names of the registration form. */
    stored: {
      productinfo: event_code,
      type: party,
      residential,
      arrival,
      ...filledPersonFields(people),
    },
    /** How many people come. */
    people: people.length,
    /** What is corrected at once; the rest is a request to the office. */
    may: { ...may, choices: may.choices && !asksOffice },
    /** Whether one more may be added. */
    mayAdd: people.length < LARGEST_PARTY,
    /** This date, and the other dates of the programme that are open and to come. */
    events: place
      ? offeredWith(services, place, registration.language)
      : [{ value: event_code, label: event_code }],
  }
}

export type FilledCorrection = Awaited<ReturnType<typeof readCorrectionForm>>

/** The date that it has, and those that it could be moved to. */
function offeredWith(
  services: Services,
  { programme, event: own }: ProgrammeEvent,
  language: Language,
) {
  const now = services.now()
  const offered = programme.events.filter(
    (event) => event.code === own.code || visitorMay(event, now).choices,
  )
  return inOfferOrder(offered, now).map((event) => ({
    value: event.code,
    label: eventLabel(eventIn(services, event, language)),
  }))
}
