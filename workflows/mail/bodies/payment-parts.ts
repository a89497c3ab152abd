import { momentIn, rupeesIn } from '#domain/language-formats.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import { LABEL_WORDS } from '../words/labels/index.ts'
import { PAYMENT_WORDS } from '../words/payments/index.ts'

/** The private page of what was paid for. */
export function ownPage({ language, isGift, pageUrl }: PaymentFacts): MailBody['links'][number] {
  const { yourGift, yourRegistration } = PAYMENT_WORDS[language]
  return { label: isGift ? yourGift : yourRegistration, href: pageUrl }
}

/** A link that may be shown to a bank, because its page has no personal data. */
export function byNumber({ language, resultUrl }: PaymentFacts): MailBody['links'][number] {
  return { label: PAYMENT_WORDS[language].status, href: resultUrl }
}

export function factsOf(payment: PaymentFacts): MailBody['facts'] {
  const { language, providerId } = payment
  const labels = LABEL_WORDS[language]
  return [
    [labels.transaction, payment.txnid],
    [labels.towards, payment.towards],
    [labels.amount, rupeesIn(language, payment.receivedMinor)],
    [labels.date, momentIn(language, payment.changedAt)],
    ...bankReference(payment),
    ...(providerId ? [[labels.providerNumber, providerId] satisfies [string, string]] : []),
  ]
}

export function bankReference(payment: PaymentFacts): MailBody['facts'] {
  const { language, bankReference: reference } = payment
  return reference ? [[LABEL_WORDS[language].bankReference, reference]] : []
}

/** The refunded and the kept amount; empty when nothing was refunded. */
export function givenBack(payment: PaymentFacts): MailBody['facts'] {
  const { language, returnedMinor, receivedMinor } = payment
  if (returnedMinor === 0) return []
  const labels = LABEL_WORDS[language]
  return [
    [labels.givenBack, rupeesIn(language, returnedMinor)],
    [labels.kept, rupeesIn(language, receivedMinor - returnedMinor)],
  ]
}
