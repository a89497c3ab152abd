import { isSentAgain } from '#database/records/mail/outbox.ts'
import { makePlaceKey } from '#database/records/places/places.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { startOfDay } from '#domain/days.ts'
import { dayIn } from '#domain/language-formats.ts'
import type { Services } from '#workflows/services.ts'
import { balanceToRemindOf } from '../reminders/remind-of-conferences.ts'
import { toButton } from './body-of.ts'
import { cancelledMoneyOf } from './cancelled-money.ts'
import type { Mail, MailBody } from './mail.ts'
import { readHandMoney, readMailedPayment } from './payment-facts.ts'
import {
  readAddressed,
  readPaidRegistration,
  readRegistration,
  readTicketHolders,
} from './registration-facts.ts'

/** What the office took “pay later” is due online; at some conferences nothing is. */
export async function readUncancelled(services: Services, mail: Mail<'registration-received'>) {
  const about = await readRegistration(services, mail)
  const isOnline = about.registration.due_minor > 0
  return about.isCancelled
    ? undefined
    : {
        ...about,
        dueOnline: isOnline ? about.balance : undefined,
        bring: isOnline ? undefined : about.stillDue,
      }
}

export async function readRecordedPayment(services: Services, mail: Mail<'payment-recorded'>) {
  const money = await readHandMoney(services, mail.facts)
  if (!money) return undefined
  const about = await readRegistration(services, mail)
  return { ...about, ...money, links: { ...about.links, ...money.links } }
}

/** What somebody of the office wrote, in the church's frame. Undefined once the people are forgotten, and it with them. */
export async function readMessage(
  { db }: Services,
  { facts: { subject, text }, registration_id }: Mail<'message'>,
): Promise<MailBody | undefined> {
  if (!text) return undefined
  const registration = await findRegistration(db, registration_id ?? '')
  const language = registration?.language ?? 'en'
  return { language, subject, heading: subject, paragraphs: [], letter: text }
}

export async function readRequest(services: Services, mail: Mail<'request-received'>) {
  return { ...(await readRegistration(services, mail)), wish: mail.facts.wish }
}

export async function readCancelled(services: Services, mail: Mail<'registration-cancelled'>) {
  const about = await readAddressed(services, mail)
  const { by, person = '' } = mail.facts
  const money = about.isPayer ? cancelledMoneyOf(about, mail.facts) : []
  return { ...about, by, person, isOnePerson: person !== '', money }
}

/** The address of an attendee, or of a giver. */
export async function readChangedAddress(services: Services, mail: Mail<'email-changed'>) {
  const { which, by } = mail.facts
  // Sent again, it goes to an address that the registration or the gift has now.
  if (which === 'old' && isSentAgain(mail)) return undefined
  if (mail.payment_id) {
    const { language, links } = await readMailedPayment(services, mail)
    const page = which === 'new' ? links.yours : []
    return { which, by, isGift: true, language, event: '', links: { page } }
  }
  const { language, event, links } = await readAddressed(services, mail)
  const page = which === 'new' ? links.see : []
  return { which, by, isGift: false, language, event, links: { page } }
}

export async function readWaiting(services: Services, mail: Mail<'waiting-listed'>) {
  const about = await readRegistration(services, mail)
  return about.registration.hold === 'waiting' ? about : undefined
}

/** Undefined once the offer has expired or was paid. */
export async function readOffer(services: Services, mail: Mail<'place-offered'>) {
  const offer = await readPaidRegistration(services, mail)
  return offer?.registration.hold === 'held' ? offer : undefined
}

/** Each reading makes a new key, because only its digest is stored. It may be sent after the hold has expired. */
export async function readKeeping(services: Services, mail: Mail<'keep-places'>) {
  const about = await readRegistration(services, mail)
  const { id, hold } = about.registration
  if (hold !== 'held' && hold !== 'released') return undefined
  const isHeld = hold === 'held'
  const keep = isHeld
    ? toButton(`${services.publicUrl}/keep/${await makePlaceKey(services.db, id)}`)
    : []
  return { ...about, isHeld, links: { ...about.links, keep } }
}

export async function readBalanceDue(services: Services, mail: Mail<'balance-reminder'>) {
  const about = await readRegistration(services, mail)
  const { language, registration, stillDue } = about
  if (registration.hold !== 'confirmed') return undefined
  const due = balanceToRemindOf(services, registration)
  return due && stillDue ? { ...about, stillDue, dueBy: dayIn(language, due) } : undefined
}

/** There are tickets only while the places are confirmed. The mail server may have been down for days. */
export async function readComing(services: Services, mail: Mail<'conference-reminder'>) {
  const holding = await readTicketHolders(services, mail)
  const hasBegun = holding?.days && startOfDay(holding.days.first) <= services.now().getTime()
  return holding && !hasBegun
    ? { ...holding, hasLetter: holding.links.letter.length > 0 }
    : undefined
}
