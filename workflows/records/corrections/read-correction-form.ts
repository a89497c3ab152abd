import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import { eventLabel, findEvent, inOfferOrder, rulesOf } from '#domain/conferences/conference.ts'
import { visitorMay } from '#domain/registration/cancel-rule.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { eventIn } from '#workflows/conferences/event-sold.ts'
import { readVisitorRules } from '#workflows/records/requests/visitor.ts'
import type { Services } from '#workflows/services.ts'
import { filledPersonFields } from './field-changes.ts'

/** What the form for correcting a registration opens with. */
export async function readCorrectionForm(services: Services, registration: Registration) {
  const { db, content } = services
  const now = services.now()
  const people = await attendeesOf(db, registration.id)
  const { event_code, party: type, residential, arrival, language } = registration
  const place = findEvent(content.conferences, event_code)
  const { may } = await readVisitorRules(db, services, registration)
  const asksOffice = place !== undefined && rulesOf(place).corrections === 'ask'
  // This date, and the other dates of the programme that are open and to come.
  const dates = (place?.programme.events ?? []).filter(
    (event) => event.code === event_code || visitorMay(event, now).choices,
  )
  const events = inOfferOrder(dates, now).map((event) => ({
    value: event.code,
    label: eventLabel(eventIn(services, event, language)),
  }))
  const choices = { productinfo: event_code, type, residential, arrival }
  return {
    version: registration.version,
    /** The stored values, under the field names of the registration form. */
    stored: { ...choices, ...filledPersonFields(people) },
    /** How many people come. */
    people: people.length,
    /** What is corrected at once; the rest is a request to the office. */
    may: { ...may, choices: may.choices && !asksOffice },
    /** Whether one more may be added. */
    mayAdd: people.length < LARGEST_PARTY,
    events: place ? events : [{ value: event_code, label: event_code }],
  }
}

export type FilledCorrection = Awaited<ReturnType<typeof readCorrectionForm>>
