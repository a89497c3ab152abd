import { randomBytes } from 'node:crypto'
import path from 'node:path'
import * as v from 'valibot'
import { INDIA_ZONE } from '#domain/days.ts'
import { isLoopback } from '#integrations/ask-json.ts'
import { readProxies } from '#server/http/client-address.ts'

/** The only file that reads the environment. */
export type Config = ReturnType<typeof toConfig>

/** Values are not repeated, because some are secret. */
export type Fault = { variable: string; problem: string }

export const SANDBOX_PATH = '/sandbox'

/** An operator allows sandbox payments on a public site with this value. */
const NO_MONEY_MOVES = 'no money moves'

export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): { ok: true; config: Config } | { ok: false; faults: Fault[] } {
  // An empty value, such as `PAYU_KEY=` in an env file, counts as not set.
  const raw: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  )
  const isGiven = (name: string) => raw[name] !== undefined
  // The access token of the church's account is what most have. An app's credentials do instead.
  const app = ['VIMEO_CLIENT_ID', 'VIMEO_CLIENT_SECRET']
  const proof = !raw.VIMEO_ACCESS_TOKEN && app.some(isGiven) ? app : ['VIMEO_ACCESS_TOKEN']
  const vimeo = ['VIMEO_BASE_URL', ...proof, 'VIMEO_USER_ID', 'VIMEO_PROJECT_ID']
  const google = ['GOOGLE_CALENDAR_BASE_URL', 'GOOGLE_CALENDAR_ID', 'GOOGLE_API_KEY']
  const payments = ['PAYU_BASE_URL', 'PAYU_INFO_URL', 'PAYU_KEY', 'PAYU_SALT']
  const sermons = raw.SERMONS ? [] : vimeo
  const calendar = raw.CALENDAR ? [] : google
  // Of each of these groups either all are set, or none.
  const faults: Fault[] = [payments, sermons, calendar].flatMap((names) => {
    const given = names.filter(isGiven)
    const missing = given.length === 0 ? [] : names.filter((name) => !isGiven(name))
    const problem = `is missing, although ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set`
    return missing.map((variable) => ({ variable, problem }))
  })
  const settings = v.safeParse(SETTINGS, raw)
  if (!settings.success) {
    const wrong = settings.issues.map((issue) => ({
      variable: String(issue.path?.[0]?.key),
      problem: issue.message,
    }))
    return { ok: false, faults: [...wrong, ...faults] }
  }
  const given = settings.output
  const config = toConfig(given, {
    payments: payments.some(isGiven),
    sermons: sermons.some(isGiven),
    calendar: calendar.some(isGiven),
  })
  if (config.sandbox.payments && isPublic(given) && given.SANDBOX_PAYMENTS !== NO_MONEY_MOVES) {
    const problem = `is missing. A public site needs a payment provider; to run it on pretend payments, set SANDBOX_PAYMENTS="${NO_MONEY_MOVES}"`
    faults.push({ variable: 'PAYU_KEY', problem })
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config }
}

type Service = 'sermons' | 'calendar'

function toConfig(given: Settings, real: Record<'payments' | Service, boolean>) {
  const publicUrl = publicUrlOf(given)
  const sandboxUrl = `http://127.0.0.1:${given.PORT}${SANDBOX_PATH}`
  // A public site plays no service but payments, and those only in words of their own, unless it says that it
  // is a trial. With anything real, mail must not end in the sandbox's mailbox even then.
  const plays = !isPublic(given) || given.SANDBOX === 'yes'
  const sandbox = {
    payments: !real.payments,
    sermons: plays && !real.sermons && !given.SERMONS,
    calendar: plays && !real.calendar && !given.CALENDAR,
    mail: plays && !given.SMTP_URL && !(isPublic(given) && Object.values(real).some(Boolean)),
  }
  const services: Service[] = ['sermons', 'calendar']
  const databaseFile = /^file:(?:\/\/)?(.+)$/.exec(given.DATABASE_URL)?.[1]
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    databaseUrl: given.DATABASE_URL,
    /** It is beside the database; `data` when the database is a server. */
    dataDirectory:
      databaseFile && databaseFile !== ':memory:' ? path.dirname(databaseFile) : 'data',
    contentDirectory: given.CONTENT_DIR,
    payu: {
      baseUrl: given.PAYU_BASE_URL ?? `${publicUrl}${SANDBOX_PATH}/payu`,
      infoUrl: given.PAYU_INFO_URL ?? `${sandboxUrl}/payu`,
      key: given.PAYU_KEY ?? 'SANDBOX',
      salt: given.PAYU_SALT ?? randomBytes(16).toString('hex'),
    },
    sermons: sermonsConfig(given, sandboxUrl, publicUrl),
    calendar: calendarConfig(given, sandboxUrl),
    sandbox,
    off: services.filter((service) => !real[service] && !sandbox[service]),
    smtp: { url: given.SMTP_URL, from: given.MAIL_FROM },
    edge: {
      isProxy: readProxies(given.TRUSTED_PROXIES) ?? (() => false),
      limited: given.RATE_LIMITS === 'on',
      metrics: given.METRICS_PORT
        ? { port: given.METRICS_PORT, host: given.METRICS_HOST }
        : undefined,
    },
  }
}

