import type { Db } from '#database/engine/open.ts'
import { claimReminder, unfinishedPayments } from '#database/records/mail/reminders.ts'
import { lockAttempts } from '#database/records/payments/payment-attempts.ts'
import { type Payment, paymentsFor } from '#database/records/payments/payments.ts'
import {
  ownerColumnOf,
  ownerOf,
  type PrivateRecord,
  recordOf,
  storedOf,
} from '#database/records/private/private-pages.ts'
import { leftHalfway } from '#domain/conferences/conference.ts'
import { refuseHandOff } from '#domain/payments/hand-off.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { readOrder } from '#workflows/records/payments/read-order.ts'
import { settleHeard } from '#workflows/records/payments/reports/settle-payment.ts'
import { mailPayer, payerAddress } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

/** Older ones are left alone: after a long outage nobody is written to about last week. */
const OLDEST_MS = 24 * 60 * 60_000
const MAX = 1_000

/**
 * Reminds payers who were sent to pay a while ago and never finished. The provider is asked first,
 * because somebody may have paid without our knowing; while it can't be reached nobody is reminded.
 */
export async function remindOfPayments(services: Services, isStopping: () => boolean) {
  for (const record of await unfinishedRecords(services)) {
    if (isStopping()) return
    if (await isPaidFor(services, record)) {
      await claim(services.db, services, record)
      continue
    }
    if (!(await isTime(services, record))) continue
    if (!(await askFirst(services, record))) return
    await services.db.transaction().execute((tx) => remind(tx, services, record))
  }
}

export async function arePaymentsUnfinished(services: Services): Promise<boolean> {
  for (const record of await unfinishedRecords(services)) {
    if (await isTime(services, record)) return true
    if (await isPaidFor(services, record)) return true
  }
  return false
}

/** Also where an earlier attempt stays open after another one has paid: then it is not looked at again. */
async function claim(db: Db, { now }: Services, record: PrivateRecord): Promise<boolean> {
  const email = await payerAddress(db, record)
  return claimReminder(db, { kind: 'payment', subjectId: storedOf(record).id, email, at: now() })
}

async function unfinishedRecords({ db, content, now }: Services): Promise<PrivateRecord[]> {
  const ms = content.conferences.reminders.payment
  if (ms === null) return []
  const from = new Date(now().getTime() - OLDEST_MS - ms).toISOString()
  const to = new Date(now().getTime() - ms).toISOString()
  const payments = await unfinishedPayments(db, { from, to, limit: MAX })
  const first = new Map(payments.map((each) => [each.registration_id ?? each.gift_id, each]))
  return Promise.all([...first.values()].map((payment) => recordOf(db, payment)))
}

/** Counted from the last time that the payer was sent to the provider. */
async function isTime(services: Services, record: PrivateRecord): Promise<boolean> {
  return isLongAgo(services, await readUnfinished(services.db, services, record))
}

function isLongAgo({ content, now }: Services, unfinished: OpenAttempt | undefined): boolean {
  const ms = content.conferences.reminders.payment
  if (!unfinished || ms === null) return false
  const { watched_from, opened_at } = unfinished.latest
  return Date.parse(watched_from ?? opened_at) <= now().getTime() - ms
}

/** Returns false when the provider can't be reached, or says nothing about one of them. */
async function askFirst(services: Services, record: PrivateRecord): Promise<boolean> {
  const attempts = await paymentsFor(services.db, ...ownerColumnOf(record))
  const unpaid = attempts.filter(({ state }) => !wasReceived(state))
  return (await settleHeard(services, unpaid)) === 'heard'
}

/** Under the locks that settling takes, so that somebody who pays at this moment is not reminded. */
async function remind(tx: Db, services: Services, stored: PrivateRecord): Promise<void> {
  await lockAttempts(tx, ownerOf(stored))
  const record = await recordOf(tx, ownerOf(stored))
  const unfinished = await readUnfinished(tx, services, record)
  if (!unfinished || !isLongAgo(services, unfinished)) return
  const { latest } = unfinished
  if (!(await claim(tx, services, record))) return
  await mailPayer(tx, latest, { kind: 'payment-unfinished', at: services.now() })
}

/**
 * - `pending`: the bank or the provider has not decided, so nobody must pay again
 * - `left`: the payer never came to the end; `heldUntil` says how long the places are still kept
 * - `released`: the same, and the places were given back since
 */
export type OpenAttempt = {
  state: 'pending' | 'left' | 'released'
  latest: Payment
  heldUntil: Date | undefined
}

/** What a payer left unfinished; undefined when it was paid, failed, ended, or can't be paid any more. */
export async function readUnfinished(
  db: Db,
  services: Services,
  record: PrivateRecord,
): Promise<OpenAttempt | undefined> {
  const order = await readOrder(db, services, record)
  const latest = order.attempts.at(-1)
  if (!latest) return undefined
  const { hold, heldUntil } = placesOf(record, services.now())
  const refusal = refuseHandOff(order)
  if (refusal === 'being-confirmed') return { state: 'pending', latest, heldUntil }
  if (refusal || !leftHalfway(order.attempts)) return undefined
  if (hold === 'cancelled' || hold === 'waiting') return undefined
  return { state: hold === 'released' ? 'released' : 'left', latest, heldUntil }
}

async function isPaidFor(services: Services, record: PrivateRecord): Promise<boolean> {
  return refuseHandOff(await readOrder(services.db, services, record)) === 'nothing-due'
}

/** A time that has passed is no promise: a job is about to release those places. */
function placesOf(record: PrivateRecord, now: Date) {
  if (record.kind === 'gift') return { hold: undefined, heldUntil: undefined }
  const { hold, held_until } = record.registration
  const until = held_until === null ? undefined : new Date(held_until)
  return { hold, heldUntil: until && until > now ? until : undefined }
}
