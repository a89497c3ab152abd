import { randomBytes } from 'node:crypto'
import path from 'node:path'
import * as v from 'valibot'
import { isLoopback } from '#integrations/is-loopback.ts'
import { type EdgeConfig, edgeConfig, edgeSettings } from './config-edge.ts'
import {
  type CalendarConfig,
  calendarConfig,
  calendarSettings,
  readCalendarTogether,
  readSermonsTogether,
  type SermonsConfig,
  sermonSettings,
  sermonsConfig,
} from './config-media.ts'
import {
  httpsOrLoopback,
  mailAddress,
  port,
  type RawSettings,
  readTogether,
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
  /** The outside services that the built-in sandbox plays. */
  sandbox: { payments: boolean; sermons: boolean; calendar: boolean; mail: boolean }
  sermons: SermonsConfig
  calendar: CalendarConfig
  /** Without a URL nothing is sent, and mail waits in the outbox. */
  smtp: { url: string | undefined; from: string | undefined }
  edge: EdgeConfig
}

type ConfigReading = { ok: true; config: Config } | { ok: false; faults: Fault[] }

/** One fault, with the name of its variable. Values are not repeated, because some are secret. */
export type Fault = { variable: string; problem: string }

/** Where this server mounts the sandbox. */
export const SANDBOX_PATH = '/sandbox'

/** The value with which an operator allows sandbox payments on a public site. */
const NO_MONEY_MOVES = 'no money moves'

export function readConfig(environment: RawSettings = process.env): ConfigReading {
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
    payments: together.payu.use === 'sandbox',
    sermons: together.sermons.use === 'sandbox',
    calendar: together.calendar.use === 'sandbox',
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

function toConfig(given: Settings, pretended: Omit<Config['sandbox'], 'mail'>): Config {
  const publicUrl = publicUrlOf(given)
  const sandbox = {
    url: `http://127.0.0.1:${given.PORT}${SANDBOX_PATH}`,
    origin: new URL(publicUrl).origin,
  }
  const isAllPretended = pretended.payments && pretended.sermons && pretended.calendar
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
    // With real payers, receipts must not end in the sandbox's mailbox.
    sandbox: { ...pretended, mail: !given.SMTP_URL && (isAllPretended || !isPublic(given)) },
    smtp: { url: given.SMTP_URL, from: given.MAIL_FROM },
    edge: edgeConfig(given),
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
