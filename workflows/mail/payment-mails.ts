import { mailByKey } from '#database/records/mail/outbox.ts'
import { findRefund } from '#database/records/refunds/refunds.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import type { payments } from '#words/mail/en.ts'
import { PAYMENT_WORDS } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { type Mail, type MailBody, type Mails, type ReadBy, written } from './mail.ts'
import {
  byNumber,
  factsOf,
  findUnrefunded,
  givenBack,
  ownPageLink,
  type PaymentFacts,
  readMailedPayment,
  readPaymentFacts,
  readUnrefundedPayment,
} from './payment-facts.ts'

/** Mails about what became of a payment. */
export const PAYMENT_MAILS = {
  'payment-failed': {
    reason: 'form',
    limit: 'strangers',
    write: written(readFailedPayment, paymentFailed),
  },
  'paid-twice': {
    reason: 'form',
    limit: 'none',
    write: written(readUnrefundedPayment, paidTwice),
  },
  refunded: {
    reason: 'form',
    limit: 'none',
    write: written(readMailedPayment, refunded),
  },
  'refunded-in-part': {
    reason: 'form',
    limit: 'none',
    write: written(readUnrefundedPayment, refundedInPart),
  },
  'refund-coming': {
    reason: 'form',
    limit: 'none',
    write: written(readComing, refundComing),
  },
  'refund-refused': {
    reason: 'form',
    limit: 'none',
    write: written(readRefused, refundRefused),
  },
} satisfies Partial<Mails>

/** A later success makes the mail untrue. */
async function readFailedPayment(services: Services, mail: Mail<'payment-failed'>) {
  const payment = await findUnrefunded(services, mail)
  return payment?.state === 'failed' ? readPaymentFacts(services, payment) : undefined
}

function paymentFailed(payment: PaymentFacts): MailBody {
  const { language, towards, txnid, pageUrl, doubtful } = payment
  const { failed: words } = PAYMENT_WORDS[language]
  const amount = rupeesIn(language, payment.amountMinor)
  return {
    language,
    subject: words.subject({ amount, txnid }),
    heading: words.heading,
    paragraphs: [words.notReceived({ amount, towards }), doubtful ? words.doubtful : words.certain],
    facts: factsOf(payment),
    action: { label: words.tryAgain, href: pageUrl },
    links: [byNumber(payment)],
    closing: [words.closing],
  }
}

function paidTwice(payment: PaymentFacts): MailBody {
  const { language, towards, txnid } = payment
  const { twice: words, question } = PAYMENT_WORDS[language]
  const amount = rupeesIn(language, payment.receivedMinor)
  return {
    language,
    subject: words.subject(txnid),
    heading: words.heading,
    paragraphs: [words.second({ amount, towards }), words.nothingLost],
    facts: factsOf(payment),
    action: ownPageLink(payment),
    links: [byNumber(payment)],
    closing: [question],
  }
}

function refunded(payment: PaymentFacts): MailBody {
  const { language, towards, txnid } = payment
  const { refunded: words } = PAYMENT_WORDS[language]
  const amount = rupeesIn(language, payment.receivedMinor)
  return {
    language,
    subject: words.subject({ amount, txnid }),
    heading: words.heading,
    paragraphs: [words.givenBack({ amount, towards }), words.sevenDays],
    facts: factsOf(payment),
    action: ownPageLink(payment),
    links: [byNumber(payment)],
    closing: [words.closing],
  }
}

function refundedInPart(payment: PaymentFacts): MailBody {
  const { language, towards, txnid } = payment
  const { refunded: words } = PAYMENT_WORDS[language]
  const amount = rupeesIn(language, payment.receivedMinor)
  const returned = rupeesIn(language, payment.returnedMinor)
  return {
    language,
    subject: words.subjectInPart({ amount: returned, txnid }),
    heading: words.headingInPart,
    paragraphs: [words.givenBackInPart({ amount, towards, returned }), words.sevenDays],
    facts: [...factsOf(payment), ...givenBack(payment)],
    action: ownPageLink(payment),
    links: [byNumber(payment)],
    closing: [words.closing],
  }
}

/** Undefined once the provider has said what became of it. */
async function readComing(services: Services, mail: Mail<'refund-coming'>) {
  const { state, amount_minor } = await findRefund(services.db, mail.facts.token)
  const isComing = state === 'asked' || state === 'queued'
  return isComing ? { ...(await readMailedPayment(services, mail)), amount_minor } : undefined
}

/** Undefined for whoever was never told that it was on its way. */
async function readRefused(services: Services, mail: Mail<'refund-refused'>) {
  const { db } = services
  const { token } = mail.facts
  const { state, amount_minor } = await findRefund(db, token)
  const promise = await mailByKey(db, `refund-coming:${mail.payment_id}:${token}`)
  const isPromised = !promise || promise.outcome === 'sent' || promise.sending_since !== null
  if (state !== 'refused' || !isPromised) return undefined
  return { ...(await readMailedPayment(services, mail)), amount_minor }
}

function refundComing(payment: ReadBy<typeof readComing>): MailBody {
  return aboutRefund(payment, PAYMENT_WORDS[payment.language].coming)
}

function refundRefused(payment: ReadBy<typeof readRefused>): MailBody {
  return aboutRefund(payment, PAYMENT_WORDS[payment.language].refused)
}

function aboutRefund(
  payment: PaymentFacts & { amount_minor: Paise },
  words: (typeof payments)['coming'],
): MailBody {
  const { language, towards, txnid } = payment
  const amount = rupeesIn(language, payment.amount_minor)
  return {
    language,
    subject: words.subject({ amount, txnid }),
    heading: words.heading,
    paragraphs: [words.says({ amount, towards }), words.next],
    facts: factsOf(payment),
    action: ownPageLink(payment),
    links: [byNumber(payment)],
    closing: [PAYMENT_WORDS[language].question],
  }
}
