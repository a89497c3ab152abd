import {
  type NewestGift,
  type NewestRegistration,
  newestGifts,
  newestRegistrations,
} from '#database/attention/today.ts'
import { type DaySum, sumDays } from '#database/money/day-sums.ts'
import { eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import { addDays, type Day, dayInIndia, startOfDay } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { type AttentionRow, listAttention } from './list-attention.ts'
import { type ConferenceLine, listNextConferences } from './list-next-conferences.ts'

/** What is missing is what the role does not show. */
export type Today = {
  day: Day
  attention: AttentionRow[]
  registrations?: {
    count: number
    newest: (NewestRegistration & { conference: string })[]
    perDay: { day: Day; count: number }[]
    conferences: ConferenceLine[]
  }
  gifts?: {
    count: number
    amountMinor: Paise
    newest: NewestGift[]
    perMonth: { month: string; amountMinor: Paise }[]
  }
}

const DAYS = 30
const MONTHS = 12
const MOST_SHOWN = 8

export async function readToday(services: Services, actor: Actor): Promise<Today> {
  const day = dayInIndia(services.now().getTime())
  // PostgreSQL answers several at once.
  const [attention, registrations, gifts] = await Promise.all([
    listAttention(services, actor),
    staffCan.seeRegistrations(actor) && readRegistrations(services, day),
    staffCan.seeMoney(actor) && readGifts(services, day),
  ])
  return { day, attention, ...(registrations && { registrations }), ...(gifts && { gifts }) }
}

async function readRegistrations(services: Services, day: Day) {
  const { db } = services
  const from = addDays(day, 1 - DAYS)
  const sums = await sumDays(db, { from, to: day, kinds: ['registered'] })
  const days = Array.from({ length: DAYS }, (_, index) => addDays(from, index))
  const perDay = days.map((each) => ({
    day: each,
    count: total(
      sums.filter((sum) => sum.day === each),
      'entries',
    ),
  }))
  const since = new Date(startOfDay(day)).toISOString()
  const newest = await newestRegistrations(db, { from: since, most: MOST_SHOWN })
  return {
    count: perDay.at(-1)?.count ?? 0,
    newest: newest.map((each) => ({ ...each, conference: labelOf(services, each.event_code) })),
    perDay,
    conferences: await listNextConferences(services),
  }
}

function labelOf({ content }: Services, code: string): string {
  const event = nameEvent(content.conferences, code)
  return event ? eventLabel(event) : code
}

async function readGifts({ db }: Services, day: Day) {
  const months = lastMonths(day)
  const period = { from: `${months[0]}-01`, to: day, kinds: ['received', 'returned'] as const }
  const sums = await sumDays(db, { ...period, sources: ['gift'] })
  const today = sums.filter((sum) => sum.day === day && sum.kind === 'received')
  return {
    count: total(today, 'entries'),
    amountMinor: total(today, 'amount_minor'),
    newest: await newestGifts(db, { day, most: MOST_SHOWN }),
    perMonth: months.map((month) => ({
      month,
      amountMinor: kept(sums.filter((sum) => sum.day.startsWith(month))),
    })),
  }
}

/** "2025-12" to "2026-11" */
function lastMonths(day: Day): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}

function total(sums: readonly DaySum[], what: 'entries' | 'amount_minor'): number {
  return sums.reduce((sum, row) => sum + row[what], 0)
}

/** What was received, less what was given back. */
function kept(sums: readonly DaySum[]): Paise {
  const of = (kind: DaySum['kind']) =>
    total(
      sums.filter((sum) => sum.kind === kind),
      'amount_minor',
    )
  return of('received') - of('returned')
}
