import { isDeepStrictEqual } from 'node:util'
import * as edit from '#content-model/editing/conferences/edit-conferences.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import { fileValue } from '#content-model/stored-file.ts'
import { readVersionFile } from '#database/content/content-versions.ts'
import { countPlaces } from '#database/records/places/places.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import { allEvents, findEvent, openThoughOver } from '#domain/conferences/conference.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { DONE, NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { type Publishing, publishedBy, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'
import { CONFERENCES, changedFiles } from './changed-files.ts'

type DateRequest = { actor: Actor; code: string; date: DateDetails }

export async function checkChange({ db, content }: Services, { actor, code, date }: DateRequest) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const found = findEvent(content.conferences, code)
  if (!found) return refuse('unknown')
  const { places } = date
  const before = found.event.capacity?.people ?? Number.POSITIVE_INFINITY
  if (places === undefined || places >= before) return DONE
  const { people: taken } = await countPlaces(db, code)
  return taken > places ? { ...refuse('too-few-places'), taken } : DONE
}

/** It is refused where somebody has changed the date since the form was opened. */
export async function changeDate(
  services: Services,
  changing: DateRequest & { why: string; key: string | undefined; version: number },
) {
  const checked = await checkChange(services, changing)
  if (!checked.ok) return (await publishedBy(services.db, changing.key)) ?? checked
  const { date, code, version, ...form } = changing
  const part = partOf(services.content, code, date)
  const before = await readVersionFile(services.db, version, CONFERENCES)
  const seen = part?.find(fileValue(CONFERENCES, before))
  if (!part || seen === undefined) return refuse('unknown')
  return publishFiles(services, {
    ...form,
    action: 'edit-date',
    // Other people's changes of other parts stay.
    change: (files) =>
      isDeepStrictEqual(part.find(fileValue(CONFERENCES, files.get(CONFERENCES))), seen)
        ? changedFiles(files, CONFERENCES, part.write)
        : undefined,
  })
}

function partOf({ conferences }: Services['content'], code: string, date: DateDetails) {
  const found = findEvent(conferences, code)
  if (!found) return undefined
  const { key, event } = found
  if (event.calendarId === undefined) {
    return {
      find: (value: unknown) => edit.findRawEvent(value, code)?.event,
      write: (value: unknown) =>
        edit.withChangedEvent(value, {
          code,
          change: (raw, programme) => edit.changedDateValue(raw, programme, date),
        }),
    }
  }
  const open = date.open === event.open ? undefined : date.open
  return {
    // A date has what its programme says where it says nothing itself, so that counts too.
    find: (value: unknown) => {
      const programme = valueIn(valueIn(value, 'programmes'), key)
      const own = edit.listOf(valueIn(programme, 'calendarDates'))
      const terms = ['prices', 'capacity', 'cancel'].map((name) => valueIn(programme, name))
      return [own.find((each) => valueIn(each, 'code') === code), ...terms]
    },
    write: (value: unknown) =>
      edit.withProgramme(value, key, (programme) =>
        edit.withOwnTerms(programme, event, (own) =>
          edit.changedOwnTerms(own, programme, { ...date, open }),
        ),
      ),
  }
}

export async function closePastDates(
  services: Services,
  form: { actor: Actor; why: string; key: string | undefined },
): Promise<Publishing> {
  const over = openThoughOver(allEvents(services.content.conferences), services.now())
  const close = (value: unknown) =>
    over.reduce((rest, { code }) => {
      return edit.withChangedEvent(rest, { code, change: (event) => ({ ...event, open: false }) })
    }, value)
  return publishFiles(services, {
    ...form,
    action: 'close-past-dates',
    change: (files) => changedFiles(files, CONFERENCES, close),
  })
}
