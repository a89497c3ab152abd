import type { Content } from '#content-model/schema/content.ts'
import type { Db } from '#database/engine/open.ts'
import type { CalendarEvent } from '#domain/calendar/event.ts'
import { programmeOf, testContent } from '../../tests/fixtures/church.ts'
import { createCalendarOffers } from './calendar-offers.ts'

/** The fixture church with an Encounter whose dates come from the calendar. */
export function calendarChurch(): Content {
  const content = testContent()
  const encounter = programmeOf(content, 'ewgregister')
  encounter.fromCalendar = true
  encounter.calendarTitles = ['Encounter with God']
  encounter.prices = encounter.events[0]?.price
  return content
}

export function encounterOn(id: string, firstDay: string, untilDay: string): CalendarEvent {
  const span = { kind: 'days', firstDay, untilDay } as const
  return { id, summary: 'Encounter with God', status: 'confirmed', span }
}

/** A server that offers what its calendar has. `show` changes the calendar. */
export function testOffers(db: Db, content = calendarChurch()) {
  let moment = Date.parse('2026-11-16T04:00:00Z')
  let events: CalendarEvent[] = []
  const faults: string[] = []
  const { offers } = createCalendarOffers({
    db,
    content: () => content,
    now: () => new Date(moment),
    count: (name) => void faults.push(name),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    calendar: {
      embed: undefined,
      read: async () => ({
        ok: true,
        value: { events, skipped: 0 },
        readAt: moment,
        late: false,
      }),
    },
  })
  const offering = offers.withDates(content)
  return {
    offers,
    faults,
    now: () => moment,
    events: () => programmeOf(offering, 'ewgregister').events,
    show: async (shown: CalendarEvent[], { at = moment + 60_000 } = {}) => {
      events = shown
      moment = at
      await offers.ready()
    },
  }
}
