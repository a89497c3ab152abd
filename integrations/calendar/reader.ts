import * as v from 'valibot'
import { createLastGood, type FaultLog } from '../last-good.ts'
import type { CalendarEvents, CalendarProvider, CalendarReader } from './port.ts'

const eventListSchema = v.object({
  events: v.array(
    v.object({
      id: v.string(),
      summary: v.exactOptional(v.string()),
      status: v.picklist(['confirmed', 'tentative', 'cancelled']),
      span: v.variant('kind', [
        v.object({ kind: v.literal('days'), firstDay: v.string(), untilDay: v.string() }),
        v.object({ kind: v.literal('times'), from: v.number(), to: v.number() }),
      ]),
      location: v.exactOptional(v.string()),
      description: v.exactOptional(v.string()),
    }),
  ),
  skipped: v.number(),
})

/** A change in the calendar shows within minutes, and dates are sold: they are asked for often. */
const FRESH_MS = 60_000

export function createCalendarReader(parts: {
  provider: CalendarProvider
  embed: string | undefined
  folder: string
  now: () => Date
  log: FaultLog
  count: (name: string) => void
  waitMs?: number
}): CalendarReader {
  const { provider, log, count } = parts
  const lastGood = createLastGood({
    ...parts,
    name: 'calendar',
    folder: `${parts.folder}/calendar`,
    schema: eventListSchema,
    max: 1,
    freshMs: FRESH_MS,
    waitsForNews: true,
  })

  async function load(): Promise<CalendarEvents> {
    const list = await provider.listEvents()
    if (list.skipped > 0) {
      count('calendar.skipped')
      log.warn('calendar-skipped', { skipped: list.skipped })
    }
    return list
  }

  return { read: () => lastGood.read('events', load), embed: parts.embed }
}

/** What was once read and kept is not shown. */
export function createEmptyCalendar(now: () => Date): CalendarReader {
  const value = { events: [], skipped: 0 }
  return {
    read: async () => ({ ok: true, value, readAt: now().getTime(), late: false }),
    embed: undefined,
  }
}
