import * as v from 'valibot'
import { INDIA_ZONE } from '#domain/india-zone.ts'
import { isLoopback } from '#integrations/is-loopback.ts'
import { httpsOrLoopback, type RawSettings, readTogether } from './config-rules.ts'

export type CalendarConfig = {
  baseUrl: string
  id: string
  apiKey: string
  /** Google's own view of the calendar, where there is one. */
  embed: string | undefined
}

export const calendarSettings = {
  GOOGLE_CALENDAR_BASE_URL: v.optional(httpsOrLoopback),
  GOOGLE_CALENDAR_ID: v.optional(v.string()),
  GOOGLE_API_KEY: v.optional(v.string()),
}

const schema = v.object(calendarSettings)

export function readCalendarTogether(raw: RawSettings) {
  return readTogether(raw, Object.keys(calendarSettings))
}

export function calendarConfig(
  given: v.InferOutput<typeof schema>,
  sandbox: { url: string },
): CalendarConfig {
  const baseUrl = given.GOOGLE_CALENDAR_BASE_URL ?? `${sandbox.url}/calendar/v3`
  const id = given.GOOGLE_CALENDAR_ID ?? 'sandbox@example.org'
  return {
    baseUrl,
    id,
    apiKey: given.GOOGLE_API_KEY ?? 'sandbox',
    embed: isLoopback(baseUrl) ? undefined : embedAddress(id),
  }
}

function embedAddress(id: string): string {
  const query = new URLSearchParams({
    src: id,
    ctz: INDIA_ZONE,
    mode: 'AGENDA',
    showTitle: '0',
    showPrint: '0',
    showCalendars: '0',
  })
  return `https://calendar.google.com/calendar/embed?${query}`
}
