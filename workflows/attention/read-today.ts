import { sumDays, totalOf } from '#database/records/money/day-sums.ts'
import { isEmptyOffice } from '#database/records/registration/sample-records.ts'
import { monthOf } from '#domain/calendar/event.ts'
import { addDays, type Day, dayInIndia } from '#domain/days.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { listComingDates } from '#workflows/conferences/read-dates.ts'
import type { Services } from '#workflows/services.ts'
import { listAttention } from './list-attention.ts'

const DAYS = 14
const WEEK = 7

/** What a role may not see is missing. */
export async function readToday(services: Services, actor: Actor) {
  const day = dayInIndia(services.now().getTime())
  // PostgreSQL answers several at once.
  const [isEmpty, attention, registrations, gifts] = await Promise.all([
    isEmptyOffice(services.db),
    listAttention(services, actor),
    staffCan.seeRegistrations(actor) ? readRegistrations(services, actor, day) : undefined,
    staffCan.seeMoney(actor) ? readGifts(services, day) : undefined,
  ])
  return { day, isEmpty, attention, registrations, gifts }
}

export type Today = Awaited<ReturnType<typeof readToday>>

async function readRegistrations(services: Services, actor: Actor, day: Day) {
  const from = addDays(day, 1 - DAYS)
  const sums = await sumDays(services.db, { from, to: day, kinds: ['registered'] })
  const peopleSince = (first: Day) => totalOf(sums, 'people', (sum) => sum.day >= first)
  const week = peopleSince(addDays(day, 1 - WEEK))
  const days = Array.from({ length: DAYS }, (_, index) => addDays(from, index))
  return {
    people: { today: peopleSince(day), week, weekBefore: peopleSince(from) - week },
    perDay: days.map((each) => ({
      day: each,
      count: totalOf(sums, 'entries', (sum) => sum.day === each),
    })),
    conferences: await listComingDates(services, actor),
  }
}

async function readGifts({ db }: Services, day: Day) {
  const from = `${monthOf(day)}-01`
  const sums = await sumDays(db, { from, to: day, kinds: ['received'], sources: ['gift'] })
  const since = (first: Day) => ({
    count: totalOf(sums, 'entries', (sum) => sum.day >= first),
    amountMinor: totalOf(sums, 'amount_minor', (sum) => sum.day >= first),
  })
  return { today: since(day), month: since(from) }
}
