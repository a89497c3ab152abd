import { type DaySum, sumDays } from '#database/money/day-sums.ts'
import { type OfferedRegistration, offeredRegistrations } from '#database/places/places.ts'
import { isEmptyOffice } from '#database/registration/sample-records.ts'
import { allEvents, type ConferenceEvent, isOpen } from '#domain/conferences/conference.ts'
import { isOver } from '#domain/conferences/to-come.ts'
import { addDays, type Day, dayInIndia } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { type Figures, readFigures } from '#workflows/conferences/read-figures.ts'
import type { Services } from '#workflows/services.ts'
import type { AttentionRow } from '../../database/attention/attention-row.ts'
import { listAttention } from './list-attention.ts'

/** What is missing is what the role does not show. */
export type Today = {
  day: Day
  /** Nobody has registered or given yet. */
  isEmpty: boolean
  attention: AttentionRow[]
  registrations?: {
    /** People who registered today, in the seven days to today, and in the seven before. */
    people: { today: number; week: number; weekBefore: number }
    perDay: { day: Day; count: number }[]
    conferences: ConferenceLine[]
  }
  gifts?: {
    today: { count: number; amountMinor: Paise }
    month: { count: number; amountMinor: Paise }
    perMonth: { month: string; amountMinor: Paise }[]
  }
}

const DAYS = 14
const WEEK = 7
const MONTHS = 12

export async function readToday(services: Services, actor: Actor): Promise<Today> {
  const day = dayInIndia(services.now().getTime())
  // PostgreSQL answers several at once.
  const [isEmpty, attention, registrations, gifts] = await Promise.all([
    isEmptyOffice(services.db),
    listAttention(services, actor),
    staffCan.seeRegistrations(actor) && readRegistrations(services, day),
    staffCan.seeMoney(actor) && readGifts(services, day),
  ])
  return {
    day,
    isEmpty,
    attention,
    ...(registrations && { registrations }),
    ...(gifts && { gifts }),
  }
}

async function readRegistrations(services: Services, day: Day) {
  const from = addDays(day, 1 - DAYS)
  const sums = await sumDays(services.db, { from, to: day, kinds: ['registered'] })
  const peopleSince = (first: Day) =>
    total(
      sums.filter((sum) => sum.day >= first),
      'people',
    )
  const week = peopleSince(addDays(day, 1 - WEEK))
  const days = Array.from({ length: DAYS }, (_, index) => addDays(from, index))
  return {
    people: { today: peopleSince(day), week, weekBefore: peopleSince(from) - week },
    perDay: days.map((each) => ({
      day: each,
      count: total(
        sums.filter((sum) => sum.day === each),
        'entries',
      ),
    })),
    conferences: await listNextConferences(services),
  }
}

async function readGifts({ db }: Services, day: Day) {
  const months = lastMonths(day)
  const period = { from: `${months[0]}-01`, to: day, kinds: ['received', 'returned'] as const }
  const sums = await sumDays(db, { ...period, sources: ['gift'] })
  const received = sums.filter(({ kind }) => kind === 'received')
  const since = (first: Day) => received.filter((sum) => sum.day >= first)
  const add = (some: readonly DaySum[]) => ({
    count: total(some, 'entries'),
    amountMinor: total(some, 'amount_minor'),
  })
  return {
    today: add(since(day)),
    month: add(since(`${day.slice(0, 7)}-01`)),
    perMonth: months.map((month) => ({
      month,
      amountMinor: lessReturned(sums.filter((sum) => sum.day.startsWith(month))),
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

function total(sums: readonly DaySum[], what: 'entries' | 'people' | 'amount_minor'): number {
  return sums.reduce((sum, row) => sum + row[what], 0)
}

/** What was received, less what was given back. */
function lessReturned(sums: readonly DaySum[]): Paise {
  const of = (kind: DaySum['kind']) =>
    total(
      sums.filter((sum) => sum.kind === kind),
      'amount_minor',
    )
  return of('received') - of('returned')
}

export type ConferenceLine = Figures & {
  code: string
  name: string
  /** The first and the last day, where they are known. */
  days: ConferenceEvent['days']
  /** Undefined where there is no limit. */
  capacity: number | undefined
  /** Places that were offered from the waiting list and are not taken yet. */
  offers: number
  /** When the first of these offers ends. */
  offeredUntil: string | undefined
}

/** The next conferences, soonest first; open ones without days come last. */
async function listNextConferences({ db, content, now }: Services): Promise<ConferenceLine[]> {
  const events = allEvents(content.conferences)
    .filter((event) => (event.days ? !isOver(event, now()) : isOpen(event, now())))
    .sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1))
  const codes = events.map(({ code }) => code)
  const figuresOf = await readFigures(db, codes)
  const offers = await offeredRegistrations(db, undefined)
  return events.map((event) => ({
    code: event.code,
    name: event.name,
    days: event.days,
    capacity: event.capacity?.people,
    ...figuresOf(event.code),
    ...toOffers(offers.filter(({ event_code }) => event_code === event.code)),
  }))
}

function toOffers(offers: readonly OfferedRegistration[]) {
  const places = offers.reduce((sum, each) => sum + each.places, 0)
  return { offers: places, offeredUntil: offers[0]?.held_until }
}

function firstDay({ days }: ConferenceEvent): string {
  return days?.first ?? '9999'
}
