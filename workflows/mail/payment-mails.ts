import type { Services } from '#workflows/services.ts'
import { paidTwice, paymentFailed, refunded, refundedInPart } from './bodies/payments.ts'
import { type Mail, type Mails, written } from './mail-row.ts'
import {
  findUnrefunded,
  readPayment,
  readPaymentFacts,
  readUnrefundedPayment,
} from './payment-facts.ts'

/** Mails about what became of a payment. */
export const PAYMENT_MAILS = {
  'payment-failed': {
    about: 'payment',
    reason: 'form',
    limit: 'strangers',
    write: written(readFailedPayment, paymentFailed),
  },
  'paid-twice': {
    about: 'payment',
    reason: 'form',
    limit: 'none',
    write: written(readUnrefundedPayment, paidTwice),
  },
  refunded: {
    about: 'payment',
    reason: 'form',
    limit: 'none',
    write: written(readPayment, refunded),
  },
  'refunded-in-part': {
    about: 'payment',
    reason: 'form',
    limit: 'none',
    write: written(readUnrefundedPayment, refundedInPart),
  },
} satisfies Partial<Mails>

/** A later success makes the mail untrue. */
async function readFailedPayment(services: Services, mail: Mail<'payment-failed'>) {
  const payment = await findUnrefunded(services, mail)
  return payment?.state === 'failed' ? readPaymentFacts(services, payment) : undefined
}
