import { formatRupees, type Paise } from '#domain/money.ts'
import { describeArrival } from '#domain/registration/describe-arrival.ts'
import { whenOf } from '#workflows/conferences/event-now.ts'
import { bankReference, givenBack } from './gift-mails.ts'
import type { MailBody } from './mail-body.ts'
import { payersTickets } from './mail-tickets.ts'
import type { PaymentFacts } from './payment-facts.ts'
import type { RegistrationFacts } from './registration-facts.ts'

export function registrationPaid(payment: PaymentFacts, about: RegistrationFacts): MailBody {
  const { balanceMinor: balance } = about
  return {
    subject: `You are registered for ${eventName(about)} (${payment.txnid})`,
    heading: 'You are registered, and we have received your payment',
    paragraphs: [
      `We look forward to seeing you at ${eventName(about)}.`,
      balance > 0
        ? `You have paid in part. ${balanceSentence(balance)}`
        : 'Everything is paid. There is nothing more to pay.',
    ],
    facts: [
      ...visitFacts(about),
      ['Paid', formatRupees(payment.receivedMinor)],
      ...givenBack(payment),
      ['Balance due', formatRupees(balance)],
      ['Transaction number', payment.txnid],
      ...bankReference(payment),
    ],
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: { label: 'See your registration', href: about.pageUrl },
    links: [...letterLink(about), { label: 'Print the receipt', href: payment.receiptUrl }],
    closing: [CLOSING],
  }
}

/** The balance can be paid on the private page, which every mail leads to. */
export function balanceSentence(balance: Paise): string {
  return `${formatRupees(balance)} is still due; please pay it on the page of your registration, or at the registration desk.`
}

export function registrationReceived(about: RegistrationFacts): MailBody {
  const { balanceMinor } = about
  return {
    subject: `You are registered for ${eventName(about)}`,
    heading: 'You are registered',
    paragraphs: [
      `We look forward to seeing you at ${eventName(about)}.`,
      'Nothing is due online.',
      ...(balanceMinor > 0
        ? [`Please bring ${formatRupees(balanceMinor)} to the registration desk.`]
        : []),
    ],
    facts: visitFacts(about),
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: { label: 'See your registration', href: about.pageUrl },
    links: letterLink(about),
    closing: [CLOSING],
  }
}

const CLOSING =
  'If your plans change, you can correct or cancel your registration on its page, or call the office.'

export function eventName({ event, registration }: RegistrationFacts): string {
  return event?.name ?? registration.event_code
}

export function visitFacts({ event, registration }: RegistrationFacts): MailBody['facts'] {
  return [
    ['Conference', event?.name ?? registration.event_code],
    ...(event ? [['When', whenOf(event)] satisfies [string, string]] : []),
    ...(event ? [['Where', event.venue] satisfies [string, string]] : []),
    ['Registering as', registration.party],
    ['Type of registration', registration.residential],
    ['Arrival', describeArrival(registration.arrival)],
  ]
}

export function peopleOf(
  { people }: RegistrationFacts,
  heading = 'Who is registered',
): MailBody['people'] {
  return { heading, names: people }
}

export function letterLink({ letterUrl }: RegistrationFacts): MailBody['links'] {
  return letterUrl ? [{ label: 'General Information Letter (PDF)', href: letterUrl }] : []
}
