import ical from 'ical-generator'
import { changeRows } from '#database/engine/rows.ts'
import { FORGOTTEN } from '#database/records/forget/forgotten.ts'
import { MAIL_KINDS, type MailKind, readMailFacts } from '#database/records/mail/mail-facts.ts'
import {
  claimLonger,
  claimMail,
  dueMails,
  limitedMailsTo,
  type OutboxMail,
  putOffMailbox,
  type SentText,
  settleMail,
  supersedeOlderMails,
} from '#database/records/mail/outbox.ts'
import { hasStopped, stopToken } from '#database/records/mail/reminders.ts'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { attendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { heldIn } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import {
  areLinksMerged,
  CLAIM_AGAIN_MS,
  isTooOld,
  LEAST_ATTEMPTS,
  type Limit,
  LONGEST_LIMIT_MS,
  LONGEST_MS,
  lookAgainAt,
  nextLinkAt,
  nextMailAt,
  retryAt,
  takeOverAt,
} from '#domain/mail/letter.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { isIntegrationError } from '#integrations/integration-error.ts'
import type { OutgoingMail } from '#integrations/mail/port.ts'
import { FRAME_WORDS } from '#words/mail.ts'
import { icalText } from '#workflows/calendar/upcoming-events.ts'
import { type EventNow, eventNow } from '#workflows/conferences/event-now.ts'
import { contentFor } from '#workflows/content/live-content.ts'
import { dueBatches } from '#workflows/in-batches.ts'
import {
  heldTickets,
  ticketSheet,
  ticketsOfAddress,
} from '#workflows/records/tickets/read-tickets.ts'
import type { Services } from '#workflows/services.ts'
import type { Mail, MailBody, MailProblem, Sender } from './mail.ts'
import { MAILS } from './mails.ts'
import { movedWords } from './registration-facts.ts'
import { mailToText, withoutPrivateLinks } from './to-text.ts'

const BATCH = 10

/** Stops at the first failure of the mail server, and after the current mail when this process is stopping. */
export async function sendDueMails(services: Services, isStopping: () => boolean = () => false) {
  const result = { sent: 0, put_off: 0 }
  const read = () => dueMails(services.db, { at: services.now().toISOString(), limit: BATCH })
  for await (const mails of dueBatches(read)) {
    for (const mail of mails) {
      if (isStopping()) return result
      const outcome = await sendMail(services, mail)
      if (outcome === 'sent') result.sent++
      else result.put_off++
      if (outcome === 'server-down') return result
    }
  }
  return result
}

export async function isMailDue({ db, now }: Services): Promise<boolean> {
  return (await dueMails(db, { at: now().toISOString(), limit: 1 })).length > 0
}

type Attempt = 'sent' | 'put-off' | 'settled' | 'server-down'

async function sendMail(services: Services, mail: OutboxMail): Promise<Attempt> {
  const { db, now, log, count } = services
  const at = now()
  if (mail.sending_since && !mail.awaited) {
    // The process that is sending it gets until then to finish, if it is still alive.
    const { key, sending_since, attempts } = mail
    const awaited = { due_at: takeOverAt(at).toISOString(), awaited: 1 }
    await changeRows(db, 'outbox', { key, sending_since, attempts }, awaited)
    return 'put-off'
  }
  if (!mail.sending_since && (await hasToWait(services, mail))) return 'put-off'
  const claim = { at: at.toISOString(), until: lookAgainAt(at).toISOString() }
  if (!(await claimMail(db, mail, claim))) return 'put-off'
  if (mail.sending_since) {
    count('mail.taken-over')
    log.warn('mail-taken-over', { key: mail.key, since: mail.sending_since })
  }
  try {
    return await attempt(services, mail)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    count('mail.put-off')
    log.error('mail-put-off', error, { key: mail.key })
    if (isTooOld(new Date(mail.created_at), now()) && mail.attempts >= LEAST_ATTEMPTS) {
      await settle(services, mail, { outcome: 'undeliverable', problem: reason })
      return 'settled'
    }
    await putOff(services, mail, reason)
    return isIntegrationError(error) ? 'server-down' : 'put-off'
  }
}

/** Everything is built before sending, so that between the server's acceptance and our update nothing can fail. */
async function attempt(services: Services, mail: OutboxMail): Promise<Attempt> {
  const outgoing = await makeMail(services, mail)
  if (!outgoing) {
    await settle(services, mail, { outcome: 'overtaken', problem: null })
    return 'settled'
  }
  const delivery = await withRenewedClaim(services, mail, () => services.mail.send(outgoing))
  if (delivery.ok) {
    const problem: MailProblem | null = mail.sending_since ? 'may-have-come-twice' : null
    // The page of a record shows the mails about it.
    const isAboutRecord = mail.payment_id !== null || mail.registration_id !== null
    const { language: sent_language, subject: sent_subject, text } = outgoing
    const kept = isAboutRecord ? { sent_subject, sent_text: withoutPrivateLinks(text) } : {}
    await settle(services, mail, { outcome: 'sent', problem, sent_language, ...kept })
    return 'sent'
  }
  if (delivery.final) {
    await settle(services, mail, { outcome: 'undeliverable', problem: delivery.reason })
    return 'settled'
  }
  await putOff(services, mail, delivery.reason)
  return 'put-off'
}

async function putOff(services: Services, mail: OutboxMail, problem: string): Promise<void> {
  const due_at = retryAt(mail.attempts, services.now()).toISOString()
  const waiting = { problem, due_at, sending_since: null, awaited: 0 }
  await changeRows(services.db, 'outbox', { key: mail.key }, waiting)
}

async function makeMail(services: Services, mail: OutboxMail): Promise<OutgoingMail | undefined> {
  // The address was taken off the registration while the mail waited.
  if (mail.recipient === '') return undefined
  const body = await readMail(services, mail)
  if (!body) return undefined
  const sender = senderOf(services, body)
  return {
    id: mail.key,
    language: body.language,
    to: mail.recipient,
    subject: body.subject,
    text: mailToText(body, sender),
    ...(await services.designMail(body, sender)),
    attachments: await attachmentsOf(services, mail),
    unsubscribe: body.unsubscribe,
  }
}

async function settle(
  services: Services,
  mail: OutboxMail,
  settlement: Pick<OutboxMail, 'outcome' | 'problem'> & Partial<SentText>,
): Promise<void> {
  const { db, now, log, count } = services
  const settled = { ...settlement, settled_at: now().toISOString() }
  await settleMail(db, mail.key, settled)
  if (MAILS[mail.kind].isOnlyForThis) {
    const nobody = { recipient: FORGOTTEN, mailbox: FORGOTTEN }
    await changeRows(db, 'outbox', { key: mail.key }, nobody)
  }
  count(`mail.${settlement.outcome}`)
  log.info('mail-settled', { key: mail.key, outcome: settlement.outcome ?? undefined })
}

/** Claims of a process that died are not renewed, and another process takes the mail over. */
async function withRenewedClaim<Answer>(
  { db, now, log }: Services,
  mail: OutboxMail,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const timer = setInterval(() => {
    claimLonger(db, mail, lookAgainAt(now()).toISOString()).catch((error: unknown) =>
      log.error('mail-claim-not-renewed', error, { key: mail.key }),
    )
  }, CLAIM_AGAIN_MS)
  try {
    return await send()
  } finally {
    clearInterval(timer)
  }
}

/**
 * All mails under a mailbox's limit that are due to it are postponed together; none is dropped. Links for signing in
 * have a limit of their own: after a short pause the newest request is answered for all that wait.
 */
async function hasToWait(services: Services, mail: OutboxMail): Promise<boolean> {
  const { limit } = MAILS[mail.kind]
  if (limit === 'none') return false
  const kinds = MAIL_KINDS.filter((kind) => MAILS[kind].limit === limit)
  const { db, count, log } = services
  const now = services.now()
  const { mailbox } = mail
  const since = new Date(now.getTime() - LONGEST_LIMIT_MS).toISOString()
  const times = await limitedMailsTo(db, { mailbox, kinds, since })
  const sent = times.map((at) => new Date(at))
  const next = NEXT_AT[limit](sent, now)
  if (next <= now) {
    if (limit !== 'sign-in' || !areLinksMerged(sent, now)) return false
    return (await supersedeOlderMails(db, { mailbox, kinds, at: now.toISOString() })) !== mail.key
  }
  // The outbox takes a later time for the mark of a wrong clock, so it is not exceeded.
  const until = new Date(Math.min(next.getTime(), now.getTime() + LONGEST_MS)).toISOString()
  const problem: MailProblem = `limit-${limit}`
  await putOffMailbox(db, { mailbox, kinds, problem, until })
  count('mail.limited')
  log.warn('mail-limited', { key: mail.key, until })
  return true
}

const NEXT_AT: Record<Limit, typeof nextMailAt> = { strangers: nextMailAt, 'sign-in': nextLinkAt }

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

export function senderOf(services: Services, { language }: Pick<MailBody, 'language'>): Sender {
  const { church } = contentFor(services, language)
  const { name, phone, email } = church
  const { street, locality, city, postalCode } = church.address
  return { name, address: `${street}, ${locality}, ${city} ${postalCode}`, phone, email }
}

export async function attachmentsOf(
  services: Services,
  mail: OutboxMail,
): Promise<OutgoingMail['attachments']> {
  const { attached } = MAILS[mail.kind]
  if (!attached) return []
  const { payment_id } = mail
  const id = payment_id
    ? (await findPaymentById(services.db, payment_id)).registration_id
    : mail.registration_id
  const registration = id ? await findRegistration(services.db, id) : undefined
  if (!registration || registration.hold === 'cancelled') return []
  const { event_code, version, language, created_at, private_token } = registration
  const [payer] = await attendeesOf(services.db, registration.id)
  const isPayer = mailboxOf(mail.recipient) === mailboxOf(payer?.email ?? '')
  const tickets = ticketsOfAddress(await heldTickets(services.db, registration), mail.recipient)
  // Of the page of whoever reads the mail. Somebody else than the payer has one with the ticket.
  const token = isPayer ? private_token : tickets[0]?.token
  const attachments: OutgoingMail['attachments'] = []
  const isDated = attached === 'tickets-and-calendar'
  const event = isDated ? await eventNow(services, registration, language) : undefined
  if (event) {
    const about = token && `${services.publicUrl}/my/${token}`
    const visit = { id: registration.id, event, language, about, version }
    const content = calendarFile({ ...visit, at: new Date(created_at) })
    const type = 'text/calendar; charset=utf-8'
    if (content) attachments.push({ name: `${event_code}.ics`, type, content })
  }
  if (tickets.length > 0 && token !== undefined) {
    const sheet = await ticketSheet(services, { registration, tickets, token, language })
    const content = await services.printTickets(sheet)
    attachments.push({ name: 'tickets.pdf', type: 'application/pdf', content })
  }
  return attachments
}

const DAY_MS = 24 * 60 * 60_000

/** An all-day calendar entry for the conference; undefined while its days are not known. */
export function calendarFile(visit: {
  id: string
  event: Pick<EventNow, 'name' | 'dates' | 'venue' | 'days' | 'hours' | 'movedFrom'>
  language: Language
  /** The private page of whoever gets the file. */
  about: string | undefined
  at: Date
  /** Of the registration: a calendar takes a file with a higher one for a change of the same entry. */
  version: number
}): string | undefined {
  const { id, event, language, about, at, version } = visit
  if (!event.days) return undefined
  const calendar = ical({ prodId: '//church//registration//EN' })
  calendar.createEvent({
    id,
    stamp: at,
    sequence: version,
    summary: event.name,
    location: event.venue,
    description: [heldIn(language, event), movedWords(language, event), about]
      .filter(Boolean)
      .join('\n'),
    allDay: true,
    start: new Date(`${event.days.first}T00:00:00Z`),
    // The end date of an all-day event is exclusive (RFC 5545, 3.6.1).
    end: new Date(Date.parse(`${event.days.last}T00:00:00Z`) + DAY_MS),
  })
  return icalText(calendar)
}
