import * as v from 'valibot'
import { isLoopback } from '#integrations/is-loopback.ts'

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

export const NOT_GIVEN: Together = { isGiven: false, faults: [] }

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
