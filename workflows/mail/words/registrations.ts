import type { MoneyEntry } from '#database/money/money-entries.ts'
import type { Receipt } from '#database/receipts/receipts.ts'
import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import {
  balanceSentence,
  CANCELLED_SINCE,
  eventName,
  excessSentence,
  isCancelled,
  letterLink,
  payersTickets,
  peopleOf,
  seeRegistration,
  visitFacts,
  welcome,
} from './parts.ts'
import { bankReference, givenBack } from './payments.ts'

type PaidRegistration = { payment: PaymentFacts; about: RegistrationFacts }

export function registrationPaid({ payment, about }: PaidRegistration): MailBody {
  const { balanceMinor: balance } = about
  return {
    subject: `You are registered for ${eventName(about)} (${payment.txnid})`,
    heading: 'You are registered, and we have received your payment',
    paragraphs: [
      welcome(about),
      balance > 0 ? `You have paid in part. ${balanceSentence(balance)}` : paidWords(about),
    ],
    facts: [
      ...visitFacts(about),
      ['Paid', formatRupees(payment.receivedMinor)],
      ...givenBack(payment),
      ['Balance due', formatRupees(balance)],
      ...numbered(payment.receiptNumber),
      ['Transaction number', payment.txnid],
      ...bankReference(payment),
    ],
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: seeRegistration(about),
    links: [...letterLink(about), { label: 'Receipt', href: payment.receiptUrl }],
    closing: [CLOSING],
  }
}

export function registrationReceived(about: RegistrationFacts): MailBody {
  return {
    subject: `You are registered for ${eventName(about)}`,
    heading: 'You are registered',
    paragraphs: [welcome(about), ...dueWords(about)],
    facts: visitFacts(about),
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: seeRegistration(about),
    links: letterLink(about),
    closing: [CLOSING],
  }
}

/** What the office took “pay later” is due online; at some conferences nothing is. */
function dueWords({ registration, balanceMinor }: RegistrationFacts): string[] {
  if (balanceMinor === 0) return ['Nothing is due online.']
  if (registration.due_minor > 0) return [balanceSentence(balanceMinor)]
  return [
    'Nothing is due online.',
    `Please bring ${formatRupees(balanceMinor)} to the registration desk.`,
  ]
}

const CLOSING =
  'If your plans change, you can correct or cancel your registration on its page, or call the office.'

type RecordedPayment = {
  about: RegistrationFacts
  entry: MoneyEntry
  receipt: Receipt | undefined
  receiptUrl: string
}

/** Money that came by hand. */
export function paymentRecorded(recorded: RecordedPayment): MailBody {
  const { about, entry, receipt, receiptUrl } = recorded
  const amount = formatRupees(entry.amount_minor)
  return {
    subject: `We have received ${amount} for ${eventName(about)}`,
    heading: 'We have received your payment',
    paragraphs: [
      `Thank you. ${placesWords(about)}`,
      ...(isCancelled(about) ? [] : [balanceWords(about)]),
    ],
    facts: [
      ...numbered(receipt && receiptNumber(receipt)),
      ['Amount', amount],
      ['Paid by', entry.method ?? ''],
      ['Day', formatDay(entry.day)],
      ...(entry.reference ? [['Reference', entry.reference] satisfies [string, string]] : []),
      ...visitFacts(about),
    ],
    people: peopleOf(about),
    tickets: payersTickets(about),
    action: seeRegistration(about),
    links: [{ label: 'Receipt', href: receiptUrl }],
    closing: ['If something here is not right, please answer this mail, or call the office.'],
  }
}

function numbered(receipt: string | undefined): MailBody['facts'] {
  return receipt === undefined ? [] : [['Receipt number', receipt]]
}

function placesWords(about: RegistrationFacts): string {
  if (isCancelled(about)) return CANCELLED_SINCE
  return takesPlaces(about.registration.hold)
    ? welcome(about)
    : 'Our office will look for a place for you and write to you. Please do not travel before that.'
}

function balanceWords(about: RegistrationFacts): string {
  return about.balanceMinor > 0 ? balanceSentence(about.balanceMinor) : paidWords(about)
}

function paidWords({ excessMinor }: RegistrationFacts): string {
  return excessMinor > 0
    ? excessSentence(excessMinor)
    : 'Everything is paid. There is nothing more to pay.'
}
