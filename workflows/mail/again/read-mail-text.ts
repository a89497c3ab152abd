import type { OutboxMail } from '#database/mail/outbox.ts'
import type { Language } from '#domain/language.ts'
import { readMail, senderOf } from '#workflows/mail/read-mail.ts'
import { mailToText } from '#workflows/mail/to-text.ts'
import { withoutPrivateLinks } from '#workflows/mail/without-private-links.ts'
import type { Services } from '#workflows/services.ts'

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
