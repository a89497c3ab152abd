import { payerName } from '#database/payments/payer-name.ts'
import { findPayment, findPaymentByToken, type Payment } from '#database/payments/payments.ts'
import { findReceipt, receiptsOf } from '#database/receipts/receipts.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import type { Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import { providerDetails } from '#workflows/payments/provider-details.ts'
import type { Services } from '#workflows/services.ts'
import { nameSold } from '../payments/name-purpose.ts'
import { type TaxFacts, taxFacts } from './tax-facts.ts'

export type ReceiptPage = {
  church: { name: string; address: string; phone: string; email: string }
  number: string | undefined
  at: string
  payer: string
  tax: TaxFacts | undefined
  receivedMinor: Paise
  returnedMinor: Paise
  towards: string
  method: string
  txnid: string
  bankReference: string
  providerId: string
  refunded: boolean
  /** The number of the receipt that was made void and has no successor. */
  voided: string | undefined
}

/**
 * A receipt to print. It shows who paid, so its address is a token that can't be guessed. The
 * transaction number, which others may know, works only in the payer's own browser.
 */
export async function readReceiptPage(
  services: Services,
  { name, isOwnNumber }: { name: string; isOwnNumber: boolean },
): Promise<ReceiptPage | undefined> {
  const byToken = await findPaymentByToken(services.db, name)
  const payment = byToken ?? (isOwnNumber ? await findPayment(services.db, name) : undefined)
  if (!payment || !wasReceived(payment.state)) return undefined
  return {
    church: churchOf(services),
    ...(await factsOf(services, payment)),
    refunded: payment.state === 'refunded',
    voided: await voidedNumber(services, payment),
  }
}

async function voidedNumber({ db }: Services, payment: Payment): Promise<string | undefined> {
  const last = (await receiptsOf(db, 'payment_id', [payment])).at(-1)
  return last?.voided_at ? receiptNumber(last) : undefined
}

async function factsOf(services: Services, payment: Payment) {
  const { db } = services
  const receipt = await findReceipt(db, 'payment_id', payment.id)
  const { method, bankReference } = providerDetails(services, payment)
  return {
    number: receipt && receiptNumber(receipt),
    at: receipt?.issued_at ?? payment.changed_at,
    payer: await payerName(db, payment),
    tax: await taxFacts(services, payment),
    receivedMinor: payment.received_minor ?? payment.amount_minor,
    returnedMinor: sumRefunds(await refundsOf(db, payment.id)).doneMinor,
    towards: await nameSold(services, payment),
    method,
    txnid: payment.txnid,
    bankReference,
    providerId: payment.provider_id ?? '',
  }
}

function churchOf({ content }: Services) {
  const { name, address, phone, email } = content.church
  const { street, locality, city, state, postalCode } = address
  return { name, phone, email, address: `${street}, ${locality}, ${city} ${postalCode}, ${state}` }
}
