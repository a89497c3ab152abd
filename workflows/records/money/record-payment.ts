import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import {
  entriesFor,
  type MoneyEntry,
  readMoney,
  storeEntry,
} from '#database/records/money/account-sums.ts'
import { markRegistrationPaid, setHold } from '#database/records/places/places.ts'
import { ownerOf } from '#database/records/private/private-pages.ts'
import { issueHandReceipt, makeVoid } from '#database/records/receipts/receipts.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { keptByHand, type Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import {
  activeEntries,
  BACK_METHODS,
  type HandMethod,
  type HandMoney,
  type HandMoneyProblem,
  handMoneyProblems,
  isHandMethod,
} from '#domain/payments/hand-money.ts'
import { refuse } from '#workflows/actor.ts'
import {
  type ChangeRequest,
  changeRecord,
  isRecordId,
  type Locked,
  type LockedRegistration,
  type RecordRequest,
} from '#workflows/records/change-record.ts'
import { lockOpenDay } from '#workflows/records/closing/close-day.ts'
import { heldUntil } from '#workflows/records/places/find-places.ts'
import { notifyPayer, payerAddress } from '#workflows/records/registration/notify-people.ts'
import { recomputeDueOnline } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'

type HandPayment = HandMoney & {
  /** Says that a payment which looks like an earlier one is another one. */
  isAnother: boolean
}

export type HandPaymentProblem =
  | HandMoneyProblem
  | 'cancelled'
  | 'same-reference'
  | 'looks-recorded'

/** It gets a receipt, and confirms the places like an online payment. */
export async function recordPayment(
  services: Services,
  { payment, ...request }: RecordRequest & { payment: HandPayment },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'recordMoney',
    action: 'record-payment',
    apply: async (locked) => {
      const { tx, registration, at } = locked
      const entries = await entriesFor(tx, 'registration_id', registration.id)
      const problem = handPaymentProblem({ ...locked, entries, payment })
      if (problem) return { ok: false as const, problem }
      const { actor, notify } = request
      return storeHandPayment(tx, registration.id, payment, { author: actor.name, at, notify })
    },
  })
}

/** Also refuses what seems to be recorded a second time. */
export function handPaymentProblem({
  registration,
  entries,
  payment,
  at,
}: Pick<LockedRegistration, 'registration' | 'at'> & {
  entries: readonly MoneyEntry[]
  payment: HandPayment
}): HandPaymentProblem | undefined {
  const { method, day, amountMinor, isAnother } = payment
  const [problem] = handMoneyProblems(payment, dayInIndia(at.getTime()))
  if (problem) return problem
  if (registration.hold === 'cancelled') return 'cancelled'
  const alike = activeEntries(entries).filter(
    (entry) => entry.method === method && entry.given_back === 0,
  )
  const reference = toReference(payment.reference)
  if (reference !== '' && alike.some((entry) => toReference(entry.reference) === reference)) {
    return 'same-reference'
  }
  const isSame = alike.some((entry) => entry.day === day && entry.amount_minor === amountMinor)
  return isSame && !isAnother ? 'looks-recorded' : undefined
}

