import { formatMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { Unfinished } from '../reminders/read-unfinished.ts'
import type { MailBody } from './mail-body.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { byNumber } from './payment-mails.ts'

/** One mail about a payment without a result: either not to pay again, or how to go on. */
export function unfinishedPayment(
  payment: PaymentFacts,
  { state, heldUntil }: Unfinished,
): MailBody {
  return state === 'pending' ? dontPayAgain(payment) : goOn(payment, { state, heldUntil })
}

function dontPayAgain(payment: PaymentFacts): MailBody {
  const { txnid, towards, own } = payment
  return {
    subject: `Please don't pay again: your bank is still at work (${txnid})`,
    heading: 'Your payment is being confirmed',
    paragraphs: [
      `Your payment for ${towards} has reached the bank, and the bank has not told us the outcome yet.`,
      'Please don’t pay again. We go on asking, and write to you as soon as we know more. If the money was taken and the payment fails, your bank gives it back.',
    ],
    facts: factsOf(payment),
    action: own,
    links: [byNumber(payment)],
    closing: [],
    reason: 'You get this mail once, because a payment of yours is still open at the bank.',
  }
}

function goOn(
  payment: PaymentFacts,
  { state, heldUntil }: Pick<Unfinished, 'state' | 'heldUntil'>,
): MailBody {
  const { txnid, towards, own } = payment
  return {
    subject: `Your payment for ${towards} is not finished (${txnid})`,
    heading: 'Your payment is not finished',
    paragraphs: [
      `You began to pay for ${towards}, and this payment has not reached us. What you typed is stored; you need not type it again.`,
      ...placesWords({ state, heldUntil }),
    ],
    facts: factsOf(payment),
    action: { label: 'Continue to payment', href: own.href },
    links: [],
    closing: [
      'If you have changed your mind, you need not do anything. If your bank shows that money was taken, please don’t pay again and answer this mail.',
    ],
    reason:
      'You get this mail once, because a payment was begun with this address and not finished.',
  }
}

function placesWords({ state, heldUntil }: Pick<Unfinished, 'state' | 'heldUntil'>): string[] {
  if (state === 'released') {
    return [
      'The places that were held for you went to others. If there are still some, they are yours once you pay.',
    ]
  }
  return heldUntil ? [`Your place is held until ${formatMoment(heldUntil)}.`] : []
}

function factsOf({ txnid, towards, amountMinor }: PaymentFacts): MailBody['facts'] {
  return [
    ['Towards', towards],
    ['Amount', formatRupees(amountMinor)],
    ['Transaction number', txnid],
  ]
}
