import type { MailFacts } from '#database/mail/mail-facts.ts'
import { formatRupees } from '#domain/money.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import type { Addressed, RegistrationFacts } from '../registration-facts.ts'
import {
  CANCELLED_SINCE,
  eventName,
  excessSentence,
  isCancelled,
  letterLink,
  peopleOf,
  SURPRISE,
  seeRegistration,
  shownTickets,
  visitFacts,
} from './parts.ts'
import { ownPage } from './payments.ts'
import { ownPages, type TicketHolders } from './tickets.ts'

type ChangedAddress = MailFacts['email-changed'] & (Addressed | { gift: PaymentFacts })

type Request = { about: RegistrationFacts } & MailFacts['request-received']

/** The office has moved the registration to another date. Only the payer's mail speaks of money. */
export function registrationMoved(readers: TicketHolders): MailBody {
  const { about, own, isPayer } = readers
  const [first, ...more] = ownPages(readers)
  const moved = isPayer
    ? 'Our office has moved your registration. What you have paid counts for the new date.'
    : 'Our office has moved your registration.'
  const after = [...(isPayer ? [dueWords(about)] : []), ...newTickets(own)]
  return {
    subject: `Your registration was moved to ${eventName(about)}`,
    heading: 'Your registration has a new date',
    paragraphs: isCancelled(about)
      ? ['Our office has moved your registration.', CANCELLED_SINCE]
      : [moved, ...after],
    facts: visitFacts(about),
    people: isPayer ? peopleOf(about) : undefined,
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...(isCancelled(about) ? [] : letterLink(about))],
    closing: [SURPRISE],
  }
}

function dueWords({ balanceMinor, excessMinor }: RegistrationFacts): string {
  if (balanceMinor > 0) return `${formatRupees(balanceMinor)} is still due.`
  return excessMinor > 0 ? excessSentence(excessMinor) : 'Nothing is due.'
}

function newTickets(own: TicketHolders['own']): string[] {
  if (own.length === 0) return []
  const tickets = own.length === 1 ? 'A ticket' : 'Tickets'
  return [`${tickets} for the new date and an entry for your calendar are with this mail.`]
}

/** To the old address it says nothing personal: it may belong to a stranger. */
export function emailChanged(changed: ChangedAddress): MailBody {
  const { which, by } = changed
  const { subject, fromNowOn, noLonger, page } =
    'gift' in changed ? giversAddress(changed.gift) : attendeesAddress(changed)
  return {
    subject,
    heading: 'An e-mail address was changed',
    paragraphs: [which === 'new' ? fromNowOn : noLonger],
    facts: [],
    action: which === 'new' ? page : undefined,
    links: [],
    closing: [
      `${by === 'visitor' ? 'It was changed on the private page of the registration.' : 'Our office has changed it.'} ${SURPRISE}`,
    ],
  }
}

function attendeesAddress({ about, isPayer }: Addressed) {
  return {
    subject: `Your e-mail address for ${eventName(about)} was changed`,
    fromNowOn: `Mails about the registration for ${eventName(about)} will come to this address from now on.`,
    noLonger: `Mails about a registration for ${eventName(about)} will no longer come to this address.`,
    page: isPayer ? seeRegistration(about) : undefined,
  }
}

function giversAddress(gift: PaymentFacts) {
  return {
    subject: 'Your e-mail address for a gift was changed',
    fromNowOn: 'Mails about your gift will come to this address from now on.',
    noLonger: 'Mails about a gift will no longer come to this address.',
    page: ownPage(gift),
  }
}

/** Something was corrected on the private page. Only the payer's mail says what is registered now. */
export function registrationCorrected({ about, isPayer }: Addressed): MailBody {
  const { balanceMinor: balance } = about
  return {
    subject: `The registration for ${eventName(about)} was corrected`,
    heading: 'Your registration was corrected',
    paragraphs: [
      `The details of the registration for ${eventName(about)} were corrected on its private page.`,
      ...(isPayer && balance > 0 ? [`${formatRupees(balance)} is still due.`] : []),
    ],
    facts: isPayer ? visitFacts(about) : [],
    people: isPayer ? peopleOf(about) : undefined,
    action: isPayer ? seeRegistration(about) : undefined,
    links: [],
    closing: [SURPRISE],
  }
}

/** The office decides about what was asked for on the private page. */
export function requestReceived({ about, wish }: Request): MailBody {
  return {
    subject: `Your request about ${eventName(about)}`,
    heading: 'We have your request',
    paragraphs: [
      'Our office will look at it and write to you. Until then nothing changes: your registration and your payments stay as they are.',
    ],
    facts: [['You asked', wish], ...visitFacts(about)],
    people: peopleOf(about),
    action: seeRegistration(about),
    links: [],
    closing: [SURPRISE],
  }
}
