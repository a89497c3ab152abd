import { isOneSlipAway } from '#domain/search/one-slip-away.ts'

/** Mail services that most visitors use. One that differs from them by one keystroke is asked about. */
const KNOWN_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.in',
  'live.com',
  'live.in',
  'msn.com',
  'rediffmail.com',
  'rediff.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'mail.com',
  'email.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'zoho.in',
]

/** The address that was probably meant: `asha@gmail.com` for `asha@gmial.com`. */
export function suggestEmail(typed: string): string | undefined {
  const at = typed.lastIndexOf('@')
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || KNOWN_DOMAINS.includes(domain)) return undefined
  const meant = KNOWN_DOMAINS.find((known) => isOneSlipAway(domain, known))
  return meant && `${typed.slice(0, at).trim()}@${meant}`
}
