import { findPayment, findPaymentByToken } from '#database/payments/payments.ts'
import { findByPlaceKey } from '#database/places/place-keys.ts'
import { languageOf, recordOf } from '#database/private-pages/private-pages.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { findTicket, findTicketByToken, type Ticket } from '#database/tickets/tickets.ts'
import type { Language } from '#domain/language.ts'
import { readTicketCode } from '#domain/tickets/ticket-code.ts'
import { readPrivateRecord } from '#workflows/private-links/read-private-page.ts'
import { readReminderLanguage } from '#workflows/reminders/stop-reminders.ts'
import type { Services } from '#workflows/services.ts'

export { languageOf }

/** The language of the registration or gift that somebody has a key to; undefined for an unknown key. */
type FindLanguage = (services: Services, key: string) => Promise<Language | undefined>

/** By the token of the payer's page, or of one attendee's own. */
export const languageOfPage: FindLanguage = async (services, token) => {
  const record = await readPrivateRecord(services, token)
  return record
    ? languageOf(record)
    : languageOfTicket(services, await findTicketByToken(services.db, token))
}

/** By the code on a ticket, as it was typed or scanned. */
export const languageOfCode: FindLanguage = async (services, typed) => {
  const code = readTicketCode(typed)
  return code === undefined
    ? undefined
    : languageOfTicket(services, await findTicket(services.db, code))
}

/** By the token or the number of a payment. */
export const languageOfPayment: FindLanguage = async ({ db }, name) => {
  const payment = (await findPaymentByToken(db, name)) ?? (await findPayment(db, name))
  return payment && languageOf(await recordOf(db, payment))
}

/** By the token of the address that stops reminders. */
export const languageOfReminders: FindLanguage = readReminderLanguage

/** By the key that keeps places. */
export const languageOfPlaces: FindLanguage = async ({ db }, key) =>
  (await findByPlaceKey(db, key))?.language

async function languageOfTicket({ db }: Services, ticket: Ticket | undefined) {
  return ticket && (await findRegistration(db, ticket.registration_id))?.language
}
