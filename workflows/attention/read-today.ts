import { countLate } from '#database/doors/door-entries.ts'
import { type DaySum, sumDays, totalOf } from '#database/records/money/day-sums.ts'
import { isEmptyOffice } from '#database/records/registration/sample-records.ts'
import { addMonths, monthOf } from '#domain/calendar/event.ts'
import { allEvents, byFirstDay, isOpen, isOver } from '#domain/conferences/conference.ts'
import { addDays, type Day, dayInIndia } from '#domain/days.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { readDateCounts } from '#workflows/conferences/read-dates.ts'
import type { Services } from '#workflows/services.ts'
import { listAttention } from './list-attention.ts'

const DAYS = 14
const WEEK = 7
const MONTHS = 12

/** What a role may not see is missing. */
export async function readToday(services: Services, actor: Actor) {
  const day = dayInIndia(services.now().getTime())
  // PostgreSQL answers several at once.
  const [isEmpty, attention, late, registrations, gifts] = await Promise.all([
    isEmptyOffice(services.db),
    listAttention(services, actor),
    staffCan.openDoors(actor) ? countLate(services.db) : 0,
    staffCan.seeRegistrations(actor) ? readRegistrations(services, day) : undefined,
    staffCan.seeMoney(actor) ? readGifts(services, day) : undefined,
  ])
  return { day, isEmpty, attention, late, registrations, gifts }
}

export type Today = Awaited<ReturnType<typeof readToday>>

async function readRegistrations(services: Services, day: Day) {
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
    conferences: await listNextConferences(services),
  }
}

async function readGifts({ db }: Services, day: Day) {
  const thisMonth = monthOf(day)
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(thisMonth, at + 1 - MONTHS))
  const period = { from: `${months[0]}-01`, to: day, kinds: ['received', 'returned'] as const }
  const sums = await sumDays(db, { ...period, sources: ['gift'] })
  const is = (kind: DaySum['kind'], isThen: (on: Day) => boolean) => (sum: DaySum) =>
    sum.kind === kind && isThen(sum.day)
  const since = (first: Day) => {
    const isReceived = is('received', (on) => on >= first)
    return {
      count: totalOf(sums, 'entries', isReceived),
      amountMinor: totalOf(sums, 'amount_minor', isReceived),
    }
  }
  const inMonth = (kind: DaySum['kind'], month: string) => {
    const isInMonth = is(kind, (on) => on.startsWith(month))
    return totalOf(sums, 'amount_minor', isInMonth)
  }
  return {
    today: since(day),
    month: since(`${thisMonth}-01`),
    perMonth: months.map((month) => ({
      month,
      amountMinor: inMonth('received', month) - inMonth('returned', month),
    })),
  }
}

async function listNextConferences({ db, content, now }: Services) {
  const events = allEvents(content.conferences)
    .filter((event) => (event.days ? !isOver(event, now()) : isOpen(event, now())))
    .sort(byFirstDay)
  const codes = events.map(({ code }) => code)
  const countsOf = await readDateCounts(db, codes)
  return events.map(({ code, name, days, capacity }) => ({
    code,
    name,
    days,
    places: capacity?.people,
    ...countsOf(code),
  }))
}
