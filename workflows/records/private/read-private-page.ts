import { FORGOTTEN } from '#database/records/forget/forgotten.ts'
import { isMailWaiting, queueMail } from '#database/records/mail/outbox.ts'
import { findPayment, paymentsFor } from '#database/records/payments/payments.ts'
import {
  findEndedLink,
  findPrivateRecord,
  ownerColumnOf,
  type PrivateRecord,
  recordOf,
  storedOf,
} from '#database/records/private/private-pages.ts'
import { findRecordsByAddress } from '#database/records/private/records-by-address.ts'
import {
  findRegistration,
  type Registration,
} from '#database/records/registration/registrations.ts'
import { eventNow } from '#workflows/conferences/event-now.ts'
import { findSentForm } from '#workflows/do-once.ts'
import { aboutGift, mailPayer } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

export type { PrivateRecord }

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

export async function latestTxnid({ db }: Services, record: PrivateRecord) {
  return (await paymentsFor(db, ...ownerColumnOf(record))).at(-1)?.txnid
}

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

/** Returns nothing, so that the caller can't tell whether the address is known. */
export async function sendMyLinks({ db, now, log }: Services, email: string): Promise<void> {
  const recipient = email.trim()
  const about = await findOwner(db, recipient)
  const kind = 'private-links'
  if (!about || (await isMailWaiting(db, kind, recipient))) return
  const at = now()
  const name = at.toISOString().slice(0, MINUTE_LENGTH)
  await queueMail(db, { kind, name, about, recipient, at })
  log.info('private-links-asked-for', {})
}

/** At most one in a minute; the limit for each address holds for the rest. */
const MINUTE_LENGTH = '2026-11-15T04:01'.length

/** A record of the address, so that the mail is forgotten together with it. */
async function findOwner(db: Services['db'], email: string) {
  const { registrations, gifts, tickets } = await findRecordsByAddress(db, email)
  const [registration] = registrations
  if (registration) return { registration_id: registration.id }
  for (const { id } of gifts) {
    const about = await aboutGift(db, id)
    if (about) return about
  }
  const [ticket] = tickets
  return ticket && { registration_id: ticket.registration_id }
}

/** At most once an hour. Returns nothing, so that the caller can't tell whether the payment exists. */
export async function sendPrivateLink({ db, now, log }: Services, txnid: string): Promise<void> {
  const payment = await findPayment(db, txnid)
  if (!payment) return
  const at = now()
  const name = at.toISOString().slice(0, HOUR_LENGTH)
  await mailPayer(db, payment, { kind: 'private-link', name, at })
  log.info('private-link-asked-for', { txnid })
}

const HOUR_LENGTH = '2026-11-15T04'.length
