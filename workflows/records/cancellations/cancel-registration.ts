import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import type { MailFacts } from '#database/records/mail/mail-facts.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import { endAttempt } from '#database/records/payments/payment-attempts.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { placeEvents, setHold } from '#database/records/places/places.ts'
import { attendeesOf, type Registration } from '#database/records/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'
import { OFFERED_FOR_MS, restoredHold } from '#domain/registration/places.ts'
import { refuse } from '#workflows/actor.ts'
import {
  changeRecord,
  type LockedRegistration,
  type RecordRequest,
} from '#workflows/records/change-record.ts'
import { continueRegistration } from '#workflows/records/payments/read-order.ts'
import { partyOfRegistration, shortageNow } from '#workflows/records/places/find-places.ts'
import { maxRefundable, sendRefunds } from '#workflows/records/refunds/refund-record.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'
import { openRefundsOf } from './take-off-person.ts'

/** Received money stays until it is refunded. Money that arrives later is shown to the office as late. */
export async function cancelRegistration(services: Services, request: RecordRequest) {
  return changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'cancel-registration',
    apply: async (locked) => {
      if (locked.registration.hold === 'cancelled') return refuse('cancelled')
      const { notify } = request
      const told = await endRegistration(services, locked, { by: 'office', notify })
      const { paidMinor: keptMinor } = await readMoney(locked.tx, locked.registration)
      return { ok: true as const, told, keptMinor, details: { keptMinor } }
    },
  })
}

/** What was paid online goes back at once; what came by hand the office gives back. */
export async function cancelWithDate(
  services: Services,
  { message, ...request }: RecordRequest & { message: string },
) {
  const changed = await changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'cancel-registration',
    apply: async (locked) => {
      if (locked.registration.hold === 'cancelled') return refuse('cancelled')
      const { tx, registration, payments } = locked
      const money = await planEnding(tx, registration, payments)
      const opened = await openRefundsOf(services, locked, money.refundMinor)
      await endRegistration(services, locked, { by: 'date', message, ...money })
      const tokens = opened.map(({ token }) => token)
      const refund = tokens.length > 0 && { amountMinor: money.refundMinor, tokens }
      const details = { ...refund, owedMinor: money.byHandMinor }
      return { ok: true as const, opened, details }
    },
  })
  if (!changed.ok || 'repeated' in changed) return changed
  return { ok: true as const, refunds: await sendRefunds(services, changed.opened) }
}

/** What goes back when a date does not take place, online and by hand. What was kept of others stays. */
export async function planEnding(db: Db, registration: Registration, payments: readonly Payment[]) {
  const { paidMinor } = await readMoney(db, registration)
  const owedMinor = Math.max(paidMinor - registration.fee_minor, 0)
  const refundMinor = Math.min(owedMinor, await maxRefundable(db, payments))
  return { refundMinor, byHandMinor: owedMinor - refundMinor }
}

/** Inside the transaction that has locked everything. Returns the addresses of those who are mailed. */
export async function endRegistration(
  { log }: Services,
  { tx, registration: { id }, payments, at }: LockedRegistration,
  { notify = true, ...facts }: MailFacts['registration-cancelled'] & Pick<RecordRequest, 'notify'>,
): Promise<string[]> {
  for (const payment of payments) await endAttempt(tx, payment, 'cancelled', at)
  const source = facts.by === 'visitor' ? 'visitor' : 'office'
  await setHold(tx, id, { hold: 'cancelled', heldUntil: undefined, source, at })
  // The same form, sent again, is a new registration.
  const freed = { submission: null, twin: `(cancelled) ${id}` }
  await changeRows(tx, 'registration', { id }, freed)
  log.info('registration-cancelled', { registration: id })
  if (!notify) return []
  const told = addressesOf(await attendeesOf(tx, id))
  // Named after the time: it may be restored and cancelled again.
  const mail = { kind: 'registration-cancelled', name: at.toISOString(), facts, at } as const
  await notifyEach(tx, { registration_id: id }, told, mail)
  return told
}

/** Its money stays as it is, and its tickets are valid again. */
export async function restoreRegistration(
  services: Services,
  { overCapacity, ...request }: RecordRequest & { overCapacity?: boolean },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'restore-registration',
    apply: async ({ tx, registration, at }) => {
      const { id } = registration
      const plan = await planRestoration({ ...services, db: tx }, { registration, overCapacity })
      if (!plan.ok) return plan
      const { place, hold, heldUntil, shortage } = plan
      await setHold(tx, id, { hold, heldUntil, source: 'office', at, isRestored: true })
      const mayPay = hold === 'held' && registration.due_minor > 0
      // Opened by the office, it can be paid after registration has closed, and after a refund.
      if (mayPay) await continueRegistration(tx, services, registration, place, { anew: true })
      const until = heldUntil?.toISOString()
      const details = { outcome: hold, until, ...(shortage && { overCapacity: true }) }
      return { ok: true as const, details, tells: addressesOf(await attendeesOf(tx, id)) }
    },
  })
}

export type RestorationPlan = Awaited<ReturnType<typeof planRestoration>>

export async function planRestoration(
  { db, content, now }: Services,
  wanted: { registration: Registration; overCapacity?: boolean | undefined },
) {
  const { registration, overCapacity = false } = wanted
  const { id, full_minor, event_code } = registration
  if (registration.hold !== 'cancelled') return refuse('not-cancelled')
  const place = findEvent(content.conferences, event_code)
  if (!place) return refuse('no-event')
  const { event } = place
  const end = (await placeEvents(db, id)).findLast(({ to_hold }) => to_hold === 'cancelled')
  const { receivedMinor, returnedMinor, reducedMinor } = await readMoney(db, registration)
  const askedMinor = full_minor - reducedMinor
  const before = end?.from_hold ?? 'held'
  const hold = restoredHold({ before, askedMinor, receivedMinor, returnedMinor })
  const party = partyOfRegistration(registration)
  const shortage = hold === 'waiting' ? undefined : await shortageNow(db, event, party)
  if (shortage && !overCapacity) return { ok: false, problem: 'full', shortage } as const
  // They have as long to pay as for an offer. Where places are not counted, nobody has to hurry.
  const hurries = hold === 'held' && event.capacity !== undefined
  const heldUntil = hurries ? new Date(now().getTime() + OFFERED_FOR_MS) : undefined
  return { ok: true as const, place, hold, heldUntil, shortage }
}
