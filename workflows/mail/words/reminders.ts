import { formatDay, formatMoment } from '#domain/dates.ts'
import type { Day } from '#domain/days.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { Unfinished } from '#workflows/reminders/read-unfinished.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import {
  eventName,
  letterLink,
  peopleOf,
  seeRegistration,
  shownTickets,
  visitFacts,
} from './parts.ts'
import { byNumber, ownPage } from './payments.ts'
import { REASONS } from './reasons.ts'
import { ownPages, PLANS_CHANGE, type TicketHolders } from './tickets.ts'

type UnfinishedPayment = { payment: PaymentFacts; unfinished: Unfinished }

/** One mail about a payment without a result: either not to pay again, or how to go on. */
export function paymentUnfinished({ payment, unfinished }: UnfinishedPayment): MailBody {
  return unfinished.state === 'pending' ? dontPayAgain(payment) : goOn(payment, unfinished)
}

function dontPayAgain(payment: PaymentFacts): MailBody {
  const { txnid, towards } = payment
  return {
    subject: `Please don't pay again: your bank is still at work (${txnid})`,
    heading: 'Your payment is being confirmed',
    paragraphs: [
      `Your payment for ${towards} has reached the bank, and the bank has not told us the outcome yet.`,
      'Please don’t pay again. We go on asking, and write to you as soon as we know more. If the money was taken and the payment fails, your bank gives it back.',
    ],
    facts: amountFacts(payment),
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: [],
    reason: REASONS.atTheBank,
  }
}

function goOn(payment: PaymentFacts, unfinished: Unfinished): MailBody {
  const { txnid, towards, pageUrl } = payment
  return {
    subject: `Your payment for ${towards} is not finished (${txnid})`,
    heading: 'Your payment is not finished',
    paragraphs: [
      `You began to pay for ${towards}, and this payment has not reached us. What you typed is stored; you need not type it again.`,
      ...placesWords(unfinished),
    ],
    facts: amountFacts(payment),
    action: { label: 'Continue to payment', href: pageUrl },
    links: [],
    closing: [
      'If you have changed your mind, you need not do anything. If your bank shows that money was taken, please don’t pay again and answer this mail.',
    ],
  }
}

function placesWords({ state, heldUntil }: Unfinished): string[] {
  if (state === 'released') {
    return [
      'The places that were held for you went to others. If there are still some, they are yours once you pay.',
    ]
  }
  return heldUntil ? [`Your place is held until ${formatMoment(heldUntil)}.`] : []
}

function amountFacts({ txnid, towards, amountMinor }: PaymentFacts): MailBody['facts'] {
  return [
    ['Towards', towards],
    ['Amount', formatRupees(amountMinor)],
    ['Transaction number', txnid],
  ]
}

type BalanceDue = { about: RegistrationFacts; due: Day }

export function balanceReminder({ about, due }: BalanceDue): MailBody {
  const balance = formatRupees(about.balanceMinor)
  return {
    subject: `${balance} is still due for ${eventName(about)}`,
    heading: `Still due: ${balance}`,
    paragraphs: [
      `You are registered for ${eventName(about)}. ${balance} is still due by ${formatDay(due)}.`,
      'You can pay it on the page of your registration.',
    ],
    facts: [
      ...visitFacts(about),
      ['Paid', formatRupees(about.keptMinor)],
      ['Still due', balance],
      ['Due by', formatDay(due)],
    ],
    people: peopleOf(about),
    action: seeRegistration(about),
    links: [],
    closing: ['If you have paid in the meantime, thank you: then you need not do anything.'],
  }
}

/** Shortly before the conference, with the letter and the tickets. */
export function conferenceReminder(holding: TicketHolders): MailBody {
  const { about, own } = holding
  const [first, ...more] = ownPages(holding)
  return {
    subject: `${eventName(about)} begins soon`,
    heading: `${eventName(about)} begins soon`,
    paragraphs: [
      'We look forward to seeing you. Here is everything that you need, in one place.',
      ...(about.letterUrl
        ? [
            'Please read the General Information Letter: it says what to bring and how to get there.',
          ]
        : []),
    ],
    facts: visitFacts(about),
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...letterLink(about)],
    closing: [PLANS_CHANGE],
  }
}

type MonthlyFacts = { giver: string; amountMinor: Paise; towards: string; pageUrl: string }

/** On the day of the month that the giver has chosen. */
export function monthlyGift({ giver, amountMinor, towards, pageUrl }: MonthlyFacts): MailBody {
  const amount = formatRupees(amountMinor)
  return {
    subject: `Your monthly gift of ${amount}`,
    heading: 'Your monthly gift',
    paragraphs: [
      `Dear ${giver},`,
      'You asked us to remind you of your gift today. The button opens the form, filled in for you.',
      'Nothing is taken from your account by itself: you decide each time.',
    ],
    facts: [
      ['Amount', amount],
      ['Towards', towards],
    ],
    action: { label: `Give ${amount}`, href: `${pageUrl}/give` },
    links: [{ label: 'Change, pause or end this reminder', href: `${pageUrl}#monthly` }],
    closing: ['Thank you for standing with us.'],
  }
}
