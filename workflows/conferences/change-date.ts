import { isDeepStrictEqual } from 'node:util'
import {
  changedDateValue,
  changedOfferValue,
  findRawEvent,
  type RawGroup,
  withChangedEvent,
  withProgramme,
} from '#content-model/editing/conferences/edit-conferences.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import { fileValue } from '#content-model/stored-file.ts'
import { readVersionFile } from '#database/content/content-versions.ts'
import { countPlaces } from '#database/records/places/places.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import {
  allEvents,
  findEvent,
  isOver,
  openThoughOver,
  type ProgrammeEvent,
} from '#domain/conferences/conference.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse } from '#workflows/actor.ts'
import { type Published, publishedBy, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'
import { CONFERENCES, changedFiles } from './changed-files.ts'

type Unknown = { ok: false; problem: 'unknown' }

type Problem =
  | Unknown
  /** More people are registered than there would be places. */
  | { ok: false; problem: 'too-few-places'; taken: number }
  | NotAllowed

type Wanted = { actor: Actor; code: string; date: DateDetails }

/** Whether a date can be changed like this. Stores nothing. */
export async function checkChange(
  services: Services,
  { actor, code, date }: Wanted,
): Promise<{ ok: true } | Problem> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const found = findEvent(services.content.conferences, code)
  if (!found) return refuse('unknown')
  const { places } = date
  const before = found.event.capacity?.people ?? Number.POSITIVE_INFINITY
  if (places === undefined || places >= before) return { ok: true }
  const taken = Math.max(...(await countTaken(services, found)))
  return taken > places ? { ok: false, problem: 'too-few-places', taken } : { ok: true }
}

/** Of a date from the calendar all such dates count, because they have the same places. */
function countTaken({ db, now }: Services, { programme, event }: ProgrammeEvent) {
  const others = programme.events.filter((each) => each.calendarId && !isOver(each, now()))
  const counted = event.calendarId ? [event, ...others] : [event]
  return Promise.all(counted.map(async ({ code }) => (await countPlaces(db, code)).people))
}

type Changing = Wanted & {
  why: string
  key: string | undefined
  /** The version of the content with which the form was first opened. */
  version: number
}

/**
 * Publishes a date with what the office says about it. Refused where somebody has changed it meanwhile.
 * A date from the calendar has its programme's places and prices: these are changed.
 */
export async function changeDate(
  services: Services,
  changing: Changing,
): Promise<Published | Problem> {
  const checked = await checkChange(services, changing)
  if (!checked.ok) return (await publishedBy(services.db, changing.key)) ?? checked
  const { date, ...rest } = changing
  const found = findEvent(services.content.conferences, changing.code)
  const part = found?.event.calendarId
    ? offerOf(found.key, (programme) => changedOfferValue(programme, date))
    : eventOf(changing.code, (event) => changedDateValue(event, date))
  return publishPart(services, { ...rest, ...part, action: 'edit-date' })
}

type Closing = Omit<Changing, 'date'>

/** Publishes a date for which nobody can register any more. Those who are registered stay. */
export async function closeDate(
  services: Services,
  closing: Closing,
): Promise<Published | Unknown> {
  const part = eventOf(closing.code, (event) => ({ ...event, open: false }))
  return publishPart(services, { ...closing, ...part, action: 'close-date' })
}

/** A part of the conferences: how it is found, and what becomes of it. */
type Part = {
  find: (conferences: unknown) => unknown
  write: (conferences: unknown) => unknown
}

function eventOf(code: string, change: (event: RawGroup) => RawGroup): Part {
  return {
    find: (value) => findRawEvent(value, code)?.event,
    write: (value) => withChangedEvent(value, { code, change }),
  }
}

function offerOf(key: string, change: (programme: RawGroup) => RawGroup): Part {
  return {
    find: (value) => {
      const programme = valueIn(valueIn(value, 'programmes'), key)
      return [valueIn(programme, 'prices'), valueIn(programme, 'capacity')]
    },
    write: (value) => withProgramme(value, key, change),
  }
}

/** Other people's changes of other parts stay. */
async function publishPart(
  services: Services,
  publishing: Closing & Part & { action: OfficeAction },
): Promise<Published | Unknown> {
  const { version, find, write, ...form } = publishing
  if (!staffCan.editContent(form.actor)) return NOT_ALLOWED
  const seen = find(
    fileValue(CONFERENCES, await readVersionFile(services.db, version, CONFERENCES)),
  )
  if (seen === undefined) return refuse('unknown')
  return publishFiles(services, {
    ...form,
    change: (files) =>
      isDeepStrictEqual(find(fileValue(CONFERENCES, files.get(CONFERENCES))), seen)
        ? changedFiles(files, CONFERENCES, write)
        : undefined,
  })
}

/** Closes every date that is over and still takes registrations, as one new version of the content. */
export async function closePastDates(
  services: Services,
  form: { actor: Actor; why: string; key: string | undefined },
): Promise<Published> {
  const over = openThoughOver(allEvents(services.content.conferences), services.now())
  const codes = new Set(over.map(({ code }) => code))
  return publishFiles(services, {
    ...form,
    action: 'close-past-dates',
    change: (files) => changedFiles(files, CONFERENCES, (value) => closed(value, codes)),
  })
}

/** The same value, with `open: false` in each event with one of these codes. */
function closed(value: unknown, codes: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => closed(each, codes))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, closed(each, codes)]),
  )
  const { code, open } = copy
  return typeof code === 'string' && codes.has(code) && open === true
    ? { ...copy, open: false }
    : copy
}
