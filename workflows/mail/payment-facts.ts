import { findRow, hasRow, rowOf } from '#database/engine/rows.ts'
import { mailByKey, type OutboxMail } from '#database/records/mail/outbox.ts'
import { payerName } from '#database/records/payments/listed-payments.ts'
import { findPaymentById, type Payment } from '#database/records/payments/payments.ts'
import { recordOf, storedOf } from '#database/records/private/private-pages.ts'
import { findReceipt } from '#database/records/receipts/receipts.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import type { Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'
import { LABEL_WORDS, LINK_WORDS } from '#words/mail.ts'
import { eventSold, nameFund } from '#workflows/conferences/event-now.ts'
import { providerDetails } from '#workflows/records/payments/read-payment.ts'
import { receiptAddresses } from '#workflows/records/receipts/read-receipt.ts'
import type { Services } from '#workflows/services.ts'
import { publicAddress } from '../languages/stored-language.ts'
import { readUnfinished } from '../reminders/remind-of-payments.ts'
import { type Mail, toButton, toPage } from './mail.ts'

type AboutPayment = Pick<OutboxMail, 'payment_id'>

export async function readMailedPayment(services: Services, mail: AboutPayment) {
  return readPaymentFacts(services, await findPaymentById(services.db, mail.payment_id ?? ''))
}

/** The payment that a mail is about. Undefined once all of it was refunded: then nothing else is told. */
export async function findUnrefunded({ db }: Services, { payment_id }: AboutPayment) {
  const payment = await findPaymentById(db, payment_id ?? '')
  return payment.state === 'refunded' ? undefined : payment
}

export async function readUnrefundedPayment(services: Services, mail: AboutPayment) {
  const payment = await findUnrefunded(services, mail)
  return payment && readPaymentFacts(services, payment)
}

export async function readPaymentFacts(services: Services, payment: Payment) {
  const { db, publicUrl } = services
  const record = await recordOf(db, payment)
  const { language, private_token: token } = storedOf(record)
  const receipts = await receiptAddresses(db, token, { attempts: [payment] })
  const receipt = await findReceipt(db, 'payment_id', payment.id)
  const { doneMinor: returnedMinor } = sumRefunds(await refundsOf(db, payment.id))
  const receivedMinor = payment.received_minor ?? payment.amount_minor
  const amount = rupeesIn(language, receivedMinor)
  const returned = rupeesIn(language, returnedMinor)
  const changedAt = new Date(payment.changed_at)
  const isGift = payment.gift_id !== null
  const labels = LINK_WORDS[language]
  const { purpose, registration_id: id } = payment
  const event = id ? await eventSold(services, { id, event_code: purpose }, language) : undefined
  return {
    language,
    isGift,
    reader: await payerName(db, payment),
    txnid: payment.txnid,
    towards: id ? (event?.name ?? purpose) : nameFund(services, purpose, language),
    /** What was to be paid. */
    price: rupeesIn(language, payment.amount_minor),
    receivedMinor,
    amount,
    paid: amount,
    returned,
    givenBack: returnedMinor > 0 ? returned : undefined,
    kept: returnedMinor > 0 ? rupeesIn(language, receivedMinor - returnedMinor) : undefined,
    date: momentIn(language, changedAt),
    /** Of the receipt; undefined where it was made void. */
    issuedAt: receipt && new Date(receipt.issued_at),
    receiptNumber: receipt && receiptNumber(receipt),
    bankReference: providerDetails(services, payment).bankReference || undefined,
    providerNumber: payment.provider_id || undefined,
    /** The failure is not confirmed, so money may have been taken. */
    isDoubtful: payment.heard !== 'confirmed-failure',
    links: {
      yours: toPage(isGift ? labels.yourGift : labels.yourRegistration, `${publicUrl}/my/${token}`),
      // It may be shown to a bank, because its page has no personal data.
      status: toPage(
        labels.status,
        publicAddress(services, language, `/response?txnid=${payment.txnid}`),
      ),
      receipt: toPage(
        LABEL_WORDS[language].receipt,
        `${publicUrl}${receipts.get(payment.id) ?? `/receipts/${payment.token}`}`,
      ),
      pay: toButton(`${publicUrl}/pay/${payment.token}`),
    },
  }
}

export type PaymentFacts = Awaited<ReturnType<typeof readPaymentFacts>>

/** Money that came by hand, and its receipt. Undefined once it was taken back. */
export async function readHandMoney({ db, publicUrl }: Services, { entryId }: { entryId: string }) {
  const entry = await findRow(db, 'money_entry', { id: entryId })
  if (!entry || (await hasRow(db, 'money_entry', { takes_back: entry.id }))) return undefined
  const record = await recordOf(db, entry)
  const { language, private_token: token } = storedOf(record)
  const receipts = await receiptAddresses(db, token, { entries: [entry] })
  const receipt = await findReceipt(db, 'entry_id', entry.id)
  const labels = LABEL_WORDS[language]
  return {
    entry,
    language,
    receiptNumber: receipt && receiptNumber(receipt),
    amount: rupeesIn(language, entry.amount_minor),
    day: dayIn(language, entry.day),
    paidBy: entry.method ? labels.methods[entry.method] : '',
    reference: entry.reference || undefined,
    links: {
      receipt: toPage(labels.receipt, `${publicUrl}${receipts.get(entry.id) ?? ''}`),
      yours: toPage(LINK_WORDS[language].yourGift, `${publicUrl}/my/${token}`),
    },
  }
}

/** A later success makes the mail untrue. */
export async function readFailedPayment(services: Services, mail: Mail<'payment-failed'>) {
  const payment = await findUnrefunded(services, mail)
  return payment?.state === 'failed' ? readPaymentFacts(services, payment) : undefined
}

/** Undefined once the provider has said what became of it. */
export async function readComingRefund(services: Services, mail: Mail<'refund-coming'>) {
  const { state, amount_minor } = await rowOf(services.db, 'refund', { token: mail.facts.token })
  const isComing = state === 'asked' || state === 'queued'
  return isComing ? readRefund(services, mail, amount_minor) : undefined
}

/** Undefined for whoever was never told that it was on its way. */
export async function readRefusedRefund(services: Services, mail: Mail<'refund-refused'>) {
  const { db } = services
  const { token } = mail.facts
  const { state, amount_minor } = await rowOf(db, 'refund', { token })
  const promise = await mailByKey(db, `refund-coming:${mail.payment_id}:${token}`)
  const isPromised = !promise || promise.outcome === 'sent' || promise.sending_since !== null
  return state === 'refused' && isPromised ? readRefund(services, mail, amount_minor) : undefined
}

async function readRefund(services: Services, mail: Mail, amount: Paise) {
  const payment = await readMailedPayment(services, mail)
  return { ...payment, refund: rupeesIn(payment.language, amount) }
}

export async function readUnfinishedPayment(services: Services, mail: Mail<'payment-unfinished'>) {
  const { db } = services
  const payment = await findPaymentById(db, mail.payment_id ?? '')
  const unfinished = await readUnfinished(db, services, await recordOf(db, payment))
  if (!unfinished) return undefined
  const facts = await readPaymentFacts(services, payment)
  const { state, heldUntil } = unfinished
  return {
    ...facts,
    amount: facts.price,
    isPending: state === 'pending',
    isReleased: state === 'released',
    heldUntil: heldUntil && momentIn(facts.language, heldUntil),
  }
}
