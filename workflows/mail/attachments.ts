import type { OutboxMail } from '#database/mail/outbox.ts'
import { findPaymentById } from '#database/payments/payments.ts'
import { findRegistration, type Registration } from '#database/registration/registrations.ts'
import type { OutgoingMail } from '#integrations/mail/port.ts'
import { eventNow } from '#workflows/conferences/event-now.ts'
import type { Services } from '#workflows/services.ts'
import { type HeldTicket, heldTickets, ticketsAt, tokenFor } from '../tickets/held-tickets.ts'
import { ticketSheet } from '../tickets/ticket-sheet.ts'
import { calendarFile } from './calendar-file.ts'
import { MAILS } from './mails.ts'

/** A calendar file and the tickets of whoever reads the mail. */
export async function attachmentsOf(
  services: Services,
  mail: OutboxMail,
): Promise<OutgoingMail['attachments']> {
  const { attached } = MAILS[mail.kind]
  const registration = attached && (await registrationOf(services, mail))
  if (!registration) return []
  const held = await heldTickets(services.db, registration)
  const own = ticketsAt(held, mail.recipient)
  const visit = { registration, token: tokenFor({ registration, held, own }), tickets: own }
  return [
    ...(attached === 'tickets-and-calendar' ? await calendarOf(services, visit) : []),
    ...(await ticketsFile(services, visit)),
  ]
}

type Visit = { registration: Registration; token: string; tickets: readonly HeldTicket[] }

/** Leads to the page of whoever reads the mail. */
async function calendarOf(
  services: Services,
  { registration, token }: Visit,
): Promise<OutgoingMail['attachments']> {
  const event = await eventNow(services, registration)
  if (!event) return []
  const { id, event_code } = registration
  const about = `${services.publicUrl}/my/${token}`
  const at = new Date(registration.created_at)
  const file = calendarFile({ id, event, about, at })
  const name = `${event_code}.ics`
  return file ? [{ name, type: 'text/calendar; charset=utf-8', content: file }] : []
}

async function ticketsFile(services: Services, visit: Visit): Promise<OutgoingMail['attachments']> {
  if (visit.tickets.length === 0) return []
  const content = await services.printTickets(await ticketSheet(services, visit))
  return [{ name: 'tickets.pdf', type: 'application/pdf', content }]
}

async function registrationOf(
  { db }: Services,
  { payment_id, registration_id }: OutboxMail,
): Promise<Registration | undefined> {
  const id = payment_id ? (await findPaymentById(db, payment_id)).registration_id : registration_id
  return id ? findRegistration(db, id) : undefined
}
