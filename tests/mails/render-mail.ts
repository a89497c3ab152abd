import type { OutboxMail } from '#database/outbox.ts'
import type { MailKind } from '#database/tables.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { MailBody } from '#workflows/mail/mail-body.ts'
import { readMail, senderOf } from '#workflows/mail/read-mail.ts'
import { mailToHtml } from '#workflows/mail/to-html.ts'
import { mailToText } from '#workflows/mail/to-text.ts'
import type { TestServices } from '../fixtures/services.ts'

export type RenderedMail = {
  /** The kind, and in which case. */
  name: string
  kind: MailKind
  body: MailBody
  html: string
  text: string
}

export type Sending = {
  /** In which case the mail is sent, where its kind has several. */
  when?: string
  about?: Partial<Pick<OutboxMail, 'payment_id' | 'registration_id' | 'staff_id'>>
  facts?: Record<string, unknown>
  recipient: string
}

/** A mail as it would be sent now. */
export async function renderMail(
  services: TestServices,
  kind: MailKind,
  { when, about, facts, recipient }: Sending,
): Promise<RenderedMail> {
  const name = when ? `${kind}: ${when}` : kind
  const at = services.now().toISOString()
  const body = await readMail(services, {
    key: name,
    kind,
    payment_id: null,
    registration_id: null,
    staff_id: null,
    ...about,
    facts: facts ? JSON.stringify(facts) : null,
    recipient,
    mailbox: mailboxOf(recipient),
    created_at: at,
    due_at: at,
    attempts: 0,
    sending_since: null,
    awaited: 0,
    outcome: null,
    settled_at: null,
    problem: null,
  })
  if (!body) throw new Error(`${name} is not sent`)
  const sender = senderOf(services.content)
  return { name, kind, body, html: mailToHtml(body, sender), text: mailToText(body, sender) }
}
