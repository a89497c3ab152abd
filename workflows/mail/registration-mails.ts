import { findRegistration } from '#database/records/registration/registrations.ts'
import { mailWords } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { worded } from './body-of.ts'
import type { Mail, MailBody, Mails } from './mail.ts'
import { PAYMENT, readHandMoney } from './payment-facts.ts'
import {
  readPaidRegistration,
  readRegistration,
  readTicketHolders,
  VISIT,
} from './registration-facts.ts'

/** Mails about who is registered, and what came for it. */
export const REGISTRATION_MAILS = {
  'registration-paid': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: worded(readPaidRegistration, ({ isCancelled }) =>
      isCancelled
        ? {
            // What becomes of the payment is in the mail about the cancellation.
            words: mailWords('payment-recorded'),
            facts: ['receiptNumber', ...PAYMENT, 'givenBack', 'kept'],
            people: 'registered',
            action: 'see',
            links: ['receipt'],
          }
        : {
            words: mailWords('registration-paid'),
            facts: [...VISIT, ...PAID],
            people: 'registered',
            tickets: true,
            action: 'see',
            links: ['letter', 'receipt'],
          },
    ),
  },
  'registration-received': {
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: worded(readUncancelled, {
      words: mailWords('registration-received'),
      facts: VISIT,
      people: 'registered',
      tickets: true,
      action: 'see',
      links: ['letter'],
    }),
  },
  'payment-recorded': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: worded(readRecordedPayment, {
      words: mailWords('payment-recorded'),
      facts: ['receiptNumber', 'amount', 'paidBy', 'day', 'reference', ...VISIT],
      people: 'registered',
      tickets: true,
      action: 'see',
      links: ['receipt'],
    }),
  },
  ticket: {
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: worded(readTicketHolders, {
      words: mailWords('ticket'),
      facts: VISIT,
      tickets: true,
      action: 'pages',
      links: ['letter'],
    }),
  },
  message: {
    reason: 'registered',
    limit: 'none',
    write: readMessage,
  },
} satisfies Partial<Mails>

const PAID = [
  'paid',
  'givenBack',
  'kept',
  'balanceDue',
  'receiptNumber',
  'txnid',
  'bankReference',
] as const

/** What the office took “pay later” is due online; at some conferences nothing is. */
async function readUncancelled(services: Services, mail: Mail<'registration-received'>) {
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

async function readRecordedPayment(services: Services, mail: Mail<'payment-recorded'>) {
  const money = await readHandMoney(services, mail.facts)
  if (!money) return undefined
  const about = await readRegistration(services, mail)
  return { ...about, ...money, links: { ...about.links, ...money.links } }
}

/** What somebody of the office wrote, in the church's frame. Undefined once the people are forgotten, and it with them. */
async function readMessage(
  { db }: Services,
  { facts: { subject, text }, registration_id }: Mail<'message'>,
): Promise<MailBody | undefined> {
  if (!text) return undefined
  const registration = await findRegistration(db, registration_id ?? '')
  const language = registration?.language ?? 'en'
  return { language, subject, heading: subject, paragraphs: [], letter: text }
}
