import type { OutboxMail } from '#database/outbox.ts'
import { findPaymentById } from '#database/payments.ts'
import { findRegistration } from '#database/registrations.ts'
import { findEvent } from '#domain/registration/conference.ts'
import type { OutgoingMail } from '#integrations/mail/port.ts'
import type { Services } from '#workflows/services.ts'
import { calendarFile } from './calendar-file.ts'

type Reading = Pick<Services, 'db' | 'content' | 'publicUrl'>

/** A calendar file, for mails that confirm a registration. */
export async function attachmentsOf(
  services: Reading,
  mail: OutboxMail,
): Promise<OutgoingMail['attachments']> {
  const { db, content, publicUrl } = services
  const id = await registrationOf(services, mail)
  const registration = id ? await findRegistration(db, id) : undefined
  const place = registration && findEvent(content.conferences, registration.event_code)
  if (!registration || !place) return []
  const about = `${publicUrl}/my/${registration.private_token}`
  const at = new Date(registration.created_at)
  const file = calendarFile({ id: registration.id, event: place.event, about, at })
  const name = `${registration.event_code}.ics`
  return file ? [{ name, type: 'text/calendar; charset=utf-8', content: file }] : []
}

async function registrationOf({ db }: Reading, mail: OutboxMail): Promise<string | null> {
  if (mail.kind === 'registration-received') return mail.registration_id
  if (mail.kind !== 'registration-paid' || !mail.payment_id) return null
  return (await findPaymentById(db, mail.payment_id)).registration_id
}
