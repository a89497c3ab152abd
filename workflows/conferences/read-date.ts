import { type ConferenceEvent, findEvent } from '#domain/conferences/conference.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '../services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { type DateLine, toDateLine } from './date-line.ts'
import { programmePage } from './programme-page.ts'
import { readFigures } from './read-figures.ts'

export type DatePage = DateLine & {
  /** The key of its programme, which is the address of its form. */
  key: string
  event: ConferenceEvent
  /** The name of the programme's page, where it has one. */
  page: string | undefined
  /** Where its days are changed, of a date from the calendar. */
  calendar: string | undefined
}

type DateRead = { ok: true; date: DatePage } | { ok: false; problem: 'unknown' } | NotAllowed

/** One date of a programme, with what the role shows of it. */
export async function readDate(
  { db, content, now, calendar }: Services,
  { actor, code }: { actor: Actor; code: string },
): Promise<DateRead> {
  if (!staffCan.seeConferences(actor)) return NOT_ALLOWED
  const found = findEvent(content.conferences, code)
  if (!found) return { ok: false, problem: 'unknown' }
  const figures = (await readFigures(db, [code]))(code)
  const seesFigures = staffCan.seeRegistrations(actor)
  const line = toDateLine(found, { figures, seesFigures, now: now() })
  const { key, event } = found
  const address = line.isFromCalendar ? (calendar.embed ?? '/calendar') : undefined
  const page = programmePage(content, key)
  return { ok: true, date: { ...line, key, event, page, calendar: address } }
}