function sermonsConfig(given: Settings, sandboxUrl: string, publicUrl: string) {
  const baseUrl = given.VIMEO_BASE_URL ?? `${sandboxUrl}/vimeo`
  const { origin } = new URL(given.VIMEO_BASE_URL ?? publicUrl)
  // The sandbox, and a stand-in for Vimeo on this machine, serve their own players and pictures.
  const standIn = given.VIMEO_BASE_URL && !isLoopback(baseUrl) ? [] : [origin]
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
    captionOrigins: ['https://captions.cloud.vimeo.com', ...standIn],
  }
}

function calendarConfig(given: Settings, sandboxUrl: string) {
  const baseUrl = given.GOOGLE_CALENDAR_BASE_URL ?? `${sandboxUrl}/calendar/v3`
  const id = given.GOOGLE_CALENDAR_ID ?? 'sandbox@example.org'
  const query = new URLSearchParams({
    src: id,
    ctz: INDIA_ZONE,
    mode: 'AGENDA',
    showTitle: '0',
    showPrint: '0',
    showCalendars: '0',
  })
  return {
    baseUrl,
    id,
    apiKey: given.GOOGLE_API_KEY ?? 'sandbox',
    embed: isLoopback(baseUrl) ? undefined : `https://calendar.google.com/calendar/embed?${query}`,
  }
}

function publicUrlOf({ PUBLIC_URL, PORT }: Settings): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}

function isPublic(given: Settings): boolean {
  return given.NODE_ENV === 'production' || !isLoopback(publicUrlOf(given))
}

/** React renders several times faster in production mode. */
export function runAsProduction(): void {
  process.env.NODE_ENV ??= 'production'
}

const BAD_PORT = 'must be a port number from 1 to 65535'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, BAD_PORT),
  v.transform(Number),
  v.minValue(1, BAD_PORT),
  v.maxValue(65535, BAD_PORT),
)

/** Plain http is accepted only for this machine; elsewhere secrets would be sent unencrypted. */
const httpsOrLoopback = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text), 'must be a web address such as https://example.org'),
  v.check(
    (text) =>
      /^https:/i.test(text) || !URL.canParse(text) || (/^http:/i.test(text) && isLoopback(text)),
    'must start with https:// (plain http:// is accepted on this machine only)',
  ),
  v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
)

const optionalText = v.optional(v.string())
const optionalAddress = v.optional(httpsOrLoopback)

function textLike(pattern: RegExp, problem: string) {
  return v.pipe(v.string(), v.regex(pattern, problem))
}

const placeInAddress = textLike(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores only')

const none = v.optional(v.literal('none', 'must be left out, or say "none"'))

const SETTINGS = v.object({
  NODE_ENV: optionalText,
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: optionalAddress,
  DATABASE_URL: v.optional(
    textLike(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must start with file: or postgres://'),
    'file:./data/church.db',
  ),
  CONTENT_DIR: v.optional(v.string(), 'content'),
  PAYU_BASE_URL: optionalAddress,
  PAYU_INFO_URL: optionalAddress,
  PAYU_KEY: optionalText,
  PAYU_SALT: optionalText,
  SERMONS: none,
  VIMEO_BASE_URL: optionalAddress,
  VIMEO_CLIENT_ID: optionalText,
  VIMEO_CLIENT_SECRET: optionalText,
  VIMEO_ACCESS_TOKEN: optionalText,
  VIMEO_USER_ID: v.optional(placeInAddress),
  VIMEO_PROJECT_ID: v.optional(placeInAddress),
  CALENDAR: none,
  GOOGLE_CALENDAR_BASE_URL: optionalAddress,
  GOOGLE_CALENDAR_ID: optionalText,
  GOOGLE_API_KEY: optionalText,
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
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
        'must be a mail server such as smtps://user:password@mail.example.org',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    textLike(
      /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be a mail address such as City Church <office@example.org>',
    ),
  ),
  SANDBOX: v.optional(v.literal('yes', 'must be left out, or say "yes"')),
  SANDBOX_PAYMENTS: v.optional(
    v.literal(NO_MONEY_MOVES, `must be left out, or say "${NO_MONEY_MOVES}"`),
  ),
})

type Settings = v.InferOutput<typeof SETTINGS>
