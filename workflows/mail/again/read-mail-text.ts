import type { OutboxMail } from '#database/mail/outbox.ts'
import { readMail, senderOf } from '#workflows/mail/read-mail.ts'
import { mailToText } from '#workflows/mail/to-text.ts'
import type { Services } from '#workflows/services.ts'

export type MailText = { subject: string; text: string }

/** A mail as it would read now. Undefined when it is no longer true, or must not be shown. */
export async function readMailText(
  services: Services,
  mail: OutboxMail,
): Promise<MailText | undefined> {
  // Each rendering of this mail makes a key that keeps the places: the key is for the payer alone.
  if (mail.kind === 'keep-places') return undefined
  const body = await readMail(services, mail)
  if (!body) return undefined
  const text = mailToText(body, senderOf(services.content))
  return { subject: body.subject, text: text.replace(PRIVATE_LINKS, '$1…') }
}

/** Whoever has these links can act for the payer, so the office doesn't show them. */
const PRIVATE_LINKS = /(\/(?:my|pay|receipts|unsubscribe)\/)[\w-]+/g
