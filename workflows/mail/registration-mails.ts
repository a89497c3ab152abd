import { isSentAgain } from '#database/mail/outbox.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import type { Services } from '#workflows/services.ts'
import { registrationCancelled } from './bodies/cancellations.ts'
import {
  emailChanged,
  message,
  registrationCorrected,
  registrationMoved,
  requestReceived,
} from './bodies/changes.ts'
import { readOfficeChange, registrationChanged } from './bodies/office-changes.ts'
import { paymentRecorded, registrationPaid, registrationReceived } from './bodies/registrations.ts'
import { ticket } from './bodies/tickets.ts'
import { type Mail, type Mails, written } from './mail-row.ts'
import { readReaders, readTicketHolders } from './mail-tickets.ts'
import { readHandMoney, readPayment } from './payment-facts.ts'
import { readAddressed, readPaidRegistration, readRegistration } from './registration-facts.ts'

/** Mails about who is registered, and about changes of it. */
export const REGISTRATION_MAILS = {
  'registration-paid': {
    about: 'payment',
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: written(readPaidRegistration, registrationPaid),
  },
  'registration-received': {
    about: 'registration',
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: written(readUncancelled, registrationReceived),
  },
  'payment-recorded': {
    about: 'registration',
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: written(readRecordedPayment, paymentRecorded),
  },
  ticket: {
    about: 'registration',
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: written(readTicketHolders, ticket),
  },
  message: {
    about: 'registration',
    reason: 'registered',
    limit: 'none',
    write: written(readMessage, message),
  },
  'registration-moved': {
    about: 'registration',
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: written(readReaders, registrationMoved),
  },
  'registration-corrected': {
    about: 'registration',
    reason: 'registered',
    limit: 'strangers',
    write: written(readAddressed, registrationCorrected),
  },
  'registration-changed': {
    about: 'registration',
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: written(readOfficeChange, registrationChanged),
  },
  'email-changed': {
    about: 'address',
    reason: 'form',
    limit: 'strangers',
    write: written(readChangedAddress, emailChanged),
  },
  'request-received': {
    about: 'registration',
    reason: 'registered',
    limit: 'strangers',
    write: written(readChange<'request-received'>, requestReceived),
  },
  'registration-cancelled': {
    about: 'registration',
    reason: 'registered',
    limit: 'strangers',
    write: written(readChange<'registration-cancelled'>, registrationCancelled),
  },
} satisfies Partial<Mails>

async function readUncancelled(services: Services, mail: Mail<'registration-received'>) {
  const about = await readRegistration(services, mail)
  return about.registration.hold === 'cancelled' ? undefined : about
}

/** A registration, and what was changed or asked for. */
async function readChange<Kind extends 'request-received' | 'registration-cancelled'>(
  services: Services,
  mail: Mail<Kind>,
) {
  return { ...(await readAddressed(services, mail)), ...mail.facts }
}

/** The address of an attendee, or of a giver. */
async function readChangedAddress(services: Services, mail: Mail<'email-changed'>) {
  // Sent again, it goes to an address that the registration or the gift has now.
  if (mail.facts.which === 'old' && isSentAgain(mail)) return undefined
  if (mail.payment_id) return { ...mail.facts, gift: await readPayment(services, mail) }
  return { ...mail.facts, ...(await readAddressed(services, mail)) }
}

async function readRecordedPayment(services: Services, mail: Mail<'payment-recorded'>) {
  const recorded = await readHandMoney(services, mail.facts)
  return recorded && { ...recorded, about: await readRegistration(services, mail) }
}

/** Undefined once the people are forgotten, and what was written to them. */
async function readMessage({ db }: Services, { facts, registration_id }: Mail<'message'>) {
  if (!facts.text) return undefined
  const registration = await findRegistration(db, registration_id ?? '')
  return { ...facts, language: registration?.language ?? 'en' }
}
