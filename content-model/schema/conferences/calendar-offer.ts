import * as v from 'valibot'
import { field, list } from '#content-model/schema/field.ts'
import { text, written, yesOrNo } from '#content-model/schema/values.ts'
import type { Programme } from '#domain/conferences/conference.ts'
import { capacity, holdMinutes } from './conference-event.ts'
import { conferencePrice } from './conference-price.ts'

const HOUR_MS = 60 * 60_000
const UNITS: Record<string, number> = { minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS }

/** "2 days" in milliseconds. */
export function spanMs(words: string): number {
  const [count, unit = ''] = words.replace(/s$/, '').split(' ')
  return Number(count) * (UNITS[unit] ?? 0)
}

const closesBefore = v.pipe(
  written(
    'Closes before',
    'How long before it begins a date from the calendar closes, in hours or days. Without it people can register until it begins.',
    '2 days',
  ),
  v.regex(/^\d{1,3} (hour|day)s?$/, 'must be hours or days, for example 12 hours or 2 days'),
  v.transform(spanMs),
)

/** What a programme says about the dates that the church enters into its calendar. */
export const calendarOffer = {
  calendarTitles: v.optional(
    list(
      'Titles in the calendar',
      'How this programme’s events are titled in the calendar, letter by letter.',
      written.schema,
      'Encounter with God',
    ),
  ),
  fromCalendar: v.optional(
    yesOrNo(
      'Dates from the calendar',
      'The form offers every coming event of the calendar with one of the titles, at the prices for dates from the calendar. An event below with the same first day takes its place.',
    ),
    false,
  ),
  prices: v.optional(field(conferencePrice, 'Prices', 'What dates from the calendar cost.')),
  venue: v.optional(
    text(
      'Venue',
      'The place of a date where the calendar names none. Without it, the church’s city.',
      'Bangalore',
    ),
  ),
  capacity: v.optional(capacity),
  holdMinutes: v.optional(holdMinutes),
  closesBefore: v.optional(closesBefore),
  letter: v.optional(
    yesOrNo(
      'Letter',
      'People who come to a date from the calendar get the letter that is named after the form’s address.',
    ),
    false,
  ),
}

/** What a form needs before it can offer dates from the calendar; undefined when nothing lacks. */
export function lackingForCalendar({ fromCalendar, calendarTitles, prices }: Programme) {
  if (!fromCalendar) return undefined
  if (!calendarTitles) return 'titles in the calendar'
  return prices ? undefined : 'prices'
}
