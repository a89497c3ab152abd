import { dayInIndia } from '#domain/days.ts'
import {
  allEvents,
  type ConferenceEvent,
  type Conferences,
  eventLabel,
  isOpen,
} from './conference.ts'
import { overOn } from './over-on.ts'

/** The codes of the events that are not over. */
export function eventsToCome(conferences: Conferences, now: Date): string[] {
  return allEvents(conferences)
    .filter((event) => !isOver(event, now))
    .map(({ code }) => code)
}

/** Events with a last day that has passed, and for which people can still register. */
export function openThoughOver(events: readonly ConferenceEvent[], now: Date): OverEvent[] {
  return events.flatMap((event) =>
    event.days && isOver(event, now) && isOpen(event, now)
      ? [{ code: event.code, label: eventLabel(event), lastDay: event.days.last }]
      : [],
  )
}

type OverEvent = { code: string; label: string; lastDay: string }

/** Whether the last day has passed in India or, for an event without days, whether it is closed. */
export function isOver(event: Dated, now: Date): boolean {
  return event.days ? overOn(event, dayInIndia(now.getTime())) !== undefined : !isOpen(event, now)
}

type Dated = Pick<ConferenceEvent, 'days' | 'open' | 'opens' | 'closes'>
