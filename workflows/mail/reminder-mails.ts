import type { OutboxMail } from '#database/outbox.ts'
import { findPaymentById } from '#database/payments.ts'
import { recordOf } from '#database/private-pages.ts'
import { hasStopped, stopToken } from '#database/reminders.ts'
import { startOfDay } from '#domain/days.ts'
import type { Services } from '#workflows/services.ts'
import { balanceToRemindOf } from '../reminders/balance-to-remind-of.ts'
import { readUnfinished } from '../reminders/read-unfinished.ts'
import { ticketsAt } from '../tickets/held-tickets.ts'
import { balanceReminder } from './balance-reminder.ts'
import { conferenceReminder } from './conference-reminder.ts'
import type { MailBody } from './mail-body.ts'
import { readPaymentFacts } from './payment-facts.ts'
import { type RegistrationFacts, readRegistrationFacts } from './registration-facts.ts'
import { unfinishedPayment } from './unfinished-payment-mail.ts'

type Reading = Pick<Services, 'db' | 'content' | 'payments' | 'publicUrl' | 'now'>

const REMINDERS = ['payment-unfinished', 'balance-reminder', 'conference-reminder'] as const

export function isReminder({ kind }: Pick<OutboxMail, 'kind'>): boolean {
  return REMINDERS.some((known) => known === kind)
}

/** Undefined when there is nothing to be reminded of any more, or reminders are not wanted any more. */
export async function readReminder(
  services: Reading,
  mail: OutboxMail,
): Promise<MailBody | undefined> {
  if (await hasStopped(services.db, mail.mailbox)) return undefined
  const body = await readBody(services, mail)
  if (!body) return undefined
  const token = await stopToken(services.db, mail.mailbox)
  return { ...body, unsubscribe: `${services.publicUrl}/unsubscribe/${token}` }
}

async function readBody(services: Reading, mail: OutboxMail): Promise<MailBody | undefined> {
  if (mail.kind === 'payment-unfinished') return readUnfinishedMail(services, mail)
  const about = await readRegistrationFacts(services, mail.registration_id ?? '')
  if (about.registration.hold !== 'confirmed') return undefined
  if (mail.kind === 'conference-reminder') {
    if (hasBegun(services, about)) return undefined
    const own = ticketsAt(about.tickets, mail.recipient)
    return conferenceReminder(about, { own, publicUrl: services.publicUrl })
  }
  const due = balanceToRemindOf(services, about.registration)
  return due && about.balanceMinor > 0 ? balanceReminder(about, due) : undefined
}

/** The mail server may have been down for days. */
function hasBegun({ now }: Reading, { event }: RegistrationFacts): boolean {
  return event?.days !== undefined && startOfDay(event.days.first) <= now().getTime()
}

async function readUnfinishedMail(services: Reading, { payment_id }: OutboxMail) {
  const payment = await findPaymentById(services.db, payment_id ?? '')
  const record = await recordOf(services.db, payment)
  const unfinished = await readUnfinished(services.db, services, record)
  if (!unfinished) return undefined
  return unfinishedPayment(await readPaymentFacts(services, payment), unfinished)
}
