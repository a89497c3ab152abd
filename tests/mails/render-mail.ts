import { mailToHtml } from '#app/features/mails/mail-html.server.tsx'
import type { MailKind } from '#database/records/mail/mail-facts.ts'
import { type NewMail, queueMail } from '#database/records/mail/outbox.ts'
import type { MailBody } from '#workflows/mail/mail.ts'
import { readMail, senderOf } from '#workflows/mail/send-mails.ts'
import { mailToText } from '#workflows/mail/to-text.ts'
import { attendee, couple } from '../support/people.ts'
import type { TestServices } from '../support/site/services.ts'

const LASTNAME = 'Krishnamoorthyvenkataraghavanachariyar'

/** Names and addresses as long as the forms take them, without a place to break. */
export const PAYER = attendee({
  firstname: 'Venkatanarasimharajuvaripetasubrahmanyeswaraswamygaru',
  lastname: LASTNAME,
  email: 'venkatanarasimharajuvaripeta@subdomain.example.org',
})

export const SPOUSE = attendee({
  firstname: 'Maya',
  lastname: LASTNAME,
  email: 'mayakrishnamoorthyvenkata@subdomain.example.org',
})

export const FAMILY = couple({ paymentType: 'Part Payment', persons: [PAYER, SPOUSE] })

export type RenderedMail = {
  name: string
  kind: MailKind
  body: MailBody
  html: string
  text: string
}

export type Sending = {
  /** In which case the mail is sent, where its kind has several. */
  when?: string
} & Omit<NewMail, 'kind' | 'name' | 'at'>

export async function renderMail(
  services: TestServices,
  kind: MailKind,
  { when, about, facts, recipient }: Sending,
): Promise<RenderedMail> {
  const name = when ? `${kind}: ${when}` : kind
  const { db } = services
  await queueMail(db, { kind, name, about, facts, recipient, at: services.now() })
  const queued = await db
    .selectFrom('outbox')
    .selectAll()
    .where('key', 'like', `%:${name}`)
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow()
  const body = await readMail(services, queued)
  if (!body) throw new Error(`${name} is not sent`)
  const sender = senderOf(services, body)
  return { name, kind, body, html: mailToHtml(body, sender), text: mailToText(body, sender) }
}

/** One after the other: each is stored before it is read. */
export async function renderMails(
  services: TestServices,
  mails: readonly (readonly [kind: MailKind, sending: Sending])[],
): Promise<RenderedMail[]> {
  const rendered: RenderedMail[] = []
  for (const mail of mails) rendered.push(await renderMail(services, ...mail))
  return rendered
}
