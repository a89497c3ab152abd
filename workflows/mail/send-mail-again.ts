import { insertRows } from '#database/engine/insert-rows.ts'
import { copyOf, mailByKey, type OutboxMail } from '#database/records/mail/outbox.ts'
import { storedOf } from '#database/records/private/private-pages.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { refuse } from '#workflows/actor.ts'
import { type ChangeRequest, changeRecord } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { readMail, senderOf } from './send-mails.ts'
import { mailToText, withoutPrivateLinks } from './to-text.ts'

/**
 * Without an address (`to`) it goes to the one of the first time, or to the payer's where that was corrected since.
 * Whoever has the payer's private link can act for the payer, so a mail with it goes to the payer only.
 */
export async function sendMailAgain(
  services: Services,
  { mailKey, to, ...request }: ChangeRequest & { mailKey: string; to?: string | undefined },
) {
  return changeRecord(services, request.kind, request, {
    needs: 'resendMail',
    action: 'send-mail-again',
    isNoChange: true,
    async apply(locked) {
      const { tx, at, payments } = locked
      const mail = await mailByKey(tx, mailKey)
      const isPayments = payments.some(({ id }) => id === mail?.payment_id)
      const isOwn =
        locked.kind === 'registration' && mail?.registration_id === locked.registration.id
      if (!mail || !(isPayments || isOwn)) return refuse('no-mail')
      const people =
        locked.kind === 'gift' ? [locked.gift] : await attendeesOf(tx, locked.registration.id)
      const addresses = people.map(({ email }) => email)
      const payer = addresses[0] ?? ''
      const known = addresses.find((address) => address === (to?.trim() ?? mail.recipient))
      const recipient = known ?? (to === undefined ? payer : '')
      if (!recipient) return refuse('not-its-address')
      const copy = copyOf(mail, { recipient, at: at.toISOString() })
      const { kind, mailbox } = copy
      const body = await readMail({ ...services, db: tx }, copy)
      if (!body) return { ok: false as const, problem: 'outdated' as const, kind }
      const isPayers = JSON.stringify(body).includes(storedOf(locked).private_token)
      if (isPayers && mailbox !== mailboxOf(payer)) return refuse('payers-mail')
      await insertRows(tx, 'outbox', [copy])
      return { ok: true as const, kind, recipient, details: { mail: kind, recipient } }
    },
  })
}

export type MailText = {
  subject: string
  text: string
  language: Language
  /** Otherwise as it would be written now: it waits, or an earlier release has sent it. */
  isAsSent: boolean
}

/** What a mail said when it was sent. Undefined when nobody knows, or when it must not be shown. */
export async function readMailText(services: Services, mail: OutboxMail) {
  const { sent_subject: subject, sent_text: text } = mail
  // Mails from before other languages were English.
  const language = mail.sent_language ?? 'en'
  if (subject !== null && text !== null) return { subject, text, language, isAsSent: true }
  if (mail.outcome === 'overtaken') return undefined
  // Each rendering of this mail makes a key that keeps the places: the key is for the payer alone.
  if (mail.kind === 'keep-places') return undefined
  const body = await readMail(services, mail)
  if (!body) return undefined
  const now = withoutPrivateLinks(mailToText(body, senderOf(services, body)))
  return { subject: body.subject, text: now, language: body.language, isAsSent: false }
}
