import { findRegistration } from '#database/records/registration/registrations.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { LABEL_WORDS, REGISTRATION_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { readTicketHolders, ticket } from './bodies/tickets.ts'
import { type Fact, type Mail, type MailBody, type Mails, type ReadBy, written } from './mail.ts'
import { bankReference, factsOf, givenBack, readHandMoneyFacts } from './payment-facts.ts'
import {
  balanceSentence,
  eventName,
  excessSentence,
  isCancelled,
  letterLink,
  money,
  payersTickets,
  peopleOf,
  type RegistrationFacts,
  readPaidRegistration,
  readRegistration,
  seeRegistration,
  visitFacts,
  welcome,
  wordsOf,
} from './registration-facts.ts'

/** Mails about who is registered, and what came for it. */
export const REGISTRATION_MAILS = {
  'registration-paid': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets-and-calendar',
    write: written(readPaidRegistration, registrationPaid),
  },
  'registration-received': {
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: written(readUncancelled, registrationReceived),
  },
  'payment-recorded': {
    reason: 'registered',
    limit: 'none',
    attached: 'tickets',
    write: written(readRecordedPayment, paymentRecorded),
  },
  ticket: {
    reason: 'registered',
    limit: 'strangers',
    attached: 'tickets-and-calendar',
    write: written(readTicketHolders, ticket),
  },
  message: {
    reason: 'registered',
    limit: 'none',
    write: written(readMessage, message),
  },
} satisfies Partial<Mails>

async function readUncancelled(services: Services, mail: Mail<'registration-received'>) {
  const about = await readRegistration(services, mail)
  return about.registration.hold === 'cancelled' ? undefined : about
}

async function readRecordedPayment(services: Services, mail: Mail<'payment-recorded'>) {
  const recorded = await readHandMoneyFacts(services, mail.facts)
  return recorded && { ...recorded, about: await readRegistration(services, mail) }
}

/** Undefined once the people are forgotten, and what was written to them. */
async function readMessage({ db }: Services, { facts, registration_id }: Mail<'message'>) {
  if (!facts.text) return undefined
  const registration = await findRegistration(db, registration_id ?? '')
  return { ...facts, language: registration?.language ?? 'en' }
}

type PaidRegistration = ReadBy<typeof readPaidRegistration>

function registrationPaid({ payment, about }: PaidRegistration): MailBody {
  if (isCancelled(about)) return paidBeforeCancelling({ payment, about })
  const { language, txnid } = payment
  const [words, labels] = [REGISTRATION_WORDS[language], LABEL_WORDS[language]]
  const { balanceMinor: balance } = about
  return {
    language,
    subject: words.paidSubject({ event: eventName(about), txnid }),
    heading: words.paidHeading,
    paragraphs: [
      welcome(about),
      balance > 0 ? words.paidInPart(balanceSentence(about)) : paidWords(about),
    ],
    facts: [
      ...visitFacts(about),
      [labels.paid, rupeesIn(language, payment.receivedMinor)],
      ...givenBack(payment),
      [labels.balanceDue, rupeesIn(language, balance)],
      ...numbered(language, payment.receiptNumber),
      [labels.transaction, txnid],
      ...bankReference(payment),
    ],
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: seeRegistration(about),
    links: [...letterLink(about), { label: labels.receipt, href: payment.receiptUrl }],
    closing: [words.closing],
  }
}

/** The payment is all that is still true; what becomes of it is in the mail about the cancellation. */
function paidBeforeCancelling({ payment, about }: PaidRegistration): MailBody {
  const { language, receivedMinor, receiptNumber: receipt, receiptUrl } = payment
  const [words, labels] = [REGISTRATION_WORDS[language], LABEL_WORDS[language]]
  const amount = rupeesIn(language, receivedMinor)
  return {
    language,
    subject: words.recordedSubject({ amount, event: eventName(about) }),
    heading: words.recordedHeading,
    paragraphs: [words.thanks(wordsOf(about).cancelledSince)],
    facts: [...numbered(language, receipt), ...factsOf(payment), ...givenBack(payment)],
    people: peopleOf(about),
    tickets: [],
    action: seeRegistration(about),
    links: [{ label: labels.receipt, href: receiptUrl }],
    closing: [words.notRight],
  }
}

function registrationReceived(about: RegistrationFacts): MailBody {
  const words = REGISTRATION_WORDS[about.registration.language]
  return {
    language: about.registration.language,
    subject: words.subject(eventName(about)),
    heading: words.heading,
    paragraphs: [welcome(about), ...dueWords(about)],
    facts: visitFacts(about),
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: seeRegistration(about),
    links: letterLink(about),
    closing: [words.closing],
  }
}

/** What the office took “pay later” is due online; at some conferences nothing is. */
function dueWords(about: RegistrationFacts): string[] {
  const { registration, balanceMinor } = about
  const words = REGISTRATION_WORDS[registration.language]
  if (balanceMinor === 0) return [words.nothingOnline]
  if (registration.due_minor > 0) return [balanceSentence(about)]
  return [words.nothingOnline, words.bring(money(about, balanceMinor))]
}

/** Money that came by hand. */
function paymentRecorded(recorded: ReadBy<typeof readRecordedPayment>): MailBody {
  const { about, entry, receipt, receiptUrl } = recorded
  const { language } = about.registration
  const [words, labels] = [REGISTRATION_WORDS[language], LABEL_WORDS[language]]
  const amount = money(about, entry.amount_minor)
  return {
    language,
    subject: words.recordedSubject({ amount, event: eventName(about) }),
    heading: words.recordedHeading,
    paragraphs: [
      words.thanks(placesWords(about)),
      ...(isCancelled(about) ? [] : [balanceWords(about)]),
    ],
    facts: [
      ...numbered(language, receipt && receiptNumber(receipt)),
      [labels.amount, amount],
      [labels.paidBy, entry.method ? labels.methods[entry.method] : ''],
      [labels.day, dayIn(language, entry.day)],
      ...(entry.reference ? [[labels.reference, entry.reference] satisfies Fact] : []),
      ...visitFacts(about),
    ],
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: seeRegistration(about),
    links: [{ label: labels.receipt, href: receiptUrl }],
    closing: [words.notRight],
  }
}

function numbered(language: Language, receipt: string | undefined): Fact[] {
  return receipt === undefined ? [] : [[LABEL_WORDS[language].receiptNumber, receipt]]
}

function placesWords(about: RegistrationFacts): string {
  if (isCancelled(about)) return wordsOf(about).cancelledSince
  const { hold, language } = about.registration
  return takesPlaces(hold) ? welcome(about) : REGISTRATION_WORDS[language].looking
}

function balanceWords(about: RegistrationFacts): string {
  return about.balanceMinor > 0 ? balanceSentence(about) : paidWords(about)
}

function paidWords(about: RegistrationFacts): string {
  const { excessMinor, registration } = about
  return excessMinor > 0
    ? excessSentence(about)
    : REGISTRATION_WORDS[registration.language].everythingPaid
}

/** What somebody of the office wrote, in the church's frame. */
function message({ language, subject, text }: ReadBy<typeof readMessage>): MailBody {
  return {
    language,
    subject,
    heading: subject,
    paragraphs: [],
    letter: text,
  }
}
