import type { Db } from '#database/engine/open.ts'
import { findSoldEvent } from '#database/records/registration/registrations.ts'
import { datesIn } from '#domain/conferences/calendar-date.ts'
import {
  type ConferenceEvent,
  eventLabel,
  findEvent,
  heldIn,
  hoursOf,
  movedFrom,
  type NamedEvent,
  nameEvent,
  overOn,
} from '#domain/conferences/conference.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { contentFor } from '#workflows/content/live-content.ts'
import type { Services } from '../services.ts'

type Texts = Pick<Services, 'content' | 'contentIn'>

type EventOwner = { id: string; event_code: string }

type FormerDate = {
  movedFrom: string | undefined
}

export type EventNow = EventSold & FormerDate & Pick<ConferenceEvent, 'hours'>

/** Of a gift only the label is known. */
export type CurrentEvent = Partial<FormerDate> & {
  label: string
  name?: string
  when?: string
  venue?: string
  days?: ConferenceEvent['days']
  over?: Day | undefined
}

/** Pages, tickets, calendar files and mails name this; receipts name what was sold. */
export async function eventNow(
  services: Services,
  registration: EventOwner,
  language: Language = 'en',
): Promise<EventNow | undefined> {
  const { event_code: code } = registration
  const sold = await eventSold(services, registration, language)
  const event = findEvent(services.content.conferences, code)?.event
  const now = event ? eventIn(services, event, language) : sold
  const hours = hoursIn(services, code, language)
  return sold && now && { ...now, hours, movedFrom: movedFrom(sold, now) }
}

export async function nameEventNow(
  services: Services,
  registration: EventOwner,
  language: Language = 'en',
): Promise<CurrentEvent> {
  const event = await eventNow(services, registration, language)
  if (!event) return { label: registration.event_code }
  const { name, venue, days, movedFrom } = event
  const over = overOn(event, dayInIndia(services.now().getTime()))
  const when = heldIn(language, event)
  return { label: eventLabel(event), name, venue, days, when, movedFrom, over }
}

/** What was sold is not changed by a later change of the calendar or the content. */
export type EventSold = NamedEvent & Pick<ConferenceEvent, 'days'>

export async function eventSold(
  services: Services,
  { id, event_code: code }: { id: string; event_code: string },
  language: Language = 'en',
): Promise<EventSold | undefined> {
  const { conferences } = services.content
  const sold: EventSold | undefined =
    (await findSoldEvent(services.db, id, code)) ??
    findEvent(conferences, code)?.event ??
    nameEvent(conferences, code)
  return sold && eventIn(services, sold, language)
}

/** An event that nobody knows is named by its code. */
export async function eventSoldLabel(
  services: Services,
  registration: { id: string; event_code: string },
  language: Language = 'en',
): Promise<string> {
  const event = await eventSold(services, registration, language)
  return event ? eventLabel(event) : registration.event_code
}

export async function atSoldPrices(db: Db, event: ConferenceEvent, { id }: { id: string }) {
  const sold = await findSoldEvent(db, id, event.code)
  return sold ? { ...event, price: sold.price } : event
}

/** An event that was sold under another name than it has now keeps that name, in English. */
export function eventIn<Event extends NamedEvent & Pick<ConferenceEvent, 'days'>>(
  services: Texts,
  event: Event,
  language: Language,
): Event {
  if (language === 'en') return event
  const english = nameEvent(services.content.conferences, event.code)
  const said = nameEvent(services.contentIn(language).content.conferences, event.code)
  const inWords = (field: 'name' | 'venue' | 'dates') =>
    said && english?.[field] === event[field] ? said[field] : event[field]
  const dates = event.days ? datesIn(language, event.days) : inWords('dates')
  return { ...event, name: inWords('name'), venue: inWords('venue'), dates }
}

export function hoursIn(services: Texts, code: string, language: Language): string | undefined {
  const place = findEvent(contentFor(services, language).conferences, code)
  return place && hoursOf(place)
}

export async function nameSold(
  services: Services,
  { purpose, registration_id }: { purpose: string; registration_id: string | null },
  language: Language = 'en',
): Promise<string> {
  if (!registration_id) return namePurpose(services, purpose, language)
  return eventSoldLabel(services, { id: registration_id, event_code: purpose }, language)
}

export function namePurpose(services: Texts, purpose: string, language: Language = 'en'): string {
  const event = nameEvent(services.content.conferences, purpose)
  return event
    ? eventLabel(eventIn(services, event, language))
    : nameFund(services, purpose, language)
}

/** A fund that the content no longer has is named by its code. */
export function nameFund(services: Texts, code: string, language: Language = 'en'): string {
  const { funds } = contentFor(services, language).giving
  return funds.find((fund) => fund.code === code)?.label ?? code
}
