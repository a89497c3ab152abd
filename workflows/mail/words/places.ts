import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import { eventName, peopleOf, seeRegistration, visitFacts } from './parts.ts'
import { byNumber, factsOf, ownPage } from './payments.ts'

export function waitingListed(about: RegistrationFacts): MailBody {
  return {
    subject: `You are on the waiting list for ${eventName(about)}`,
    heading: 'You are on the waiting list',
    paragraphs: [
      `There are no places left for you at ${eventName(about)} just now, so we have put you on the waiting list.`,
      'There is nothing to pay now. As soon as a place is free for you, we will write to you with a link to pay; please do not travel before that.',
    ],
    facts: visitFacts(about),
    people: peopleOf(about, 'Who is waiting'),
    action: seeRegistration(about),
    links: [],
    closing: [
      'If you no longer wish to come, please tell us: answer this mail, or call the office.',
    ],
  }
}

type Offer = { payment: PaymentFacts; about: RegistrationFacts }

export function placeOffered({ payment, about }: Offer): MailBody {
  const until = untilOf(about)
  return {
    subject: `There is a place for you at ${eventName(about)} (${payment.txnid})`,
    heading: 'There is a place for you',
    paragraphs: [
      `You were on the waiting list for ${eventName(about)}, and now there is a place. We are keeping it for you${until}.`,
      `It is yours once you have paid ${formatRupees(payment.amountMinor)}. You don’t need to re-enter anything.`,
    ],
    facts: [...visitFacts(about), ['Transaction number', payment.txnid]],
    people: peopleOf(about, 'Who is to come'),
    action: { label: 'Continue to payment', href: payment.payUrl },
    links: [ownPage(payment), { label: 'Payment status', href: payment.resultUrl }],
    closing: ['If you can no longer come, please tell us, so that somebody else can.'],
  }
}

/** A payment that arrived after the places had been released. The office decides what happens. */
export function paidLate(payment: PaymentFacts): MailBody {
  return {
    subject: `Your payment came after your places were released (${payment.txnid})`,
    heading: 'We have your payment, and must look for a place',
    paragraphs: [
      `Your payment of ${formatRupees(payment.receivedMinor)} for ${payment.towards} has reached us, but only after the places held for you had been released.`,
      'Nothing is lost. Our office will write to you: either there is still a place for you, or you will get all of your money back. Please do not travel before you have heard from us.',
    ],
    facts: factsOf(payment),
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: [
      'If you have a question, please answer this mail and mention the transaction number.',
    ],
  }
}

type Keeping = {
  about: RegistrationFacts
  /** Undefined once the places have been given back. */
  keepUrl: string | undefined
}

export function keepPlaces({ about, keepUrl }: Keeping): MailBody {
  return keepUrl ? keepThem(about, keepUrl) : givenBack(about)
}

/** Nothing is due. The places are held until the payer confirms them with the link in this mail. */
function keepThem(about: RegistrationFacts, keepUrl: string): MailBody {
  const until = untilOf(about)
  return {
    subject: `Please keep your places at ${eventName(about)}`,
    heading: 'Please keep your places',
    paragraphs: [
      `Your places at ${eventName(about)} are held for you${until}. Nothing is due online.`,
      'Please open the link below and press "Keep our places". Otherwise they will be given to others.',
    ],
    facts: visitFacts(about),
    people: peopleOf(about, 'Who is to come'),
    action: { label: 'Keep our places', href: keepUrl },
    links: [seeRegistration(about)],
    closing: [
      'If you did not register, you don’t need to do anything: the places will be released.',
    ],
  }
}

/** Sent instead of the link when that mail could only be sent after the hold had expired. */
function givenBack(about: RegistrationFacts): MailBody {
  return {
    subject: `Your places at ${eventName(about)} were not kept`,
    heading: 'Your places have been given back',
    paragraphs: [
      `You registered for ${eventName(about)}. The places held for you were released, because they were not confirmed in time.`,
      'If you would still like to come, please fill in the form again.',
    ],
    facts: visitFacts(about),
    people: peopleOf(about, 'Who was to come'),
    action: { label: 'Fill in the form again', href: about.formUrl },
    links: [seeRegistration(about)],
    closing: ['If you did not register, you don’t need to do anything.'],
  }
}

function untilOf({ registration: { held_until } }: RegistrationFacts): string {
  return held_until ? ` until ${formatMoment(new Date(held_until))}` : ''
}
