import { cashOn, lockDay } from '#database/closing/day-closes.ts'
import type { Db } from '#database/engine/open.ts'
import { findRow, findRows, raiseVersion } from '#database/engine/rows.ts'
import { noteUnknownPayment } from '#database/records/attention/attention.ts'
import { type DaySum, ONLINE, sumDays, totalOf } from '#database/records/money/day-sums.ts'
import { fullNames } from '#database/records/payments/listed-payments.ts'
import { findPayment, type Owner, type Payment } from '#database/records/payments/payments.ts'
import { receiptsOf } from '#database/records/receipts/receipts.ts'
import { refundsDoneBetween } from '#database/records/refunds/refunds.ts'
import { appendOfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import { addDays, type Day, dayInIndia, isDay, spanOfDays } from '#domain/days.ts'
import { keptByHand, type Paise } from '#domain/money.ts'
import { financialYearUntil, monthUntil, type Period } from '#domain/payments/financial-year.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import { DONE, NOT_ALLOWED, refuse, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import { settleBatch } from '#workflows/records/payments/reports/sweep-payments.ts'
import type { Services } from '#workflows/services.ts'

type DayForm = StaffForm & {
  day: Day
  /** Of the difference between what was counted and what is recorded, or of opening it again. */
  reason: string
  version: number
}

/**
 * Money by hand that comes later counts on the next day. A provider that can't be asked does not keep the day
 * open: then it is closed without having been compared.
 */
export async function closeDay(
  services: Services,
  closing: DayForm & { countedMinor: Paise; seenMinor: Paise },
) {
  const { actor, day, countedMinor, seenMinor, reason: typed, key } = closing
  const { db, now } = services
  if (!staffCan.closeDay(actor)) return NOT_ALLOWED
  if (!isDay(day) || day > dayInIndia(now().getTime())) return refuse('bad-day')
  if (!Number.isSafeInteger(countedMinor) || countedMinor < 0) return refuse('bad-amount')
  const compared = verdictOf(await compareDay(services, day))
  const form = { key, again: () => DONE }
  return onceInTransaction(db, form, async (tx) => {
    const at = now()
    const locked = await lockDay(tx, day)
    const recordedMinor = await cashOn(tx, day)
    const hasChanged = locked.version !== closing.version || recordedMinor !== seenMinor
    // Somebody has closed or opened it meanwhile, or recorded other cash.
    if (locked.closed_at !== null || hasChanged) return refuse('changed')
    const differenceMinor = countedMinor - recordedMinor
    const reason = typed.trim()
    if (differenceMinor !== 0 && reason === '') return refuse('no-reason')
    const moment = { closed_at: at.toISOString(), closed_by: actor.name }
    const cash = { counted_minor: countedMinor, recorded_minor: recordedMinor }
    const change = { ...moment, ...cash, reason, compared }
    const version = await raiseVersion(tx, 'day_close', { day }, change)
    const sums = { countedMinor, recordedMinor, differenceMinor }
    const details = { ...sums, reason, compared, version }
    const event = { actor, subject: 'day', subjectId: day, action: 'close-day' } as const
    await appendOfficeEvent(tx, { ...event, details, key, at })
    return DONE
  })
}

/** Opens a closed day again. What it was closed with stays in the history. */
export async function openDay(
  { db, now }: Services,
  { actor, day, reason: typed, version, key }: DayForm,
) {
  if (!staffCan.closeDay(actor)) return NOT_ALLOWED
  if (!isDay(day)) return refuse('bad-day')
  const reason = typed.trim()
  if (reason === '') return refuse('no-reason')
  const form = { key, again: () => DONE }
  return onceInTransaction(db, form, async (tx) => {
    const locked = await lockDay(tx, day)
    if (locked.closed_at === null || locked.version !== version) return refuse('changed')
    const nobody = { closed_at: null, closed_by: null, compared: null, reason: '' }
    const change = { ...nobody, counted_minor: null, recorded_minor: null }
    const details = { reason, version: await raiseVersion(tx, 'day_close', { day }, change) }
    const event = { actor, subject: 'day', subjectId: day, action: 'open-day' } as const
    await appendOfficeEvent(tx, { ...event, details, key, at: now() })
    return DONE
  })
}

/** For a plan: the first day from this one that is not closed. Money by hand counts on it. */
export async function openDayFrom(db: Db, day: Day): Promise<Day> {
  const close = await findRow(db, 'day_close', { day })
  return close?.closed_at ? openDayFrom(db, addDays(day, 1)) : day
}

/** The same inside the transaction that records money: until it ends, nobody closes that day. */
export async function lockOpenDay(tx: Db, day: Day): Promise<Day> {
  const { closed_at } = await lockDay(tx, day)
  return closed_at === null ? day : lockOpenDay(tx, addDays(day, 1))
}

export async function readClose(
  services: Services,
  { actor, day, method }: { actor: Actor; day: Day; method?: CloseMethod | undefined },
) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const { db, now } = services
  const close = await findRow(db, 'day_close', { day })
  return {
    ok: true as const,
    day,
    online: await compareDay(services, day),
    cashMinor: await cashOn(db, day),
    closed: close?.closed_at ? close : undefined,
    version: close?.version ?? 0,
    history: await officeEventsOf(db, 'day', day),
    mayClose: staffCan.closeDay(actor) && day <= dayInIndia(now().getTime()),
    entries: method === undefined ? undefined : await readEntries(services, day, method),
    byMethod: {
      day: await sumMethods(services, { from: day, to: day }),
      month: await sumMethods(services, monthUntil(day)),
      year: await sumMethods(services, financialYearUntil(day)),
    },
  }
}

