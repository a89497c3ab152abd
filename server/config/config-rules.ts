import * as v from 'valibot'
import { INDIA_ZONE } from '#domain/days.ts'
import { isLoopback } from '#integrations/ask-json.ts'
import { type IsProxy, readProxies } from '#server/http/client-address.ts'

export type RawSettings = Readonly<Record<string, string | undefined>>

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a port number from 1 to 65535'),
  v.maxValue(65535, 'must be a port number from 1 to 65535'),
)

/** Plain http is accepted only for this machine; elsewhere secrets would be sent unencrypted. */
export const httpsOrLoopback = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text), 'must be a web address such as https://example.org'),
  v.check(
    (text) => !URL.canParse(text) || isHttps(text) || (isHttp(text) && isLoopback(text)),
    'must start with https:// (plain http:// is accepted on this machine only)',
  ),
  v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
)

export const smtpAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^smtps?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''),
    'must be a mail server such as smtps://user:password@mail.example.org',
  ),
)

/** `office@example.org`, or with a name: `City Church <office@example.org>`. */
export const mailAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'must be a mail address such as City Church <office@example.org>',
  ),
)

type Together = { isGiven: boolean; faults: { variable: string; problem: string }[] }

const NOT_GIVEN: Together = { isGiven: false, faults: [] }

/** Settings that belong together: either all are set, or none. */
export function readTogether(settings: RawSettings, names: readonly string[]): Together {
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length === names.length) return NOT_GIVEN
  const given = names.filter((name) => settings[name] !== undefined)
  return {
    isGiven: true,
    faults: missing.map((variable) => ({
      variable,
      problem: `is missing, although ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set`,
    })),
  }
}

function isHttps(address: string): boolean {
  return new URL(address).protocol === 'https:'
}

function isHttp(address: string): boolean {
  return new URL(address).protocol === 'http:'
}

export type EdgeConfig = {
  isProxy: IsProxy
  /** Whether rate limits apply. */
  limited: boolean
  /** Where metrics are served; undefined when they are not configured. */
  metrics: { port: number; host: string } | undefined
}

export const edgeSettings = {
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
      v.check(
        (names) => readProxies(names) !== undefined,
        'must be a list such as "loopback" or "10.0.0.0/8, 192.0.2.7"',
      ),
    ),
    '',
  ),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
}

const edgeSchema = v.object(edgeSettings)

export function edgeConfig(given: v.InferOutput<typeof edgeSchema>): EdgeConfig {
  const { METRICS_PORT: metricsPort, METRICS_HOST: host } = given
  return {
    isProxy: readProxies(given.TRUSTED_PROXIES) ?? (() => false),
    limited: given.RATE_LIMITS === 'on',
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host },
  }
}

export type SermonsConfig = {
  baseUrl: string
  credentials: { accessToken: string } | { clientId: string; clientSecret: string }
  userId: string
  projectId: string
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
