import type { Db } from '#database/engine/open.ts'
import { FORGOTTEN } from '#database/records/forget/forgotten.ts'
import { findPayment, paymentsFor } from '#database/records/payments/payments.ts'
import {
  findEndedLink,
  findPrivateRecord,
  ownerColumnOf,
  type PrivateRecord,
  recordOf,
  storedOf,
} from '#database/records/private/private-pages.ts'
import {
  attendeesOf,
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { eventNow } from '#workflows/conferences/event-now.ts'
import { findSentForm } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'

export type { PrivateRecord }

/** A registration with its private page. */
export type PrivateRegistration = Registration

/** The gift or registration of a private page. Undefined once its people were forgotten. */
export async function readPrivateRecord({ db }: Services, token: string) {
  const record = await findPrivateRecord(db, token)
  return record && storedOf(record).twin.startsWith(FORGOTTEN) ? undefined : record
}

/**
 * The registration whose payer's link this form has ended itself: whoever sent it has been led to the new
 * one. Undefined for every other form, so that an ended link never leads on.
 */
export async function readChangedBy(
  services: Services,
  { token, key }: { token: string; key: string },
): Promise<Registration | undefined> {
  const ended = await findEndedLink(services.db, token)
  const done = ended && (await findSentForm(services, key))
  const isOwn = done?.at === ended?.ended_at && done?.subject_id === ended?.registration_id
  return done && isOwn ? findRegistration(services.db, done.subject_id) : undefined
}

/** The transaction number of the latest payment. */
export async function latestTxnid({ db }: Services, record: PrivateRecord) {
  return (await paymentsFor(db, ...ownerColumnOf(record))).at(-1)?.txnid
}

/** The facts for a calendar file; undefined when nobody knows the event. */
export async function readCalendarEvent(services: Services, registration: Registration) {
  const { id, private_token, created_at, version, language } = registration
  const event = await eventNow(services, registration, language)
  const about = `${services.publicUrl}/my/${private_token}`
  return event && { id, event, language, about, at: new Date(created_at), version }
}

/** There is no calendar file for the waiting list, nor for an event without days. */
export async function hasCalendarFile(services: Services, registration: Registration) {
  const event = await eventNow(services, registration)
  return event?.days !== undefined && registration.hold !== 'waiting'
}

/** The token of the private page of a gift or registration. */
export async function readPrivateToken({ db }: Services, stored: Parameters<typeof recordOf>[1]) {
  return storedOf(await recordOf(db, stored)).private_token
}

/** The gift or registration of a payment, only if one of the tokens opens its private page. */
export async function readOwnRecord(
  { db }: Services,
  { txnid, tokens }: { txnid: string; tokens: readonly string[] },
): Promise<PrivateRecord | undefined> {
  const payment = tokens.length > 0 ? await findPayment(db, txnid) : undefined
  const record = payment && (await recordOf(db, payment))
  return record && tokens.includes(storedOf(record).private_token) ? record : undefined
}

/** The e-mail address of whoever pays: the giver, or the first of those who come. */
export async function payerAddress(db: Db, record: PrivateRecord): Promise<string> {
  if (record.kind === 'gift') return record.gift.email
  const [payer] = await attendeesOf(db, record.registration.id)
  return payer?.email ?? ''
}
