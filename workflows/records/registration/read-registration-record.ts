import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import { mailsAbout, mailsOfPayments, type OutboxMail } from '#database/records/mail/outbox.ts'
import { entriesFor, type MoneyEntry, readMoney } from '#database/records/money/account-sums.ts'
import { type PaymentEvent, paymentsFor } from '#database/records/payments/payments.ts'
import { type PlaceEvent, placeEvents } from '#database/records/places/places.ts'
import { receiptsOf } from '#database/records/receipts/receipts.ts'
import { type Refund, refundsOf } from '#database/records/refunds/refunds.ts'
import {
  allAttendeesOf,
  findRegistration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { type OfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import { asksDayNotes, findEvent, isOver } from '#domain/conferences/conference.ts'
import { nameMove } from '#domain/conferences/short-name.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { atSoldPrices, eventSoldLabel } from '#workflows/conferences/event-now.ts'
import { isRecordId, type RecordKind } from '#workflows/records/change-record.ts'
import { maxRefundable, readRefundProposals } from '#workflows/records/refunds/refund-record.ts'
import type { Services } from '#workflows/services.ts'
import { priceRegistration } from './register.ts'

export type {
  MoneyEntry,
  OfficeEvent,
  OutboxMail,
  PaymentEvent,
  PlaceEvent,
  Refund,
  StoredAttendee,
}

/** Undefined when there is none, or when this person may not see registrations. */
export async function readRegistrationRecord(
  services: Services,
  { id, actor }: { id: string; actor: Actor },
) {
  const { db, content } = services
  if (!staffCan.seeRegistrations(actor) || !isRecordId(id)) return undefined
  const registration = await findRegistration(db, id)
  if (!registration) return undefined
  const everybody = await allAttendeesOf(db, id)
  const people = everybody.filter(({ cancelled_at }) => cancelled_at === null)
  const past = await readPast(db, 'registration', id)
  const current = findEvent(content.conferences, registration.event_code)?.event
  const event = current && (await atSoldPrices(db, current, registration))
  const sold = event && priceRegistration(event, registration, people)
  const lines = sold?.priceMinor === registration.full_minor ? sold.lines : []
  const moves = await placeEvents(db, id)
  const mails = [...(await mailsAbout(db, { registration_id: id })), ...past.mails]
  return {
    kind: 'registration' as const,
    row: registration,
    registration,
    event: await eventSoldLabel(services, registration),
    people,
    removed: everybody.filter(({ cancelled_at }) => cancelled_at !== null),
    account: await readMoney(db, registration),
    isAhead: current !== undefined && !isOver(current, services.now()),
    /** Each person's part of the price; empty where prices have changed since it was sold. */
    lines,
    proposals: await readRefundProposals(services, registration, {
      people,
      lines,
      moves,
      refundableMinor: past.refundableMinor,
    }),
    ...past,
    mails: mails.sort((a, b) => a.created_at.localeCompare(b.created_at)),
    officeEvents: past.officeEvents.map((event) => {
      const { from, to } = event.details
      if (from === undefined || to === undefined) return event
      // A move names its dates as people do.
      const named = nameMove(content.conferences, { from, to })
      return { ...event, details: { ...event.details, ...named } }
    }),
    placeEvents: moves,
    /** What the team must know on the day, by position. Undefined where the date asks for no such notes. */
    dayNotes:
      current && asksDayNotes(current)
        ? new Map(
            (await findRows(db, 'day_note', { registration_id: id })).map(({ position, note }) => {
              return [position, note] as const
            }),
          )
        : undefined,
  }
}

export type RegistrationRecord = NonNullable<Awaited<ReturnType<typeof readRegistrationRecord>>>

export async function readPast(db: Db, kind: RecordKind, id: string) {
  const entries = await entriesFor(db, `${kind}_id`, id)
  const payments = await Promise.all(
    (await paymentsFor(db, `${kind}_id`, id)).map(async (payment) => ({
      ...payment,
      events: await findRows(db, 'payment_event', { payment_id: payment.id }, 'position'),
      refunds: await refundsOf(db, payment.id),
    })),
  )
  return {
    payments,
    refunds: payments.flatMap(({ refunds }) => refunds),
    entries,
    /** Void ones included. */
    receipts: await receiptsOf(db, { payments, entries }),
    refundableMinor: await maxRefundable(db, payments),
    officeEvents: await officeEventsOf(db, kind, id),
    mails: await mailsOfPayments(db, payments),
  }
}