export type Close = Extract<Awaited<ReturnType<typeof readClose>>, { ok: true }>

export type MethodSum = Close['byMethod']['day'][number]

export const CLOSE_METHODS = [ONLINE, ...HAND_METHODS] as const

type CloseMethod = (typeof CLOSE_METHODS)[number]

async function readEntries({ db }: Services, day: Day, method: CloseMethod) {
  const ofMethod = { day, kind: 'received' as const }
  const byHand =
    method === ONLINE ? [] : await findRows(db, 'money_entry', { ...ofMethod, method }, 'at')
  const ofDay = { state: ['paid' as const, 'refunded' as const], received_on: day }
  const online = method === ONLINE ? await findRows(db, 'payment', ofDay, 'opened_at') : []
  const done = method === ONLINE ? await refundsDoneBetween(db, spanOfDays(day, day)) : []
  const paid = await findRows(db, 'payment', { id: done.map(({ payment_id }) => payment_id) })
  const paidBy = new Map(paid.map((payment) => [payment.id, payment]))
  const receipts = await receiptsOf(db, { payments: online, entries: byHand })
  const names = await fullNames(db, [...byHand, ...online, ...paid])
  const about = ({ gift_id, registration_id }: Owner) => {
    const name = names.get(gift_id ?? registration_id ?? '') ?? ''
    return { name, gift_id, registration_id, receipt: undefined, voucher: undefined, author: '' }
  }
  return [
    ...byHand.map((entry) => ({
      ...{ ...about(entry), at: entry.at, author: entry.author },
      amountMinor: keptByHand([entry]),
      receipt: receipts.find(({ entry_id }) => entry_id === entry.id && !entry.takes_back),
      voucher: entry.given_back === 1 && !entry.takes_back ? entry.id : undefined,
    })),
    ...online.map((payment) => ({
      ...{ ...about(payment), at: payment.changed_at },
      amountMinor: payment.received_minor ?? payment.amount_minor,
      receipt: receipts.find(({ payment_id }) => payment_id === payment.id),
    })),
    ...done.flatMap(({ payment_id, amount_minor, changed_at: at }) => {
      const payment = paidBy.get(payment_id)
      return payment ? [{ ...about(payment), at, amountMinor: -amount_minor }] : []
    }),
  ]
}

export type CloseEntry = Awaited<ReturnType<typeof readEntries>>[number]

async function sumMethods({ db }: Services, period: Period) {
  const sums = await sumDays(db, { ...period, kinds: ['received', 'returned'] })
  return CLOSE_METHODS.map((method) => {
    const is = (kind: DaySum['kind']) => (sum: DaySum) => sum.method === method && sum.kind === kind
    return {
      method,
      entries: totalOf(sums, 'entries', is('received')),
      receivedMinor: totalOf(sums, 'amount_minor', is('received')),
      returnedMinor: totalOf(sums, 'amount_minor', is('returned')),
    }
  })
}

export type Amounts = { sumMinor: Paise; count: number }

export function verdictOf(
  compared: Awaited<ReturnType<typeof compareDay>>,
): 'agrees' | 'differs' | 'not-compared' {
  if (!compared.ok) return 'not-compared'
  const { received, recorded, unmatched } = compared
  const agrees = received.sumMinor === recorded.sumMinor && unmatched.length === 0
  return agrees ? 'agrees' : 'differs'
}

/** What the provider knows and we don't is asked about first. */
export async function compareDay(services: Services, day: Day) {
  const { db, now } = services
  try {
    const received = await services.payments.listPaid(day)
    const recorded: Payment[] = []
    const unmatched: { txnid: string; state: string }[] = []
    for (const { txnid, amountMinor } of received) {
      const known = await findPayment(db, txnid)
      const isOpen = known !== undefined && !wasReceived(known.state)
      if (isOpen) await settleBatch(services, [known], 'office')
      const payment = isOpen ? await findPayment(db, txnid) : known
      if (!payment) await noteUnknownPayment(db, { txnid, amountMinor, at: now() })
      const isSame = payment?.received_minor === amountMinor
      if (payment && isSame && wasReceived(payment.state)) recorded.push(payment)
      else unmatched.push({ txnid, state: payment?.state ?? 'unknown to us' })
    }
    // The provider's day, in India's time: a payment around midnight is on the same day in both lists.
    const ofDay = { state: ['paid' as const, 'refunded' as const], received_on: day }
    const theirs = new Set(received.map(({ txnid }) => txnid))
    const ours = (await findRows(db, 'payment', ofDay)).filter(({ txnid }) => !theirs.has(txnid))
    recorded.push(...ours)
    unmatched.push(...ours.map(({ txnid }) => ({ txnid, state: 'unknown to the provider' })))
    const returned = await refundsDoneBetween(db, spanOfDays(day, day))
    return {
      ok: true as const,
      received: amountsOf(received.map(({ amountMinor }) => amountMinor)),
      recorded: amountsOf(recorded.map(({ received_minor }) => received_minor ?? 0)),
      returned: amountsOf(returned.map(({ amount_minor }) => amount_minor)),
      /** What only one side has, or both with different amounts. `state` is how we have it. */
      unmatched,
    }
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return { ok: false, problem: 'provider-unreachable', reason: error.message } as const
  }
}

function amountsOf(amounts: readonly Paise[]): Amounts {
  return { sumMinor: amounts.reduce((sum, amount) => sum + amount, 0), count: amounts.length }
}
