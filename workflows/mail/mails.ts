import { type MailKind, readMailFacts } from '#database/records/mail/mail-facts.ts'
import type { OutboxMail } from '#database/records/mail/outbox.ts'
import { hasStopped, stopToken } from '#database/records/mail/reminders.ts'
import { FRAME_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { contentFor } from '../content/live-content.ts'
import { CHANGE_MAILS } from './change-mails.ts'
import { GIFT_MAILS } from './gift-mails.ts'
import { LINK_MAILS } from './link-mails.ts'
import type { Mail, MailBody, Mails, Sender } from './mail.ts'
import { OFFICE_MAILS } from './office-mails.ts'
import { PAYMENT_MAILS } from './payment-mails.ts'
import { PLACE_MAILS } from './place-mails.ts'
import { REGISTRATION_MAILS } from './registration-mails.ts'
import { REMINDER_MAILS } from './reminder-mails.ts'

/** Every kind of mail. */
export const MAILS: Mails = {
  ...REGISTRATION_MAILS,
  ...CHANGE_MAILS,
  ...PLACE_MAILS,
  ...PAYMENT_MAILS,
  ...GIFT_MAILS,
  ...LINK_MAILS,
  ...REMINDER_MAILS,
  ...OFFICE_MAILS,
}

/** Builds a mail from what is stored now. Undefined when the mail is no longer true, so it is not sent. */
export async function readMail(
  services: Services,
  mail: OutboxMail,
): Promise<MailBody | undefined> {
  return writeMail(services, { ...mail, facts: readMailFacts(mail.kind, mail) })
}

async function writeMail<Kind extends MailKind>(
  services: Services,
  mail: Mail<Kind>,
): Promise<MailBody | undefined> {
  const { db, publicUrl } = services
  const { write, reason, isReminder } = MAILS[mail.kind]
  if (isReminder && (await hasStopped(db, mail.mailbox))) return undefined
  const body = await write(services, mail)
  if (!body) return undefined
  const why = reason && FRAME_WORDS[body.language].reasons[reason]
  const said = { ...body, reason: body.reason ?? why }
  if (!isReminder) return said
  const unsubscribe = `${publicUrl}/unsubscribe/${await stopToken(db, mail.mailbox)}`
  return { ...said, unsubscribe }
}

/** The church in the words of a mail's language. */
export function senderOf(services: Services, { language }: Pick<MailBody, 'language'>): Sender {
  const { church } = contentFor(services, language)
  const { street, locality, city, postalCode } = church.address
  return {
    name: church.name,
    address: `${street}, ${locality}, ${city} ${postalCode}`,
    phone: church.phone,
    email: church.email,
  }
}
