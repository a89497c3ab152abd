import { randomBytes } from 'node:crypto'
import path from 'node:path'
import * as v from 'valibot'
import { isLoopback } from '#integrations/ask-json.ts'
import {
  type CalendarConfig,
  calendarConfig,
  calendarSettings,
  type EdgeConfig,
  edgeConfig,
  edgeSettings,
  httpsOrLoopback,
  mailAddress,
  port,
  type RawSettings,
  readCalendarTogether,
  readSermonsTogether,
  readTogether,
  type SermonsConfig,
  sermonSettings,
  sermonsConfig,
  smtpAddress,
} from './config-rules.ts'

/** The only file that reads the environment. */
export type Config = {
  port: number
  host: string
  publicUrl: string
  databaseUrl: string
  /** The directory for files beside the database. */
  dataDirectory: string
  contentDirectory: string
  payu: { baseUrl: string; infoUrl: string; key: string; salt: string }
  sandbox: { payments: boolean; sermons: boolean; calendar: boolean; mail: boolean }
  off: Off[]
  sermons: SermonsConfig
  calendar: CalendarConfig
  /** Without a URL nothing is sent, and mail waits in the outbox. */
  smtp: { url: string | undefined; from: string | undefined }
  edge: EdgeConfig
}

type Off = 'sermons' | 'calendar'

/** One fault, with the name of its variable. Values are not repeated, because some are secret. */
export type Fault = { variable: string; problem: string }

export const SANDBOX_PATH = '/sandbox'

/** The value with which an operator allows sandbox payments on a public site. */
const NO_MONEY_MOVES = 'no money moves'

export function readConfig(
  environment: RawSettings = process.env,
): { ok: true; config: Config } | { ok: false; faults: Fault[] } {
  const raw = withoutBlanks(environment)
  const settings = v.safeParse(settingsSchema, raw)
  const together = {
    payu: readTogether(raw, ['PAYU_BASE_URL', 'PAYU_INFO_URL', 'PAYU_KEY', 'PAYU_SALT']),
    sermons: readSermonsTogether(raw),
    calendar: readCalendarTogether(raw),
  }
  const faults = Object.values(together).flatMap((group) => group.faults)
  if (!settings.success) {
    const wrong = settings.issues.map((issue) => ({
      variable: String(issue.path?.[0]?.key),
      problem: issue.message,
    }))
    return { ok: false, faults: [...wrong, ...faults] }
  }
  const config = toConfig(settings.output, {
    payments: together.payu.isGiven,
    sermons: together.sermons.isGiven,
    calendar: together.calendar.isGiven,
  })
  const needsProvider =
    config.sandbox.payments &&
    isPublic(settings.output) &&
    settings.output.SANDBOX_PAYMENTS !== NO_MONEY_MOVES
  if (needsProvider) faults.push(NO_PROVIDER)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, config }
}

const NO_PROVIDER: Fault = {
  variable: 'PAYU_KEY',
  problem: `is missing. A public site needs a payment provider; to run it on pretend payments, set SANDBOX_PAYMENTS="${NO_MONEY_MOVES}"`,
}

type Real = Record<'payments' | Off, boolean>

function toConfig(given: Settings, real: Real): Config {
  const publicUrl = publicUrlOf(given)
  const sandbox = {
    url: `http://127.0.0.1:${given.PORT}${SANDBOX_PATH}`,
    origin: new URL(publicUrl).origin,
  }
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    databaseUrl: given.DATABASE_URL,
    dataDirectory: dataDirectory(given.DATABASE_URL),
    contentDirectory: given.CONTENT_DIR,
    payu: {
      baseUrl: given.PAYU_BASE_URL ?? `${publicUrl}${SANDBOX_PATH}/payu`,
      infoUrl: given.PAYU_INFO_URL ?? `${sandbox.url}/payu`,
      key: given.PAYU_KEY ?? 'SANDBOX',
      salt: given.PAYU_SALT ?? randomBytes(16).toString('hex'),
    },
    sermons: sermonsConfig(given, sandbox),
    calendar: calendarConfig(given, sandbox),
    ...withoutSettings(given, real),
    smtp: { url: given.SMTP_URL, from: given.MAIL_FROM },
    edge: edgeConfig(given),
  }
}

/**
 * A public site plays no service but payments, and those only in words of their own, unless it says that it
 * is a trial. With anything real, mail must not end in the sandbox's mailbox even then.
 */
function withoutSettings(given: Settings, real: Real): Pick<Config, 'sandbox' | 'off'> {
  const plays = !isPublic(given) || given.SANDBOX === 'yes'
  const sermons = plays && !real.sermons && !given.SERMONS
  const calendar = plays && !real.calendar && !given.CALENDAR
  const isAnyReal = real.payments || real.sermons || real.calendar
  const mail = plays && !given.SMTP_URL && !(isPublic(given) && isAnyReal)
  const off = (['sermons', 'calendar'] as const).filter(
    (service) => !real[service] && !{ sermons, calendar }[service],
  )
  return { sandbox: { payments: !real.payments, sermons, calendar, mail }, off }
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

const settingsSchema = v.object({
  NODE_ENV: v.optional(v.string()),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: v.optional(httpsOrLoopback),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must start with file: or postgres://'),
    ),
    'file:./data/church.db',
  ),
  CONTENT_DIR: v.optional(v.string(), 'content'),
  PAYU_BASE_URL: v.optional(httpsOrLoopback),
  PAYU_INFO_URL: v.optional(httpsOrLoopback),
  PAYU_KEY: v.optional(v.string()),
  PAYU_SALT: v.optional(v.string()),
  ...sermonSettings,
  ...calendarSettings,
  ...edgeSettings,
  SMTP_URL: v.optional(smtpAddress),
  MAIL_FROM: v.optional(mailAddress),
  SANDBOX: v.optional(v.literal('yes', 'must be left out, or say "yes"')),
  SANDBOX_PAYMENTS: v.optional(
    v.literal(NO_MONEY_MOVES, `must be left out, or say "${NO_MONEY_MOVES}"`),
  ),
})

type Settings = v.InferOutput<typeof settingsSchema>

/** The directory of the database file, or `data` when the database is a server. */
function dataDirectory(databaseUrl: string): string {
  const file = /^file:(?:\/\/)?(.+)$/.exec(databaseUrl)?.[1]
  return file && file !== ':memory:' ? path.dirname(file) : 'data'
}

/** An empty value, such as `PAYU_KEY=` in an env file, counts as not set. */
function withoutBlanks(environment: RawSettings): RawSettings {
  return Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  )
}
