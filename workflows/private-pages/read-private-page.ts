import { latestPaymentFor } from '#database/payments.ts'
import { findPrivateRecord, type PrivateRecord } from '#database/private-pages.ts'
import type { Registration } from '#database/registrations.ts'
import { findEvent } from '#domain/registration/conference.ts'
import type { Services } from '../services.ts'

type Reading = Pick<Services, 'db'>

/** The gift or registration of a private page. */
export function readPrivateRecord(
  { db }: Reading,
  token: string,
): Promise<PrivateRecord | undefined> {
  return findPrivateRecord(db, token)
}

/** The transaction number of the latest payment. */
export async function latestTxnid({ db }: Reading, record: PrivateRecord) {
  const latest =
    record.kind === 'gift'
      ? await latestPaymentFor(db, 'gift_id', record.gift.id)
      : await latestPaymentFor(db, 'registration_id', record.registration.id)
  return latest?.txnid
}

/** The facts for a calendar file; undefined when the event is not in the content. */
export function readCalendarEvent(
  { content, publicUrl }: Pick<Services, 'content' | 'publicUrl'>,
  { id, event_code, private_token, created_at }: Registration,
) {
  const event = findEvent(content.conferences, event_code)?.event
  const about = `${publicUrl}/my/${private_token}`
  return event && { id, event, about, at: new Date(created_at) }
}

/** There is no calendar file for the waiting list, nor for an event without days. */
export function hasCalendarFile(
  { content }: Pick<Services, 'content'>,
  registration: Registration,
) {
  const event = findEvent(content.conferences, registration.event_code)?.event
  return event?.days !== undefined && registration.hold !== 'waiting'
}
