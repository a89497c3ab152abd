import * as v from 'valibot'
import { INDIA_ZONE } from '#domain/days.ts'
import { isLoopback } from '#integrations/is-loopback.ts'
import { httpsOrLoopback, NOT_GIVEN, type RawSettings, readTogether } from './config-rules.ts'

export type SermonsConfig = {
  baseUrl: string
  credentials: { accessToken: string } | { clientId: string; clientSecret: string }
  userId: string
  projectId: string
  /** The hosts that players and pictures may come from. */
  playerOrigins: string[]
  pictureOrigins: string[]
}

const placeInAddress = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores only'),
)

const none = v.optional(v.literal('none', 'must be left out, or say "none"'))

export const sermonSettings = {
  SERMONS: none,
  VIMEO_BASE_URL: v.optional(httpsOrLoopback),
  VIMEO_CLIENT_ID: v.optional(v.string()),
  VIMEO_CLIENT_SECRET: v.optional(v.string()),
  VIMEO_ACCESS_TOKEN: v.optional(v.string()),
  VIMEO_USER_ID: v.optional(placeInAddress),
  VIMEO_PROJECT_ID: v.optional(placeInAddress),
}

const sermonsSchema = v.object(sermonSettings)

/** Client credentials are not needed when there is an access token of the church's account. */
export function readSermonsTogether(raw: RawSettings) {
  if (raw.SERMONS) return NOT_GIVEN
  const proof = raw.VIMEO_ACCESS_TOKEN
    ? ['VIMEO_ACCESS_TOKEN']
    : ['VIMEO_CLIENT_ID', 'VIMEO_CLIENT_SECRET']
  return readTogether(raw, ['VIMEO_BASE_URL', ...proof, 'VIMEO_USER_ID', 'VIMEO_PROJECT_ID'])
}

export function sermonsConfig(
  given: v.InferOutput<typeof sermonsSchema>,
  sandbox: { url: string; origin: string },
): SermonsConfig {
  const baseUrl = given.VIMEO_BASE_URL ?? `${sandbox.url}/vimeo`
  const standIn = given.VIMEO_BASE_URL ? standInOrigins(baseUrl) : [sandbox.origin]
  return {
    baseUrl,
    credentials: given.VIMEO_ACCESS_TOKEN
      ? { accessToken: given.VIMEO_ACCESS_TOKEN }
      : {
          clientId: given.VIMEO_CLIENT_ID ?? 'sandbox',
          clientSecret: given.VIMEO_CLIENT_SECRET ?? 'sandbox',
        },
    userId: given.VIMEO_USER_ID ?? '100',
    projectId: given.VIMEO_PROJECT_ID ?? '200',
    playerOrigins: ['https://player.vimeo.com', ...standIn],
    pictureOrigins: ['https://i.vimeocdn.com', ...standIn],
  }
}

/** A stand-in for Vimeo on this machine serves its own players and pictures. */
function standInOrigins(baseUrl: string): string[] {
  return isLoopback(baseUrl) ? [new URL(baseUrl).origin] : []
}

export type CalendarConfig = {
  baseUrl: string
  id: string
  apiKey: string
  /** Google's own view of the calendar, where there is one. */
  embed: string | undefined
}

export const calendarSettings = {
  CALENDAR: none,
  GOOGLE_CALENDAR_BASE_URL: v.optional(httpsOrLoopback),
  GOOGLE_CALENDAR_ID: v.optional(v.string()),
  GOOGLE_API_KEY: v.optional(v.string()),
}

const calendarSchema = v.object(calendarSettings)

export function readCalendarTogether(raw: RawSettings) {
  if (raw.CALENDAR) return NOT_GIVEN
  return readTogether(raw, ['GOOGLE_CALENDAR_BASE_URL', 'GOOGLE_CALENDAR_ID', 'GOOGLE_API_KEY'])
}

export function calendarConfig(
  given: v.InferOutput<typeof calendarSchema>,
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
