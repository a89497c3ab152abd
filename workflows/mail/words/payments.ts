import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { MailBody } from '../mail-body.ts'
import type { PaymentFacts } from '../payment-facts.ts'

export function paymentFailed(payment: PaymentFacts): MailBody {
  const { amountMinor, towards, txnid, pageUrl, doubtful } = payment
  return {
    subject: `Your payment of ${formatRupees(amountMinor)} did not go through (${txnid})`,
    heading: 'Your payment did not go through',
    paragraphs: [
      `We have not received your payment of ${formatRupees(amountMinor)} for ${towards}.`,
      doubtful
        ? 'Your bank did not answer. If it shows that money was taken, please wait a day before you try again: we’ll keep checking, and the payment will either be confirmed or given back by your bank.'
        : 'If your bank shows that money was taken, it will give it back within a few days, or the payment will be confirmed later and we will write to you again.',
    ],
    facts: factsOf(payment),
    action: { label: 'Try again', href: pageUrl },
    links: [byNumber(payment)],
    closing: [
      'You can try again without re-entering anything. If you have paid in another way since, all is well.',
    ],
  }
}

export function paidTwice(payment: PaymentFacts): MailBody {
  const { receivedMinor, towards, txnid } = payment
  return {
    subject: `We have received a second payment from you (${txnid})`,
    heading: 'You have paid twice',
    paragraphs: [
      `A second payment of ${formatRupees(receivedMinor)} for ${towards} has reached us, after an earlier one had already paid for the same thing.`,
      'Nothing is lost. Our office will give this payment back, unless you tell us otherwise.',
    ],
    facts: factsOf(payment),
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: [
      'If you have a question, please answer this mail and mention the transaction number.',
    ],
  }
}

export function refunded(payment: PaymentFacts): MailBody {
  const { receivedMinor, towards, txnid } = payment
  return {
    subject: `We have given back your payment of ${formatRupees(receivedMinor)} (${txnid})`,
    heading: 'Your payment was refunded',
    paragraphs: [
      `${formatRupees(receivedMinor)} for ${towards} has been given back to you, the way it came.`,
      'Banks may take up to seven working days to show it.',
    ],
    facts: factsOf(payment),
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: ['If it has not arrived by then, please give your bank the numbers above.'],
  }
}

export function refundedInPart(payment: PaymentFacts): MailBody {
  const { receivedMinor, returnedMinor, towards, txnid } = payment
  const returned = formatRupees(returnedMinor)
  return {
    subject: `We have given back ${returned} of your payment (${txnid})`,
    heading: 'Part of your payment was refunded',
    paragraphs: [
      `Of your payment of ${formatRupees(receivedMinor)} for ${towards}, ${returned} has been given back to you in all, the way it came. The rest stays with us as paid.`,
      'Banks may take up to seven working days to show it.',
    ],
    facts: [...factsOf(payment), ...givenBack(payment)],
    action: ownPage(payment),
    links: [byNumber(payment)],
    closing: ['If it has not arrived by then, please give your bank the numbers above.'],
  }
}

/** The private page of what was paid for. */
export function ownPage({ isGift, pageUrl }: PaymentFacts): MailBody['links'][number] {
  return { label: isGift ? 'Your gift' : 'Your registration', href: pageUrl }
}

/** A link that may be shown to a bank, because its page has no personal data. */
export function byNumber({ resultUrl }: PaymentFacts): MailBody['links'][number] {
  return { label: 'Payment status', href: resultUrl }
}

export function factsOf(payment: PaymentFacts): MailBody['facts'] {
  const { providerId } = payment
  return [
    ['Transaction number', payment.txnid],
    ['Towards', payment.towards],
    ['Amount', formatRupees(payment.receivedMinor)],
    ['Date', formatMoment(payment.changedAt)],
    ...bankReference(payment),
    ...(providerId ? [['Payment provider’s number', providerId] satisfies [string, string]] : []),
  ]
}

export function bankReference({ bankReference: reference }: PaymentFacts): MailBody['facts'] {
  return reference ? [['Bank reference', reference]] : []
}

/** The refunded and the kept amount; empty when nothing was refunded. */
export function givenBack({ returnedMinor, receivedMinor }: PaymentFacts): MailBody['facts'] {
  if (returnedMinor === 0) return []
  return [
    ['Given back', formatRupees(returnedMinor)],
    ['Kept', formatRupees(receivedMinor - returnedMinor)],
  ]
}
