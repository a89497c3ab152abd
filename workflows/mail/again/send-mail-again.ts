import type { Db } from '#database/engine/open.ts'
import { copyOf, mailByKey, type OutboxMail, queueCopy } from '#database/records/mail/outbox.ts'
import { type PrivateRecord, privateTokenOf } from '#database/records/private/private-pages.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { readMail, senderOf } from '#workflows/mail/read-mail.ts'
import { mailToText } from '#workflows/mail/to-text.ts'
import { type ChangeRequest, changeRecord } from '#workflows/records/change-record.ts'
import type { Locked } from '#workflows/records/record-kinds.ts'
import type { Services } from '#workflows/services.ts'

type Wanted = {
  mailKey: string
  /** Without one, the address of the first time; the payer's where that was corrected since. */
  to?: string | undefined
}

/** Queues a mail about a registration or a gift once more, unless what it says is no longer true. */
export async function sendMailAgain(
  services: Services,
  { mailKey, to, ...request }: ChangeRequest & Wanted,
) {
  return changeRecord(services, request.kind, request, {
    needs: 'resendMail',
    action: 'send-mail-again',
    isNoChange: true,
    apply: (locked) => queueAgain(services, locked, { mailKey, to }),
  })
}

/**
 * Whoever has the payer's private link can act for the payer, so a mail with it goes to the payer's
 * address only.
 */
async function queueAgain(services: Services, locked: Locked, { mailKey, to }: Wanted) {
  const { tx, at } = locked
  const mail = await mailByKey(tx, mailKey)
  if (!mail || !isAbout(mail, locked)) return { ok: false as const, problem: 'no-mail' as const }
  const [payer = '', ...others] = await mailAddresses(tx, locked)
  const known = [payer, ...others].find((address) => address === (to?.trim() ?? mail.recipient))
  const recipient = known ?? (to === undefined ? payer : '')
  if (!recipient) return { ok: false as const, problem: 'not-its-address' as const }
  const copy = copyOf(mail, { recipient, at: at.toISOString() })
  const { kind, mailbox } = copy
  const body = await readMail({ ...services, db: tx }, copy)
  if (!body) return { ok: false as const, problem: 'outdated' as const, kind }
  const isPayers = JSON.stringify(body).includes(privateTokenOf(locked))
  if (isPayers && mailbox !== mailboxOf(payer)) {
    return { ok: false as const, problem: 'payers-mail' as const }
  }
  await queueCopy(tx, copy)
  return { ok: true as const, kind, recipient, details: { mail: kind, recipient } }
}

function isAbout(mail: OutboxMail, locked: Locked): boolean {
  if (locked.payments.some(({ id }) => id === mail.payment_id)) return true
  return locked.kind === 'registration' && mail.registration_id === locked.registration.id
}

/** The addresses of a gift or a registration, the payer's first, each once. */
async function mailAddresses(db: Db, record: PrivateRecord): Promise<string[]> {
  if (record.kind === 'gift') return [record.gift.email]
  const people = await attendeesOf(db, record.registration.id)
  return [...new Set(people.map(({ email }) => email))]
}

export type MailText = {
  subject: string
  text: string
  language: Language
  /** Otherwise as it would be written now: it waits, or an earlier release has sent it. */
  isAsSent: boolean
}

/** What a mail said when it was sent. Undefined when nobody knows, or when it must not be shown. */
export async function readMailText(
  services: Services,
  mail: OutboxMail,
): Promise<MailText | undefined> {
  const { sent_subject: subject, sent_text: text } = mail
  // Mails from before other languages were English.
  const language = mail.sent_language ?? 'en'
  if (subject !== null && text !== null) return { subject, text, language, isAsSent: true }
  if (mail.outcome === 'overtaken') return undefined
  // Each rendering of this mail makes a key that keeps the places: the key is for the payer alone.
  if (mail.kind === 'keep-places') return undefined
  const body = await readMail(services, mail)
  if (!body) return undefined
  const now = mailToText(body, senderOf(services, body))
  return {
    subject: body.subject,
    text: withoutPrivateLinks(now),
    language: body.language,
    isAsSent: false,
  }
}

/**
 * A text in which nobody finds a link that acts for somebody. Whoever has one can pay, cancel or keep places
 * for the family, so the office is not shown them, and of some only a digest is stored.
 */
export function withoutPrivateLinks(text: string): string {
  return text.replace(PRIVATE_LINKS, '$1…')
}

const PRIVATE_LINKS = /(\/(?:my|pay|keep|receipts|unsubscribe)\/)[\w-]+/g
