import type { Day } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import type { Unfinished } from '../../reminders/remind-of-payments.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import type { RegistrationFacts } from '../registration-facts.ts'
import { FRAME_WORDS } from '../words/frame/index.ts'
import { LABEL_WORDS } from '../words/labels/index.ts'
import { PAYMENT_WORDS } from '../words/payments/index.ts'
import { REMINDER_WORDS } from '../words/reminders/index.ts'
import { TICKET_WORDS } from '../words/tickets/index.ts'
import { byNumber, ownPage } from './payment-parts.ts'
import { ownPages, type TicketHolders } from './tickets.ts'
import {
  eventName,
  letterLink,
  money,
  peopleOf,
  seeRegistration,
  shownTickets,
  visitFacts,
} from './visit-parts.ts'

type UnfinishedPayment = { payment: PaymentFacts; unfinished: Unfinished }

/** One mail about a payment without a result: either not to pay again, or how to go on. */
export function paymentUnfinished({ payment, unfinished }: UnfinishedPayment): MailBody {
  return unfinished.state === 'pending' ? dontPayAgain(payment) : goOn(payment, unfinished)
}

function dontPayAgain(payment: PaymentFacts): MailBody {
  const { language, txnid, towards } = payment
  const { pending: words } = REMINDER_WORDS[language]
  return {
    language,
    subject: words.subject(txnid),
    heading: words.heading,
    paragraphs: [words.atTheBank(towards), words.dontPay],
    facts: amountFacts(payment),
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: [],
    reason: FRAME_WORDS[language].reasons.atTheBank,
  }
}

function goOn(payment: PaymentFacts, unfinished: Unfinished): MailBody {
  const { language, txnid, towards, pageUrl } = payment
  const { unfinished: words } = REMINDER_WORDS[language]
  return {
    language,
    subject: words.subject({ towards, txnid }),
    heading: words.heading,
    paragraphs: [words.begun(towards), ...placesWords(language, unfinished)],
    facts: amountFacts(payment),
    action: { label: PAYMENT_WORDS[language].goOn, href: pageUrl },
    links: [],
    closing: [words.closing],
  }
}

function placesWords(language: Language, { state, heldUntil }: Unfinished): string[] {
  const { unfinished: words } = REMINDER_WORDS[language]
  if (state === 'released') return [words.released]
  return heldUntil ? [words.heldUntil(momentIn(language, heldUntil))] : []
}

function amountFacts({ language, txnid, towards, amountMinor }: PaymentFacts) {
  const labels = LABEL_WORDS[language]
  const facts: MailBody['facts'] = [
    [labels.towards, towards],
    [labels.amount, rupeesIn(language, amountMinor)],
    [labels.transaction, txnid],
  ]
  return facts
}

type BalanceDue = { about: RegistrationFacts; due: Day }

export function balanceReminder({ about, due }: BalanceDue): MailBody {
  const { language } = about.registration
  const { balance: words } = REMINDER_WORDS[language]
  const [amount, event] = [money(about, about.balanceMinor), eventName(about)]
  const day = dayIn(language, due)
  return {
    language,
    subject: words.subject({ amount, event }),
    heading: words.heading(amount),
    paragraphs: [words.due({ amount, event, day }), words.where],
    facts: [
      ...visitFacts(about),
      [LABEL_WORDS[language].paid, money(about, about.keptMinor)],
      [words.stillDue, amount],
      [words.dueBy, day],
    ],
    people: peopleOf(about),
    action: seeRegistration(about),
    links: [],
    closing: [words.closing],
  }
}

/** Shortly before the conference, with the letter and the tickets. */
export function conferenceReminder(holding: TicketHolders): MailBody {
  const { about, own } = holding
  const { language } = about.registration
  const { conference: words } = REMINDER_WORDS[language]
  const [first, ...more] = ownPages(holding)
  return {
    language,
    subject: words.title(eventName(about)),
    heading: words.title(eventName(about)),
    paragraphs: [words.everything, ...(about.letterUrl ? [words.letter] : [])],
    facts: visitFacts(about),
    tickets: shownTickets(own),
    action: first,
    links: [...more, ...letterLink(about)],
    closing: [TICKET_WORDS[language].plansChange],
  }
}

type MonthlyFacts = {
  language: Language
  giver: string
  amountMinor: Paise
  towards: string
  pageUrl: string
}

/** On the day of the month that the giver has chosen. */
export function monthlyGift(monthly: MonthlyFacts): MailBody {
  const { language, giver, towards, pageUrl } = monthly
  const [{ monthly: words }, labels] = [REMINDER_WORDS[language], LABEL_WORDS[language]]
  const amount = rupeesIn(language, monthly.amountMinor)
  return {
    language,
    subject: words.subject(amount),
    heading: words.heading,
    paragraphs: [words.dear(giver), words.today, words.youDecide],
    facts: [
      [labels.amount, amount],
      [labels.towards, towards],
    ],
    action: { label: words.give(amount), href: `${pageUrl}/give` },
    links: [{ label: words.change, href: `${pageUrl}#monthly` }],
    closing: [words.closing],
  }
}
