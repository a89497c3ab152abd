import type { Content } from '#content-model/schema/content.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import { listVersions, type StoredVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { countConferences } from '#database/records/places/places.ts'
import { dateState } from '#domain/conferences/calendar-date.ts'
import {
  byFirstDay,
  type ConferenceEvent,
  findEvent,
  isOpen,
  isOver,
  type Programme,
  rulesOf,
} from '#domain/conferences/conference.ts'
import { programmeName } from '#domain/conferences/short-name.ts'
import type { Who } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { readVersion } from '../content/versions.ts'
import type { Services } from '../services.ts'
import { CONFERENCES } from './changed-files.ts'

export async function readDate(
  services: Services,
  { actor, code }: { actor: Actor; code: string },
) {
  const { content, calendar } = services
  if (!staffCan.seeConferences(actor)) return NOT_ALLOWED
  const found = findEvent(content.conferences, code)
  const [line] = found ? await readLines(services, actor, [found]) : []
  if (!found || !line) return refuse('unknown')
  const { key, event } = found
  // A date from the calendar is changed there.
  const address = line.isFromCalendar ? (calendar.embed ?? '/calendar') : undefined
  const page = programmePage(content, key)
  const { cancel } = rulesOf(found)
  return { ok: true as const, date: { ...line, key, event, cancel, page, calendar: address } }
}

export type DatePage = Extract<Awaited<ReturnType<typeof readDate>>, { ok: true }>['date']

export async function readDateAt(
  { db, offers }: Services,
  { code, version }: { code: string; version: number },
) {
  const read = await readVersion(db, version)
  const found = read.ok
    ? findEvent(offers.withDates(read.content, 'en').conferences, code)
    : undefined
  return found && { event: found.event, cancel: rulesOf(found).cancel }
}

const MAX = 100

export async function changedSince({ db }: Services, version: number): Promise<StoredVersion[]> {
  const versions = await listVersions(db, MAX)
  return versions.filter(({ number, changed }) => number > version && changed.includes(CONFERENCES))
}

export async function listDates(services: Services, actor: Actor) {
  if (!staffCan.seeConferences(actor)) return NOT_ALLOWED
  const { programmes, past } = services.content.conferences
  const over = datesWhere(services, true)
  return {
    ok: true as const,
    coming: await listComingDates(services, actor),
    past: (await readLines(services, actor, over)).sort((one, other) => byFirstDay(other, one)),
    /** Only lists are left of earlier years. */
    names: past,
    programmes: Object.entries(programmes).map(([key, programme]) => ({
      key,
      name: programmeName(programme),
      isFromCalendar: programme.fromCalendar === true,
    })),
  }
}

export type ListedDates = Extract<Awaited<ReturnType<typeof listDates>>, { ok: true }>

/** Those without days come last. */
export async function listComingDates(services: Services, actor: Actor): Promise<DateLine[]> {
  const lines = await readLines(services, actor, datesWhere(services, false))
  return lines.sort(byFirstDay)
}

type ProgrammeDate = { programme: Programme; event: ConferenceEvent }

function datesWhere({ content, now }: Services, isPast: boolean): ProgrammeDate[] {
  return Object.values(content.conferences.programmes).flatMap((programme) =>
    programme.events
      .filter((event) => isOver(event, now()) === isPast)
      .map((event) => ({ programme, event })),
  )
}

async function readLines({ db, now }: Services, actor: Actor, dates: readonly ProgrammeDate[]) {
  const codes = dates.map(({ event }) => event.code)
  const countsOf = await readDateCounts(db, codes)
  const seesFigures = staffCan.seeRegistrations(actor)
  const at = now()
  return dates.map(({ programme, event }) => {
    const { code, name, dates, days, venue, opens, capacity, calendarId } = event
    const { taken, coming, offered, offeredUntil, waiting, ...figures } = countsOf(code)
    return {
      code,
      programme: programmeName(programme),
      name,
      /** Words for the days: "Feb 21 to 26". */
      dates,
      days,
      venue,
      state: dateState(event, { taken, now: at }),
      opens: !isOpen(event, at) && opens && opens > at.getTime() ? opens : undefined,
      coming,
      offered,
      offeredUntil,
      waiting,
      taken,
      places: capacity?.people,
      isFromCalendar: calendarId !== undefined,
      figures: seesFigures ? figures : undefined,
    }
  })
}

export type DateLine = Awaited<ReturnType<typeof readLines>>[number]

/** The button of `ewg` leads to the form `ewgregister`. */
export function programmePage({ pages }: Pick<Content, 'pages'>, key: string): string | undefined {
  const found = Object.entries(pages).find(
    ([, page]) => ['head', 'action', 'to'].reduce<unknown>(valueIn, page) === `/${key}`,
  )
  return found?.[0]
}

/** What is due is due of those who come. */
export async function readDateCounts(db: Db, codes: readonly string[]) {
  const counts = await countConferences(db, codes)
  return (code: string) => {
    const own = counts.filter(({ event_code }) => event_code === code)
    const of = (which: Who) => own.find(({ who }) => who === which)
    const sum = (what: 'taken' | 'receivedMinor') =>
      own.reduce((total, count) => total + count[what], 0)
    return {
      coming: of('coming')?.people ?? 0,
      offered: of('offered')?.people ?? 0,
      offeredUntil: of('offered')?.until ?? undefined,
      waiting: of('waiting')?.people ?? 0,
      taken: sum('taken'),
      owing: of('coming')?.owing ?? 0,
      dueMinor: of('coming')?.dueMinor ?? 0,
      receivedMinor: sum('receivedMinor'),
    }
  }
}
