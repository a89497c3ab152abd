import { type DaySum, ONLINE, sumDays } from '#database/money/day-sums.ts'
import { addDays, type Day, startOfDay } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { financialYearUntil, monthUntil, type Period } from '#domain/payments/financial-period.ts'
import { HAND_METHODS } from '#domain/payments/hand-method.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { compareDay, type DayComparison } from './compare-day.ts'

export type MethodSum = {
  method: string
  entries: number
  receivedMinor: Paise
  returnedMinor: Paise
}

export type Close = {
  ok: true
  day: Day
  /** What the provider received, compared with our records. */
  online: DayComparison
  byMethod: { day: MethodSum[]; month: MethodSum[]; year: MethodSum[] }
}

/** The close of one day, with its month and its financial year up to that day. */
export async function closeDay(
  services: Services,
  { actor, day }: { actor: Actor; day: Day },
): Promise<Close | NotAllowed> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const online = await compareDay(services, {
    day,
    from: new Date(startOfDay(day)).toISOString(),
    to: new Date(startOfDay(addDays(day, 1))).toISOString(),
  })
  return {
    ok: true,
    day,
    online,
    byMethod: {
      day: await sumMethods(services, { from: day, to: day }),
      month: await sumMethods(services, monthUntil(day)),
      year: await sumMethods(services, financialYearUntil(day)),
    },
  }
}

async function sumMethods({ db }: Services, period: Period): Promise<MethodSum[]> {
  const sums = await sumDays(db, { ...period, kinds: ['received', 'returned'] })
  return [ONLINE, ...HAND_METHODS].map((method) => {
    const own = sums.filter((sum) => sum.method === method)
    const received = own.filter(({ kind }) => kind === 'received')
    const returned = own.filter(({ kind }) => kind === 'returned')
    return {
      method,
      entries: received.reduce((sum, row) => sum + row.entries, 0),
      receivedMinor: total(received),
      returnedMinor: total(returned),
    }
  })
}

function total(sums: readonly DaySum[]): Paise {
  return sums.reduce((sum, row) => sum + row.amount_minor, 0)
}
