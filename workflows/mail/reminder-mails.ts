import { findGift, findMonthlyGift } from '#database/records/gifts/gifts.ts'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { recordOf } from '#database/records/private-pages/private-pages.ts'
import { startOfDay } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import {
  FRAME_WORDS,
  LABEL_WORDS,
  PAYMENT_WORDS,
  REMINDER_WORDS,
  TICKET_WORDS,
} from '#words/mail.ts'
import { namePurpose } from '#workflows/records/payments/name-purpose.ts'
import type { Services } from '#workflows/services.ts'
import { balanceToRemindOf } from '../reminders/remind-of-conferences.ts'
import { readUnfinished, type Unfinished } from '../reminders/remind-of-payments.ts'
import { ownPages, readTicketHolders, type TicketHolders } from './bodies/tickets.ts'
import { type Fact, type Mail, type MailBody, type Mails, type ReadBy, written } from './mail.ts'
import { byNumber, ownPageLink, type PaymentFacts, readPaymentFacts } from './payment-facts.ts'
import {
  eventName,
  letterLink,
  money,
  peopleOf,
  type RegistrationFacts,
  readRegistration,
  seeRegistration,
  shownTickets,
  visitFacts,
} from './registration-facts.ts'

/** Each is checked once more right before it is sent: there may be nothing to be reminded of any more. */
export const REMINDER_MAILS = {
  'payment-unfinished': {
    reason: 'unfinished',
    limit: 'strangers',
    isReminder: true,
    write: written(readUnfinishedPayment, paymentUnfinished),
  },
  'balance-reminder': {
    reason: 'balance',
    limit: 'strangers',
    isReminder: true,
    write: written(readBalanceDue, balanceReminder),
  },
  'conference-reminder': {
    reason: 'comes',
    limit: 'strangers',
    isReminder: true,
    attached: 'tickets',
    write: written(readComing, conferenceReminder),
  },
  'monthly-gift': {
    reason: 'monthly',
    limit: 'strangers',
    isReminder: true,
    write: written(readMonthlyGift, monthlyGift),
  },
} satisfies Partial<Mails>

/** Undefined once it was paused or ended, or its giver is forgotten. */
async function readMonthlyGift(services: Services, { facts }: Mail<'monthly-gift'>) {
  const { db, publicUrl } = services
  const monthly = await findMonthlyGift(db, facts.giftId)
  if (!monthly || monthly.paused_at !== null) return undefined
  const gift = await findGift(db, monthly.gift_id)
  return {
    language: gift.language,
    giver: gift.full_name,
    amountMinor: monthly.amount_minor,
    towards: namePurpose(services, monthly.fund, gift.language),
    pageUrl: `${publicUrl}/my/${gift.private_token}`,
  }
}

async function readUnfinishedPayment(services: Services, mail: Mail<'payment-unfinished'>) {
  const { db } = services
  const payment = await findPaymentById(db, mail.payment_id ?? '')
  const unfinished = await readUnfinished(db, services, await recordOf(db, payment))
  return unfinished && { payment: await readPaymentFacts(services, payment), unfinished }
}

async function readBalanceDue(services: Services, mail: Mail<'balance-reminder'>) {
  const about = await readRegistration(services, mail)
  if (about.registration.hold !== 'confirmed') return undefined
  const due = balanceToRemindOf(services, about.registration)
  return due && about.balanceMinor > 0 ? { about, due } : undefined
}

/** There are tickets only while the places are confirmed. */
async function readComing(services: Services, mail: Mail<'conference-reminder'>) {
  const holding = await readTicketHolders(services, mail)
  return holding && !hasBegun(services, holding.about) ? holding : undefined
}

/** The mail server may have been down for days. */
function hasBegun({ now }: Services, { event }: RegistrationFacts): boolean {
  return event?.days !== undefined && startOfDay(event.days.first) <= now().getTime()
}

/** One mail about a payment without a result: either not to pay again, or how to go on. */
function paymentUnfinished(read: ReadBy<typeof readUnfinishedPayment>): MailBody {
  const { payment, unfinished } = read
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
    action: ownPageLink(payment),
    links: [byNumber(payment)],
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
  const facts: Fact[] = [
    [labels.towards, towards],
    [labels.amount, rupeesIn(language, amountMinor)],
    [labels.transaction, txnid],
  ]
  return facts
}

function balanceReminder({ about, due }: ReadBy<typeof readBalanceDue>): MailBody {
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
    closing: [words.closing],
  }
}

/** Shortly before the conference, with the letter and the tickets. */
function conferenceReminder(holding: TicketHolders): MailBody {
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

/** On the day of the month that the giver has chosen. */
function monthlyGift(monthly: ReadBy<typeof readMonthlyGift>): MailBody {
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
