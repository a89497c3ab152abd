import { isOneSlipAway } from '../search/rank-words.ts'

/**
 * Normalises an address to its mailbox: case is ignored, "+label" is dropped, and so are dots at
 * Gmail. Otherwise one mailbox could get around the limit by spelling its address differently.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1).toLowerCase()
  const name = address.slice(0, at).toLowerCase().replace(/\+.*/s, '')
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** The addresses of these people, each mailbox once, as the first of them has it. */
export function addressesOf(people: readonly { email: string }[]): string[] {
  const emails = people.map(({ email }) => email).filter(Boolean)
  const boxes = emails.map(mailboxOf)
  return emails.filter((_, index) => boxes.indexOf(boxes[index] ?? '') === index)
}

const GMAIL = ['gmail.com', 'googlemail.com']

/** As long as the payment provider takes it. */
export const LONGEST_EMAIL = 50

/** One rule for everybody who registers or gives, in every form and on the command line. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text)
}

/**
 * Whether it may be an address of staff. It never goes to the payment provider, and a rule that becomes
 * stricter must not keep anybody out, so it is as long and as odd as SMTP allows (RFC 5321, 4.5.3.1.3).
 */
export function isStaffAddress(text: string): boolean {
  return (
    text.length <= LONGEST_STAFF_EMAIL && /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text)
  )
}

export const LONGEST_STAFF_EMAIL = 254

const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u

/** Mail services that most visitors use. One that differs from them by one keystroke is asked about. */
const KNOWN_DOMAINS = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in', 'ymail.com'],
  ...['rocketmail.com', 'hotmail.com', 'outlook.com', 'outlook.in', 'live.com', 'live.in'],
  ...['msn.com', 'rediffmail.com', 'rediff.com', 'icloud.com', 'me.com', 'mac.com', 'mail.com'],
  ...['email.com', 'proton.me', 'protonmail.com', 'zoho.com', 'zoho.in'],
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
