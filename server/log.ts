import { foldersWhere } from '#app/addresses.ts'
import type { Log, LogFields } from '#workflows/services.ts'
import type { Config } from './config/config.ts'

export type Write = (line: string) => void

export function createLog(write: Write, now: () => Date, common: LogFields = {}): Log {
  const line = (level: string, event: string, fields: object = {}) =>
    write(`${JSON.stringify({ at: now().toISOString(), level, event, ...common, ...fields })}\n`)
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) =>
      line('error', event, { ...fields, error: describeError(error) }),
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const text = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? text : `${text}\ncaused by ${describeError(error.cause)}`
}

/** It is for the person who starts the site, without a stack trace. */
export function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A bug of ours needs its stack trace.
  if (error instanceof TypeError || error instanceof ReferenceError) return error.stack ?? ''
  return error.cause === undefined ? error.message : `${error.message}: ${inOneLine(error.cause)}`
}

/** Error messages repeat input, so masking at the source would not be enough. */
export function maskedWrite(write: Write, secrets: readonly string[]): Write {
  const hidden = secrets.filter(({ length }) => length >= SHORTEST_SECRET)
  return (line) => {
    let masked = line
    for (const secret of hidden) masked = masked.replaceAll(secret, '[secret]')
    // Errors may repeat keys of private pages and transaction numbers in addresses.
    masked = masked
      .replace(PRIVATE_ADDRESS, '$1[hidden]')
      .replace(/(\btxnid(?:=|%3D))[^&\s"'\\]+/gi, '$1[hidden]')
    write(maskPersonal(masked))
  }
}

/** The office's other addresses than the links that sign in may be logged. */
const PRIVATE_FOLDERS = [...foldersWhere(({ logged }) => !logged), '/office/sign-in']

/** At least 16 letters and no ending: file names in stack traces are left alone. */
const PRIVATE_ADDRESS = new RegExp(
  `((?:/|%2F)(?:${PRIVATE_FOLDERS.map((folder) => folder.slice(1)).join('|')})(?:/|%2F))[\\w-]{16,}(?![\\w.-])`,
  'gi',
)

/** Transaction numbers have eleven digits or more and stay. */
export function maskPersonal(text: string): string {
  // A quick test first, because the patterns are slow and most lines have no address.
  const named = /@|%40/.test(text) ? text.replace(EMAIL, '[email]') : text
  return named.replace(PHONE, '[phone]')
}

const EMAIL = /[\w.!#$'*+^`{|}~-]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi
const PHONE = /(?<![\w-])(?:\+?91[ -]?)?[0-9]{10}(?![\w-])/g

/** Below this a secret is no secret, and a word that other lines need. */
const SHORTEST_SECRET = 8

/** A secret is there as it is and as an address would spell it. */
export function secretsOf(config: Config): string[] {
  const { sandbox, payu, sermons, calendar } = config
  const { accessToken, clientSecret } = sermons.credentials
  const secrets = [
    payu.salt,
    sandbox.sermons ? undefined : (accessToken ?? clientSecret),
    sandbox.calendar ? undefined : calendar.apiKey,
    passwordOf(config.smtp.url),
    passwordOf(config.databaseUrl),
  ].filter((secret) => secret !== undefined)
  return [...new Set(secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]))]
}

function passwordOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address)
    ? decodeURIComponent(new URL(address).password)
    : undefined
}
