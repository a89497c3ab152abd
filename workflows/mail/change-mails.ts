import { isSentAgain } from '#database/records/mail/outbox.ts'
import { CHANGE_WORDS, VISIT_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { registrationCancelled } from './bodies/cancellations.ts'
import { readOfficeChange, registrationChanged } from './bodies/office-changes.ts'
import { ownPages, readReaders, type TicketHolders } from './bodies/tickets.ts'
import { type Mail, type MailBody, type Mails, type ReadBy, written } from './mail.ts'
import { ownPageLink, type PaymentFacts, readMailedPayment } from './payment-facts.ts'
import {
  type Addressed,
  eventName,
  isCancelled,
  letterLink,
  money,
  moneySentences,
  peopleOf,
  readAddressed,
  seeRegistration,
  shownTickets,
  visitFacts,
  wordsOf,
} from './registration-facts.ts'

/** Mails about changes of a registration, and of the addresses that its mails go to. */
export const CHANGE_MAILS = {
  'registration-moved': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: written(readReaders, registrationMoved),
  },
  'registration-corrected': {
    reason: 'registered',
    limit: 'strangers',
    write: written(readAddressed, registrationCorrected),
  },
  'registration-changed': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: written(readOfficeChange, registrationChanged),
  },
  'email-changed': {
    reason: 'form',
    limit: 'strangers',
    write: written(readChangedAddress, emailChanged),
  },
  'request-received': {
    reason: 'registered',
    limit: 'strangers',
    write: written(readChange<'request-received'>, requestReceived),
  },
  'registration-cancelled': {
    reason: 'registered',
    limit: 'strangers',
    write: written(readChange<'registration-cancelled'>, registrationCancelled),
  },
} satisfies Partial<Mails>

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
  if (mail.payment_id) return { ...mail.facts, gift: await readMailedPayment(services, mail) }
  return { ...mail.facts, ...(await readAddressed(services, mail)) }
}

/** The office has moved the registration to another date. Only the payer's mail speaks of money. */
function registrationMoved(readers: TicketHolders): MailBody {
  const { about, own, isPayer } = readers
  const { moved: words } = CHANGE_WORDS[about.registration.language]
  const [first, ...more] = ownPages(readers)
  const after = [
    ...(isPayer ? moneySentences(about) : []),
    ...(own.length > 0 ? [words.tickets(own.length)] : []),
  ]
  return {
    language: about.registration.language,
    subject: words.subject(eventName(about)),
    heading: words.heading,
    paragraphs: isCancelled(about)
      ? [words.moved, wordsOf(about).cancelledSince]
      : [isPayer ? words.movedAndPaid : words.moved, ...after],
    facts: visitFacts(about),
    people: isPayer ? peopleOf(about) : undefined,
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...(isCancelled(about) ? [] : letterLink(about))],
    closing: [wordsOf(about).surprise],
  }
}

/** To the old address it says nothing personal: it may belong to a stranger. */
function emailChanged(changed: ReadBy<typeof readChangedAddress>): MailBody {
  const { which, by } = changed
  const language = 'gift' in changed ? changed.gift.language : changed.about.registration.language
  const { address: words } = CHANGE_WORDS[language]
  const { subject, fromNowOn, noLonger, page } =
    'gift' in changed ? giversAddress(changed.gift) : attendeesAddress(changed)
  return {
    language,
    subject,
    heading: words.heading,
    paragraphs: [which === 'new' ? fromNowOn : noLonger],
    action: which === 'new' ? page : undefined,
    closing: [
      `${by === 'visitor' ? words.byVisitor : words.byOffice} ${VISIT_WORDS[language].surprise}`,
    ],
  }
}

function attendeesAddress({ about, isPayer }: Addressed) {
  const { attendee: words } = CHANGE_WORDS[about.registration.language].address
  const event = eventName(about)
  return {
    subject: words.subject(event),
    fromNowOn: words.fromNowOn(event),
    noLonger: words.noLonger(event),
    page: isPayer ? seeRegistration(about) : undefined,
  }
}

function giversAddress(gift: PaymentFacts) {
  return { ...CHANGE_WORDS[gift.language].address.giver, page: ownPageLink(gift) }
}

/** Something was corrected on the private page. Only the payer's mail says what is registered now. */
function registrationCorrected({ about, isPayer }: Addressed): MailBody {
  const { corrected: words } = CHANGE_WORDS[about.registration.language]
  const { balanceMinor: balance } = about
  return {
    language: about.registration.language,
    subject: words.subject(eventName(about)),
    heading: words.heading,
    paragraphs: [
      words.details(eventName(about)),
      ...(isPayer && balance > 0 ? [wordsOf(about).stillDue(money(about, balance))] : []),
    ],
    facts: isPayer ? visitFacts(about) : [],
    people: isPayer ? peopleOf(about) : undefined,
    action: isPayer ? seeRegistration(about) : undefined,
    closing: [wordsOf(about).surprise],
  }
}

/** The office decides about what was asked for on the private page. */
function requestReceived({ about, wish }: ReadBy<typeof readChange<'request-received'>>): MailBody {
  const { request: words } = CHANGE_WORDS[about.registration.language]
  return {
    language: about.registration.language,
    subject: words.subject(eventName(about)),
    heading: words.heading,
    paragraphs: [words.looked],
    facts: [[words.asked, wish], ...visitFacts(about)],
    people: peopleOf(about),
    action: seeRegistration(about),
    closing: [wordsOf(about).surprise],
  }
}
