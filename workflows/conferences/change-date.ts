import { isDeepStrictEqual } from 'node:util'
import { changedDateValue } from '#content-model/editing/date-values.ts'
import {
  findRawEvent,
  type RawGroup,
  withChangedEvent,
} from '#content-model/editing/edit-conferences.ts'
import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { listVersions, type StoredVersion } from '#database/content/content-versions.ts'
import { countPlaces } from '#database/places/places.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import type { DateDraft } from '#domain/conferences/date-draft.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { type Published, publishFiles } from '../content/publish-files.ts'
import { readVersionFile } from '../content/read-version.ts'
import type { Services } from '../services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { CONFERENCES, changedFiles, fileValue } from './changed-files.ts'
import { publishedBy } from './published-by.ts'

type Problem =
  /** It is not in the content, or it comes from the calendar. */
  | { ok: false; problem: 'unknown' }
  /** More people are registered than there would be places. */
  | { ok: false; problem: 'too-few-places'; taken: number }
  | NotAllowed

type Wanted = { actor: Actor; code: string; date: DateDraft }

/** Whether a date can be changed like this. Stores nothing. */
export async function checkChange(
  { db, content }: Services,
  { actor, code, date }: Wanted,
): Promise<{ ok: true } | Problem> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const event = findEvent(content.conferences, code)?.event
  if (!event || event.calendarId !== undefined) return { ok: false, problem: 'unknown' }
  const isFewer = date.places !== undefined && date.places < (event.capacity?.people ?? Infinity)
  const { people } = isFewer ? await countPlaces(db, code) : { people: 0 }
  if (people > (date.places ?? people))
    return { ok: false, problem: 'too-few-places', taken: people }
  return { ok: true }
}

type Changing = Wanted & {
  why: string
  key: string | undefined
  /** The version of the content with which the form was first opened. */
  version: number
}

/** Publishes a date with what the office says about it. Refused where somebody has changed it meanwhile. */
export async function changeDate(
  services: Services,
  changing: Changing,
): Promise<Published | Problem> {
  const checked = await checkChange(services, changing)
  if (!checked.ok) return (await publishedBy(services.db, changing.key)) ?? checked
  const { date, ...rest } = changing
  const change = (event: RawGroup) => changedDateValue(event, date)
  return publishChange(services, { ...rest, action: 'edit-date', change })
}

type Closing = Omit<Changing, 'date'>

/** Publishes a date for which nobody can register any more. Those who are registered stay. */
export async function closeDate(services: Services, closing: Closing): Promise<Published> {
  const change = (event: RawGroup) => ({ ...event, open: false })
  return publishChange(services, { ...closing, action: 'close-date', change })
}

type Change = Closing & { action: OfficeAction; change: (event: RawGroup) => RawGroup }

async function publishChange(services: Services, publishing: Change): Promise<Published> {
  const { actor, code, why, key, version, action, change } = publishing
  const seen = await readEventAt(services, { code, version })
  return publishFiles(services, {
    actor,
    source: 'office',
    why,
    action,
    key,
    change: (files) => {
      const current = findRawEvent(fileValue(files, CONFERENCES), code)?.event
      // Other people's changes of other dates stay.
      if (!isDeepStrictEqual(current, seen)) return undefined
      return changedFiles(files, CONFERENCES, (value) => withChangedEvent(value, { code, change }))
    },
  })
}

async function readEventAt(
  { db }: Services,
  { code, version }: { code: string; version: number },
): Promise<RawGroup | undefined> {
  const text = await readVersionFile(db, version, CONFERENCES)
  return text === undefined ? undefined : findRawEvent(yamlValue(text), code)?.event
}

/** Who has published the conferences since a version, the newest first. */
export async function changedSince({ db }: Services, version: number): Promise<StoredVersion[]> {
  const versions = await listVersions(db, MOST)
  return versions.filter(({ number, changed }) => number > version && changed.includes(CONFERENCES))
}

const MOST = 100