function toReference(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

/** Inside the transaction that has locked the registration. */
export async function storeHandPayment(
  tx: Db,
  id: string,
  payment: HandPayment,
  { author, at, notify = true }: { author: string; at: Date; notify?: boolean | undefined },
) {
  const { amountMinor } = payment
  const day = await lockOpenDay(tx, payment.day)
  const method: HandMethod = isHandMethod(payment.method) ? payment.method : 'Cash'
  const reference = payment.reference.trim()
  const entryId = await storeEntry(tx, {
    registration_id: id,
    gift_id: null,
    kind: 'received',
    amount_minor: amountMinor,
    method,
    day,
    reference,
    at: at.toISOString(),
    author,
  })
  const receipt = receiptNumber(await issueHandReceipt(tx, { entryId, day, at }))
  await markRegistrationPaid(tx, id, { source: 'office', at })
  const mail = { kind: 'payment-recorded', name: entryId, facts: { entryId }, at } as const
  if (notify) await notifyPayer(tx, id, mail)
  const details = { amountMinor, method, ...onDay(day, payment.day), reference, receipt }
  return { ok: true as const, receipt, details }
}

/** The receipt becomes void, and places that nothing pays for any more are held again. */
export async function takeBackEntry(
  services: Services,
  { entryId, reason: typed, ...request }: ChangeRequest & { entryId: string; reason: string },
) {
  const reason = typed.trim()
  const { kind, id } = request
  const known = isRecordId(id) ? await entriesFor(services.db, `${kind}_id`, id) : []
  const isReduction = known.find((each) => each.id === entryId)?.kind === 'reduction'
  return changeRecord(services, kind, request, {
    needs: isReduction ? 'reduce' : 'recordMoney',
    action: 'take-back',
    apply: async (locked) => {
      const entries = await entriesFor(locked.tx, `${kind}_id`, id)
      const entry = activeEntries(entries).find((each) => each.id === entryId)
      if (!entry) return refuse('no-entry')
      if (reason === '') return refuse('no-reason')
      const { tx, at } = locked
      const { id: takes_back, given_back, ...taken } = entry
      const isMoney = !isReduction && given_back === 0
      if (isMoney && entry.amount_minor > keptByHand(entries)) return refuse('given-back')
      const author = request.actor.name
      const today = dayInIndia(at.getTime())
      const day = isReduction ? today : await lockOpenDay(tx, today)
      // Countered by a second entry: nothing is deleted.
      const moment = at.toISOString()
      await storeEntry(tx, { ...taken, given_back, day, reason, takes_back, at: moment, author })
      await makeVoid(tx, { entry_id: entryId }, { by: author, reason, at })
      if (locked.kind === 'registration') await holdUntilPaid(locked, services)
      else if (isMoney) await changeRows(tx, 'gift', { id: locked.gift.id }, { status: 'Not Paid' })
      const { amount_minor: amountMinor, method } = entry
      const was = given_back === 1 ? 'given-back' : entry.kind
      const details = { amountMinor, method, was, ...onDay(day, today), reason }
      return { ok: true as const, details, tells: [await payerAddress(tx, locked)] }
    },
  })
}

async function holdUntilPaid({ tx, registration, at }: LockedRegistration, { content }: Services) {
  const dueMinor = await recomputeDueOnline(tx, registration)
  const event = findEvent(content.conferences, registration.event_code)?.event
  const { receivedMinor } = await readMoney(tx, registration)
  const isUnpaid = receivedMinor === 0 && dueMinor > 0
  if (registration.hold !== 'confirmed' || !event?.capacity || !isUnpaid) return
  const change = { hold: 'held', heldUntil: heldUntil(event, at), source: 'office', at } as const
  await setHold(tx, registration.id, change)
}

/** On which day it counts, and that the day for which it was meant is closed. */
export function onDay(day: Day, meant: Day) {
  return { day, ...(day !== meant && { closedDay: meant }) }
}

/** The price can't become negative. Places that then cost nothing are confirmed. */
export async function giveReduction(
  services: Services,
  request: RecordRequest & { amountMinor: Paise; reason: string },
) {
  const { amountMinor } = request
  const reason = request.reason.trim()
  return changeRecord(services, 'registration', request, {
    needs: 'reduce',
    action: 'give-reduction',
    apply: async (locked) => {
      const { tx, registration, at } = locked
      const { id, hold, full_minor } = registration
      const maxMinor = full_minor - (await readMoney(tx, registration)).reducedMinor
      if (hold === 'cancelled') return refuse('cancelled')
      if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return refuse('bad-amount')
      if (amountMinor > maxMinor)
        return { ok: false, problem: 'more-than-price', maxMinor } as const
      if (reason === '') return refuse('no-reason')
      await storeReduction(locked, amountMinor, reason, request.actor.name)
      const dueMinor = await recomputeDueOnline(tx, registration)
      const outcome = dueMinor <= 0 && hold === 'held' ? ('confirmed' as const) : undefined
      const change = { heldUntil: undefined, source: 'office', at } as const
      if (outcome) await setHold(tx, id, { hold: outcome, ...change })
      const tells = [await payerAddress(tx, locked)]
      return { ok: true as const, details: { amountMinor, reason, outcome }, tells }
    },
  })
}

/** Inside the transaction that has locked the registration or the gift. */
export async function storeReduction(
  locked: Locked,
  amount_minor: Paise,
  reason: string,
  author: string,
): Promise<void> {
  const { tx, at } = locked
  await storeEntry(tx, {
    ...ownerOf(locked),
    kind: 'reduction',
    amount_minor,
    day: dayInIndia(at.getTime()),
    reason,
    at: at.toISOString(),
    author,
  })
}

/** At most what came by hand. It is an entry of its own, with a voucher: the money's receipts stay valid. */
export async function giveBack(
  services: Services,
  { given, ...request }: ChangeRequest & { given: HandMoney & { reason: string } },
) {
  const { amountMinor } = given
  const reference = given.reference.trim()
  const reason = given.reason.trim()
  return changeRecord(services, request.kind, request, {
    needs: 'recordMoney',
    action: 'give-back',
    apply: async (locked) => {
      const { tx, at } = locked
      const [problem] = handMoneyProblems(given, dayInIndia(at.getTime()))
      const method = BACK_METHODS.find((each) => each === given.method)
      if (problem || !method) return refuse(problem ?? 'bad-method')
      if (reason === '') return refuse('no-reason')
      const maxMinor = keptByHand(await entriesFor(tx, `${request.kind}_id`, request.id))
      if (amountMinor > maxMinor)
        return { ok: false, problem: 'more-than-received', maxMinor } as const
      const day = await lockOpenDay(tx, given.day)
      const voucher = await storeEntry(tx, {
        ...ownerOf(locked),
        kind: 'received',
        given_back: 1,
        amount_minor: amountMinor,
        method,
        day,
        reference,
        reason,
        at: at.toISOString(),
        author: request.actor.name,
      })
      if (locked.kind === 'registration') await releaseUnpaid(locked)
      const tells = [await payerAddress(tx, locked)]
      const details = { amountMinor, method, ...onDay(day, given.day), reference, reason, voucher }
      return { ok: true as const, details, tells }
    },
  })
}

/** Whoever got everything back doesn't come. Money that is on its way back releases the places when it is back. */
async function releaseUnpaid({ tx, registration, at }: LockedRegistration): Promise<void> {
  const { paidMinor, coming, standing } = await readMoney(tx, registration)
  const isPaid = paidMinor > 0 || coming !== undefined || standing === 'Paid'
  if (registration.hold !== 'confirmed' || isPaid) return
  const change = { hold: 'released', heldUntil: undefined, source: 'office', at } as const
  await setHold(tx, registration.id, change)
}
