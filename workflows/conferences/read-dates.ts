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
import type { CancelRule } from '#domain/registration/cancel-rule.ts'
import type { Who } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse } from '#workflows/actor.ts'
import { readVersion } from '../content/versions.ts'
import type { Services } from '../services.ts'
import { CONFERENCES } from './changed-files.ts'

export type DatePage = DateLine & {
  /** The key of its programme, which is the address of its form. */
  key: string
  event: ConferenceEvent
  /** By which people cancel by themselves; without it they ask the office. */
  cancel: CancelRule | undefined
  /** The name of the programme's page, where it has one. */
  page: string | undefined
  /** Where its days are changed, of a date from the calendar. */
  calendar: string | undefined
}

/** One date of a programme, with what the role shows of it. */
export async function readDate(
  { db, content, now, calendar }: Services,
  { actor, code }: { actor: Actor; code: string },
): Promise<{ ok: true; date: DatePage } | { ok: false; problem: 'unknown' } | NotAllowed> {
  if (!staffCan.seeConferences(actor)) return NOT_ALLOWED
  const found = findEvent(content.conferences, code)
  if (!found) return refuse('unknown')
  const counts = (await readDateCounts(db, [code]))(code)
  const seesFigures = staffCan.seeRegistrations(actor)
  const line = toDateLine(found, { counts, seesFigures, now: now() })
  const { key, event } = found
  const address = line.isFromCalendar ? (calendar.embed ?? '/calendar') : undefined
  const page = programmePage(content, key)
  const { cancel } = rulesOf(found)
  return { ok: true, date: { ...line, key, event, cancel, page, calendar: address } }
}

/** A date as an earlier version of the content has it. */
export async function readDateAt(
  { db, offers }: Services,
  { code, version }: { code: string; version: number },
): Promise<Pick<DatePage, 'event' | 'cancel'> | undefined> {
  const read = await readVersion(db, version)
  const found = read.ok
    ? findEvent(offers.withDates(read.content, 'en').conferences, code)
    : undefined
  return found && { event: found.event, cancel: rulesOf(found).cancel }
}

const MAX = 100

/** Who has published the conferences since a version, the newest first. */
export async function changedSince({ db }: Services, version: number): Promise<StoredVersion[]> {
  const versions = await listVersions(db, MAX)
  return versions.filter(({ number, changed }) => number > version && changed.includes(CONFERENCES))
}

/** Every date of every programme, with what the role shows of it. */
export async function listDates({ db, content, now }: Services, actor: Actor) {
  if (!staffCan.seeConferences(actor)) return NOT_ALLOWED
  const { programmes, past } = content.conferences
  const dates = Object.values(programmes).flatMap((programme) =>
    programme.events.map((event) => ({ programme, event })),
  )
  const codes = dates.map(({ event }) => event.code)
  const countsOf = await readDateCounts(db, codes)
  const seesFigures = staffCan.seeRegistrations(actor)
  const toLine = (date: { programme: Programme; event: ConferenceEvent }) =>
    toDateLine(date, { counts: countsOf(date.event.code), seesFigures, now: now() })
  const over = dates.filter(({ event }) => isOver(event, now()))
  const coming = dates.filter((date) => !over.includes(date))
  return {
    ok: true as const,
    /** Soonest first; those without days come last. */
    coming: coming.map(toLine).sort(byFirstDay),
    /** The latest first. */
    past: over.map(toLine).sort((one, other) => byFirstDay(other, one)),
    /** Names of earlier years, for which only lists are left. */
    names: past,
    programmes: Object.entries(programmes).map(([key, programme]) => ({
      /** The address of its form. */
      key,
      name: programmeName(programme),
      /** Whether the church's calendar names its dates. */
      isFromCalendar: programme.fromCalendar === true,
    })),
  }
}

export type ListedDates = Extract<Awaited<ReturnType<typeof listDates>>, { ok: true }>

function toDateLine(
  { programme, event }: { programme: Programme; event: ConferenceEvent },
  { counts, seesFigures, now }: { counts: DateCounts; seesFigures: boolean; now: Date },
) {
  const { code, name, dates, days, venue, opens, capacity, calendarId } = event
  const { taken, coming, offered, offeredUntil, waiting, ...figures } = counts
  return {
    code,
    programme: programmeName(programme),
    name,
    /** Words for the days: "Feb 21 to 26". */
    dates,
    days,
    venue,
    state: dateState(event, { taken, now }),
    /** When it opens by itself, where that is still to come. */
    opens: !isOpen(event, now) && opens && opens > now.getTime() ? opens : undefined,
    /** How many people come, are offered places and wait. */
    coming,
    offered,
    offeredUntil,
    waiting,
    /** How many places are taken, of how many. No limit where `places` is undefined. */
    taken,
    places: capacity?.people,
    isFromCalendar: calendarId !== undefined,
    /** Undefined for those who see no registrations. */
    figures: seesFigures ? figures : undefined,
  }
}

export type DateLine = ReturnType<typeof toDateLine>

/** The name of the information page whose button leads to a form: `ewg` for `ewgregister`. */
export function programmePage({ pages }: Pick<Content, 'pages'>, key: string): string | undefined {
  const found = Object.entries(pages).find(
    ([, page]) => ['head', 'action', 'to'].reduce<unknown>(valueIn, page) === `/${key}`,
  )
  return found?.[0]
}

export type DateCounts = ReturnType<Awaited<ReturnType<typeof readDateCounts>>>

/** The people of each date, by who comes, and its money: what is due is due of those who come. */
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
      /** When the first of the offers ends. */
      offeredUntil: of('offered')?.until ?? undefined,
      waiting: of('waiting')?.people ?? 0,
      taken: sum('taken'),
      /** How many registrations still owe something. */
      owing: of('coming')?.owing ?? 0,
      dueMinor: of('coming')?.dueMinor ?? 0,
      /** Less what was given back. */
      receivedMinor: sum('receivedMinor'),
    }
  }
}
