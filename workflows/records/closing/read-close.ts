import { cashOn } from '#database/closing/day-closes.ts'
import { findRow } from '#database/engine/rows.ts'
import { type DaySum, ONLINE, sumDays, totalOf } from '#database/records/money/day-sums.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { financialYearUntil, monthUntil, type Period } from '#domain/payments/financial-year.ts'
import { HAND_METHODS } from '#domain/payments/hand-money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { compareWholeDay } from './compare-day.ts'

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
