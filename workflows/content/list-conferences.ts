import { type ConferenceEvent, isOpen } from '#domain/conferences/conference.ts'
import { inOfferOrder } from '#domain/conferences/offer-order.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'

export type ListedProgramme = {
  /** Its address. */
  key: string
  title: string
  events: ListedDate[]
}

type ListedDate = {
  code: string
  name: string
  dates: string
  isOpen: boolean
  /** Whether the church's calendar names it, so that it is changed there. */
  isFromCalendar: boolean
}

/** Every programme with its dates, in the order of its form. */
export function listProgrammes(
  { content, now }: Services,
  actor: Actor,
): { ok: true; programmes: ListedProgramme[] } | NotAllowed {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const programmes = Object.entries(content.conferences.programmes).map(([key, programme]) => ({
    key,
    title: programme.title,
    events: inOfferOrder(programme.events, now()).map((event) => toDate(event, now())),
  }))
  return { ok: true, programmes }
}

function toDate(event: ConferenceEvent, now: Date): ListedDate {
  const { code, name, dates, calendarId } = event
  return { code, name, dates, isOpen: isOpen(event, now), isFromCalendar: calendarId !== undefined }
}
