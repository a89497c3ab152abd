import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { MailBody } from './mail-body.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { byNumber, factsOf } from './payment-mails.ts'
import type { RegistrationFacts } from './registration-facts.ts'
import { eventName, peopleOf, visitFacts } from './registration-mails.ts'

/** Undefined once the registration is no longer on the waiting list. */
export function waitingListed(about: RegistrationFacts): MailBody | undefined {
  if (about.registration.hold !== 'waiting') return undefined
  return {
    subject: `You are on the waiting list for ${eventName(about)}`,
    heading: 'You are on the waiting list',
    paragraphs: [
      `There are no places left for you at ${eventName(about)} just now, so we have put you on the waiting list.`,
      'Nothing is to be paid. As soon as a place is free for you, we write to you with a link to pay; please do not travel before that.',
    ],
    facts: visitFacts(about),
    people: peopleOf(about, 'Who is waiting'),
    action: { label: 'See your registration', href: about.pageUrl },
    links: [],
    closing: [
      'If you no longer wish to come, please tell us: answer this mail, or call the office.',
    ],
  }
}

/** Undefined once the offer has expired or was paid. */
export function placeOffered(
  payment: PaymentFacts,
  about: RegistrationFacts,
): MailBody | undefined {
  const { hold, held_until } = about.registration
  if (hold !== 'held') return undefined
  const until = held_until ? ` until ${formatMoment(new Date(held_until))}` : ''
  return {
    subject: `There is a place for you at ${eventName(about)} (${payment.txnid})`,
    heading: 'There is a place for you',
    paragraphs: [
      `You were on the waiting list for ${eventName(about)}, and now there is a place. We keep it for you${until}.`,
      `It is yours once you have paid ${formatRupees(payment.amountMinor)}. You need not type anything again.`,
    ],
    facts: [...visitFacts(about), ['Transaction number', payment.txnid]],
    people: peopleOf(about, 'Who is to come'),
    action: { label: 'Go on to payment', href: payment.payUrl },
    links: [payment.own, { label: 'See how your payment stands', href: payment.resultUrl }],
    closing: ['If you can not come any more, please tell us, so that somebody else can.'],
  }
}

/** A payment that arrived after the places had been released. The office decides what happens. */
export function paidLate(payment: PaymentFacts): MailBody {
  return {
    subject: `Your payment came after your places were released (${payment.txnid})`,
    heading: 'We have your payment, and must look for a place',
    paragraphs: [
      `Your payment of ${formatRupees(payment.receivedMinor)} for ${payment.towards} has reached us, but only after the places held for you had been given back.`,
      'Nothing is lost. Our office sees it and writes to you: either there is still a place for you, or you get all of your money back. Please do not travel before you have heard from us.',
    ],
    facts: factsOf(payment),
    action: payment.own,
    links: [byNumber(payment)],
    closing: ['If you have a question, answer this mail and name the transaction number.'],
  }
}
