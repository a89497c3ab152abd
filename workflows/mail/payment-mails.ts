import { mailByKey } from '#database/records/mail/outbox.ts'
import { findRefund } from '#database/records/refunds/refunds.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { mailWords } from '#words/mail.ts'
import type { Services } from '#workflows/services.ts'
import { worded } from './body-of.ts'
import type { Mail, Mails } from './mail.ts'
import {
  findUnrefunded,
  PAYMENT,
  readMailedPayment,
  readPaymentFacts,
  readUnrefundedPayment,
} from './payment-facts.ts'

const ABOUT_PAYMENT = { facts: PAYMENT, action: 'yours', links: ['status'] } as const

/** Mails about what became of a payment. */
export const PAYMENT_MAILS = {
  'payment-failed': {
    reason: 'form',
    limit: 'strangers',
    write: worded(readFailedPayment, { words: mailWords('payment-failed'), ...ABOUT_PAYMENT }),
  },
  'paid-twice': {
    reason: 'form',
    limit: 'none',
    write: worded(readUnrefundedPayment, { words: mailWords('paid-twice'), ...ABOUT_PAYMENT }),
  },
  refunded: {
    reason: 'form',
    limit: 'none',
    write: worded(readMailedPayment, { words: mailWords('refunded'), ...ABOUT_PAYMENT }),
  },
  'refunded-in-part': {
    reason: 'form',
    limit: 'none',
    write: worded(readUnrefundedPayment, {
      words: mailWords('refunded-in-part'),
      ...ABOUT_PAYMENT,
      facts: [...PAYMENT, 'givenBack', 'kept'],
    }),
  },
  'refund-coming': {
    reason: 'form',
    limit: 'none',
    write: worded(readComing, { words: mailWords('refund-coming'), ...ABOUT_PAYMENT }),
  },
  'refund-refused': {
    reason: 'form',
    limit: 'none',
    write: worded(readRefused, { words: mailWords('refund-refused'), ...ABOUT_PAYMENT }),
  },
  // It arrived after the places had been released. The office decides what happens.
  'paid-late': {
    reason: 'form',
    limit: 'none',
    write: worded(readUnrefundedPayment, { words: mailWords('paid-late'), ...ABOUT_PAYMENT }),
  },
} satisfies Partial<Mails>

/** A later success makes the mail untrue. */
async function readFailedPayment(services: Services, mail: Mail<'payment-failed'>) {
  const payment = await findUnrefunded(services, mail)
  return payment?.state === 'failed' ? readPaymentFacts(services, payment) : undefined
}

/** Undefined once the provider has said what became of it. */
async function readComing(services: Services, mail: Mail<'refund-coming'>) {
  const { state, amount_minor } = await findRefund(services.db, mail.facts.token)
  const isComing = state === 'asked' || state === 'queued'
  return isComing ? readRefund(services, mail, amount_minor) : undefined
}

/** Undefined for whoever was never told that it was on its way. */
async function readRefused(services: Services, mail: Mail<'refund-refused'>) {
  const { db } = services
  const { token } = mail.facts
  const { state, amount_minor } = await findRefund(db, token)
  const promise = await mailByKey(db, `refund-coming:${mail.payment_id}:${token}`)
  const isPromised = !promise || promise.outcome === 'sent' || promise.sending_since !== null
  return state === 'refused' && isPromised ? readRefund(services, mail, amount_minor) : undefined
}

async function readRefund(services: Services, mail: Mail, amount: Paise) {
  const payment = await readMailedPayment(services, mail)
  return { ...payment, refund: rupeesIn(payment.language, amount) }
}
