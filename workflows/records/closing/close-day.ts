import { cashOn, changeClose, lockDay } from '#database/closing/day-closes.ts'
import type { Db } from '#database/engine/open.ts'
import { findRow } from '#database/engine/rows.ts'
import { type DaySum, ONLINE, sumDays, totalOf } from '#database/records/money/day-sums.ts'
import { appendOfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import { type Day, dayInIndia, isDay } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { financialYearUntil, monthUntil, type Period } from '#domain/payments/financial-year.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse, type StaffForm } from '#workflows/actor.ts'
import { onceInTransaction } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { compareWholeDay, verdictOf } from './compare-day.ts'

type DayForm = StaffForm & {
  day: Day
  /** Of the difference between what was counted and what is recorded, or of opening it again. */
  reason: string
  /** Of the day when the form was first opened. */
  version: number
}

/** `changed`: somebody has closed or opened it meanwhile, or recorded other cash. */
type ClosedDay =
  | { ok: true }
  | NotAllowed
  | { ok: false; problem: 'bad-day' | 'bad-amount' | 'no-reason' | 'changed' }

const DONE = { ok: true } as const

/**
 * Closes a day: from then on it takes no money by hand. A provider that can't be asked does not keep it
 * open: then it is closed without having been compared. What was recorded when the page with the form was made
 * is `seenMinor`.
 */
export async function closeDay(
  services: Services,
  closing: DayForm & { countedMinor: Paise; seenMinor: Paise },
): Promise<ClosedDay> {
  const { actor, day, countedMinor, seenMinor, reason: typed, version, key } = closing
  const { db, now } = services
  if (!staffCan.closeDay(actor)) return NOT_ALLOWED
  if (!isDay(day) || day > dayInIndia(now().getTime())) return refuse('bad-day')
  if (!Number.isSafeInteger(countedMinor) || countedMinor < 0) return refuse('bad-amount')
  const compared = verdictOf(await compareWholeDay(services, day))
  const form = { key, again: () => DONE }
  return onceInTransaction<ClosedDay, ClosedDay>(db, form, async (tx) => {
    const at = now()
    const locked = await lockDay(tx, day)
    const recordedMinor = await cashOn(tx, day)
    const hasChanged = locked.version !== version || recordedMinor !== seenMinor
    if (locked.closed_at !== null || hasChanged) return refuse('changed')
    const differenceMinor = countedMinor - recordedMinor
    const reason = typed.trim()
    if (differenceMinor !== 0 && reason === '') return refuse('no-reason')
    const moment = { closed_at: at.toISOString(), closed_by: actor.name }
    const cash = { counted_minor: countedMinor, recorded_minor: recordedMinor }
    const closed = await changeClose(tx, day, { ...moment, ...cash, reason, compared })
    const sums = { countedMinor, recordedMinor, differenceMinor }
    const details = { ...sums, reason, compared, version: closed }
    const event = { actor, subject: 'day', subjectId: day, action: 'close-day' } as const
    await appendOfficeEvent(tx, { ...event, details, key, at })
    return DONE
  })
}

/** Opens a closed day again. What it was closed with stays in the history. */
export async function openDay(
  { db, now }: Services,
  { actor, day, reason: typed, version, key }: DayForm,
): Promise<ClosedDay> {
  if (!staffCan.closeDay(actor)) return NOT_ALLOWED
  if (!isDay(day)) return refuse('bad-day')
  const reason = typed.trim()
  if (reason === '') return refuse('no-reason')
  const form = { key, again: () => DONE }
  return onceInTransaction<ClosedDay, ClosedDay>(db, form, async (tx) => {
    const locked = await lockDay(tx, day)
    if (locked.closed_at === null || locked.version !== version) return refuse('changed')
    const opened = await changeClose(tx, day, {
      closed_at: null,
      closed_by: null,
      counted_minor: null,
      recorded_minor: null,
      reason: '',
      compared: null,
    })
    const details = { reason, version: opened }
    const event = { actor, subject: 'day', subjectId: day, action: 'open-day' } as const
    await appendOfficeEvent(tx, { ...event, details, key, at: now() })
    return DONE
  })
}

/** For a plan: whether the day takes no more money by hand. */
export async function isDayClosed({ db }: Services, day: Day): Promise<boolean> {
  const close = await findRow(db, 'day_close', { day })
  return close !== undefined && close.closed_at !== null
}

/** Inside the transaction that records money by hand on the day, before it writes anything. */
export async function isClosedFor(tx: Db, day: Day): Promise<boolean> {
  return (await lockDay(tx, day)).closed_at !== null
}

/** The close of one day, with its month and its financial year up to that day. */
export async function readClose(services: Services, { actor, day }: { actor: Actor; day: Day }) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const { db, now } = services
  const close = await findRow(db, 'day_close', { day })
  return {
    ok: true as const,
    day,
    /** What the provider received, compared with our records. */
    online: await compareWholeDay(services, day),
    /** The cash that was recorded on the day. */
    cashMinor: await cashOn(db, day),
    /** Set when the day is closed. */
    closed: close?.closed_at ? close : undefined,
    /** Of the day, for its forms. */
    version: close?.version ?? 0,
    history: await officeEventsOf(db, 'day', day),
    mayClose: staffCan.closeDay(actor) && day <= dayInIndia(now().getTime()),
    byMethod: {
      day: await sumMethods(services, { from: day, to: day }),
      month: await sumMethods(services, monthUntil(day)),
      year: await sumMethods(services, financialYearUntil(day)),
    },
  }
}

export type Close = Extract<Awaited<ReturnType<typeof readClose>>, { ok: true }>

export type MethodSum = Close['byMethod']['day'][number]

async function sumMethods({ db }: Services, period: Period) {
  const sums = await sumDays(db, { ...period, kinds: ['received', 'returned'] })
  return [ONLINE, ...HAND_METHODS].map((method) => {
    const is = (kind: DaySum['kind']) => (sum: DaySum) => sum.method === method && sum.kind === kind
    return {
      method,
      entries: totalOf(sums, 'entries', is('received')),
      receivedMinor: totalOf(sums, 'amount_minor', is('received')),
      returnedMinor: totalOf(sums, 'amount_minor', is('returned')),
    }
  })
}
