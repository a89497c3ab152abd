import type { Content } from '#content-model/schema/content.ts'
import {
  type CalendarDate,
  formatDates,
  toConferenceEvent,
} from '#domain/conferences/calendar-date.ts'
import { addDays, dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'

type Conferences = Content['conferences']
type Programme = Conferences['programmes'][string]

/** After this, a date from the calendar is only a name for old payments. */
const KNOWN_DAYS = 366

/**
 * The programmes with the dates that the calendar adds to them. What the content names wins: a code of
 * the content is not used twice, and a day of the content is not offered a second time.
 */
export function withCalendarDates(
  { church, conferences }: Pick<Content, 'church' | 'conferences'>,
  { dates, now, language }: { dates: readonly CalendarDate[]; now: Date; language: Language },
): Conferences {
  const oldest = addDays(dayInIndia(now.getTime()), -KNOWN_DAYS)
  const recent = dates.filter(({ days }) => days.last >= oldest)
  const venue = church.address.city
  const programmes = Object.entries(conferences.programmes).map(([key, programme]) => {
    const own = recent.filter((date) => date.programme === key)
    return [key, withDates(programme, { dates: own, venue, language })] as const
  })
  return {
    ...conferences,
    programmes: Object.fromEntries(programmes),
    past: [...conferences.past, ...dates.filter(({ days }) => days.last < oldest).map(toName)],
  }
}

type Added = { dates: readonly CalendarDate[]; venue: string; language: Language }

/** Dates that the form no longer offers stay, closed: people may have registered for them. */
function withDates(programme: Programme, { dates, venue, language }: Added): Programme {
  const { prices, fromCalendar } = programme
  if (!prices || dates.length === 0) return programme
  const events = dates
    .filter(({ code }) => programme.events.every((named) => named.code !== code))
    .map((date) => {
      const isNamed = programme.events.some(({ days }) => days?.first === date.days.first)
      const offering = {
        programme: { ...programme, prices },
        venue: programme.venue ?? venue,
        language,
      }
      const event = toConferenceEvent(date, offering)
      return { ...event, open: event.open && fromCalendar && !isNamed }
    })
  return { ...programme, events: [...programme.events, ...events] }
}

function toName({ code, title, days, location = '' }: CalendarDate) {
  const dates = `${formatDates(days)}, ${days.last.slice(0, 4)}`
  return { code, name: title, dates, venue: location }
}
