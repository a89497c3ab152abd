import * as edit from '#content-model/editing/conferences/edit-conferences.ts'
import { valueIn } from '#content-model/schema/schema-at.ts'
import { fileValue } from '#content-model/stored-file.ts'
import { type DateDetails, latestDate } from '#domain/conferences/calendar-date.ts'
import {
  type ConferenceEvent,
  findProgramme,
  type Programme,
} from '#domain/conferences/conference.ts'
import { freeCode, programmeName } from '#domain/conferences/short-name.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, refuse } from '#workflows/actor.ts'
import { publishedBy, publishFiles } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'
import { CONFERENCES, changedFiles, takenCodes } from './changed-files.ts'

type NewDate = {
  programme: string
  /** Without it, the latest date of the programme is the model. */
  like?: string | undefined
  date: DateDetails
}

export function planDate(
  { content }: Services,
  { actor, programme: key, like, date }: NewDate & { actor: Actor },
) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const programme = findProgramme(content.conferences.programmes, key)
  if (!programme) return refuse('unknown')
  const model = programme.events.find(({ code }) => code === like) ?? latestDate(programme)
  const same = programme.events.find((event) => isSameDate(event, date))
  if (same) return { ...refuse('date-exists'), code: same.code }
  return { ok: true as const, name: newDateName(programme, model), like: model, programme }
}

function isSameDate({ days, venue, calendarId }: ConferenceEvent, date: DateDetails): boolean {
  return days?.first === date.days?.first && (calendarId !== undefined || venue === date.venue)
}

/** Dates from the calendar have the calendar's own titles, so another one says the name. */
export function newDateName(programme: Programme, model: ConferenceEvent | undefined): string {
  const own = model?.calendarId === undefined ? model : undefined
  const named = own ?? programme.events.find(({ calendarId }) => !calendarId)
  return named?.name ?? programmeName(programme)
}

export async function addDate(
  services: Services,
  adding: NewDate & { actor: Actor; why: string; key: string | undefined },
) {
  const plan = planDate(services, adding)
  if (!plan.ok) return (await publishedBy(services.db, adding.key)) ?? plan
  const { actor, programme: key, date, why } = adding
  const form = { actor, why, key: adding.key, action: 'add-date' } as const
  const { prefix } = plan.programme
  const taken = await takenCodes(services)
  return publishFiles(services, {
    ...form,
    change: (files) => {
      const value = fileValue(CONFERENCES, files.get(CONFERENCES))
      const programme = valueIn(valueIn(value, 'programmes'), key)
      // Somebody else has published meanwhile.
      if (programme === undefined) return
      if (edit.listOf(valueIn(programme, 'events')).some((event) => isSameRaw(event, date))) return
      const codes = new Set([...taken, ...edit.rawCodes(value)])
      const code = freeCode({ prefix, first: date.days?.first ?? '', taken: codes })
      // A date of the calendar has the rules of its programme.
      const like = edit.findRawEvent(value, plan.like?.code ?? '')?.event ?? programme
      const made = { code, name: plan.name, date, programme: edit.groupOf(programme), like }
      const event = edit.newDateValue(made)
      return changedFiles(files, CONFERENCES, () =>
        edit.withEvent(value, { programme: key, event }),
      )
    },
  })
}

function isSameRaw(event: unknown, { days, venue }: DateDetails): boolean {
  const first = valueIn(valueIn(event, 'days'), 'first')
  return first === days?.first && valueIn(event, 'venue') === venue
}
