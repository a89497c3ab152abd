import { rupeesIn } from '#domain/language-formats.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import { PAYMENT_WORDS } from '../words/payments/index.ts'
import { byNumber, factsOf, givenBack, ownPage } from './payment-parts.ts'

export function paymentFailed(payment: PaymentFacts): MailBody {
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

export function paidTwice(payment: PaymentFacts): MailBody {
  const { language, towards, txnid } = payment
  const { twice: words, question } = PAYMENT_WORDS[language]
  const amount = rupeesIn(language, payment.receivedMinor)
  return {
    language,
    subject: words.subject(txnid),
    heading: words.heading,
    paragraphs: [words.second({ amount, towards }), words.nothingLost],
    facts: factsOf(payment),
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: [question],
  }
}

export function refunded(payment: PaymentFacts): MailBody {
  const { language, towards, txnid } = payment
  const { refunded: words } = PAYMENT_WORDS[language]
  const amount = rupeesIn(language, payment.receivedMinor)
  return {
    language,
    subject: words.subject({ amount, txnid }),
    heading: words.heading,
    paragraphs: [words.givenBack({ amount, towards }), words.sevenDays],
    facts: factsOf(payment),
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: [words.closing],
  }
}

export function refundedInPart(payment: PaymentFacts): MailBody {
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
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: [words.closing],
  }
}
