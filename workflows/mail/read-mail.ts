import { type MailKind, readMailFacts } from '#database/records/mail/mail-facts.ts'
import type { OutboxMail } from '#database/records/mail/outbox.ts'
import { hasStopped, stopToken } from '#database/records/mail/reminders.ts'
import { FRAME_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { contentFor } from '../content/live-content.ts'
import type { Mail, MailBody, Sender } from './mail.ts'
import { MAILS } from './mails.ts'

/** Builds a mail from what is stored now. Undefined when the mail is no longer true, so it is not sent. */
export async function readMail(
  services: Services,
  mail: OutboxMail,
): Promise<MailBody | undefined> {
  const { db, publicUrl } = services
  const { reason, isReminder } = MAILS[mail.kind]
  if (isReminder && (await hasStopped(db, mail.mailbox))) return undefined
  const body = await writeMail(services, { ...mail, facts: readMailFacts(mail.kind, mail) })
  if (!body) return undefined
  const why = reason && FRAME_WORDS[body.language].reasons[reason]
  const said = { ...body, reason: body.reason ?? why }
  if (!isReminder) return said
  const unsubscribe = `${publicUrl}/unsubscribe/${await stopToken(db, mail.mailbox)}`
  return { ...said, unsubscribe }
}

function writeMail<Kind extends MailKind>(services: Services, mail: Mail<Kind>) {
  return MAILS[mail.kind].write(services, mail)
}

/** The church in the words of a mail's language. */
export function senderOf(services: Services, { language }: Pick<MailBody, 'language'>): Sender {
  const { church } = contentFor(services, language)
  const { name, phone, email } = church
  const { street, locality, city, postalCode } = church.address
  return { name, address: `${street}, ${locality}, ${city} ${postalCode}`, phone, email }
}
