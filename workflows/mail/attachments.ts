import ical from 'ical-generator'
import type { OutboxMail } from '#database/records/mail/outbox.ts'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { heldIn } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { OutgoingMail } from '#integrations/mail/port.ts'
import { icalText } from '#workflows/calendar/upcoming-events.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import {
  heldTickets,
  ticketSheet,
  ticketsOfAddress,
} from '#workflows/records/tickets/read-tickets.ts'
import type { Services } from '#workflows/services.ts'
import { MAILS } from './mails.ts'
import { movedWords } from './registration-facts.ts'

/** A calendar file and the tickets of whoever reads the mail. */
export async function attachmentsOf(
  services: Services,
  mail: OutboxMail,
): Promise<OutgoingMail['attachments']> {
  const { attached } = MAILS[mail.kind]
  if (!attached) return []
  const { payment_id } = mail
  const id = payment_id
    ? (await findPaymentById(services.db, payment_id)).registration_id
    : mail.registration_id
  const registration = id ? await findRegistration(services.db, id) : undefined
  if (!registration || registration.hold === 'cancelled') return []
  const { event_code, version, language, created_at, private_token } = registration
  const [payer] = await attendeesOf(services.db, registration.id)
  const isPayer = mailboxOf(mail.recipient) === mailboxOf(payer?.email ?? '')
  const tickets = ticketsOfAddress(await heldTickets(services.db, registration), mail.recipient)
  // Of the page of whoever reads the mail. Somebody else than the payer has one with the ticket.
  const token = isPayer ? private_token : tickets[0]?.token
  const attachments: OutgoingMail['attachments'] = []
  const isDated = attached === 'tickets-and-calendar'
  const event = isDated ? await eventNow(services, registration, language) : undefined
  if (event) {
    const about = token && `${services.publicUrl}/my/${token}`
    const visit = { id: registration.id, event, language, about, version }
    const content = calendarFile({ ...visit, at: new Date(created_at) })
    const type = 'text/calendar; charset=utf-8'
    if (content) attachments.push({ name: `${event_code}.ics`, type, content })
  }
  if (tickets.length > 0 && token !== undefined) {
    const sheet = await ticketSheet(services, { registration, tickets, token, language })
    const content = await services.printTickets(sheet)
    attachments.push({ name: 'tickets.pdf', type: 'application/pdf', content })
  }
  return attachments
}

const DAY_MS = 24 * 60 * 60_000

/** An all-day calendar entry for the conference; undefined while its days are not known. */
export function calendarFile(visit: {
  id: string
  event: Pick<EventNow, 'name' | 'dates' | 'venue' | 'days' | 'hours' | 'movedFrom'>
  language: Language
  /** The private page of whoever gets the file. */
  about: string | undefined
  at: Date
  /** Of the registration: a calendar takes a file with a higher one for a change of the same entry. */
  version: number
}): string | undefined {
  const { id, event, language, about, at, version } = visit
  if (!event.days) return undefined
  const calendar = ical({ prodId: '//church//registration//EN' })
  calendar.createEvent({
    id,
    stamp: at,
    sequence: version,
    summary: event.name,
    location: event.venue,
    description: [heldIn(language, event), movedWords(language, event), about]
      .filter(Boolean)
      .join('\n'),
    allDay: true,
    start: new Date(`${event.days.first}T00:00:00Z`),
    // The end date of an all-day event is exclusive (RFC 5545, 3.6.1).
    end: new Date(Date.parse(`${event.days.last}T00:00:00Z`) + DAY_MS),
  })
  return icalText(calendar)
}
