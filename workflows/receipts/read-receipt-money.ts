import { findGift } from '#database/gifts/gifts.ts'
import { entryOf } from '#database/money/money-entries.ts'
import { payerName } from '#database/payments/payer-name.ts'
import { findPaymentById } from '#database/payments/payments.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import type { Paise } from '#domain/money.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import { nameSold } from '#workflows/payments/name-purpose.ts'
import { providerDetails } from '#workflows/payments/provider-details.ts'
import type { Services } from '#workflows/services.ts'
import { type TaxFacts, taxFacts } from './tax-facts.ts'

/** What a receipt says about its money. */
export type ReceiptMoney = {
  day: Day
  /** The moment; undefined for money by hand that was recorded on another day. */
  at: string | undefined
  payer: string
  tax: TaxFacts | undefined
  amountMinor: Paise
  /** What was given back of it. */
  returnedMinor: Paise
  isRefunded: boolean
  towards: string
  paidBy: string
  /** The number of the cheque, UPI payment or transfer. */
  reference: string
  txnid: string
  bankReference: string
  providerId: string
}

/** Of an online payment. */
export async function readPaymentMoney(
  services: Services,
  { id, at, language }: { id: string; at: string; language: Language },
): Promise<ReceiptMoney> {
  const payment = await findPaymentById(services.db, id)
  const { method, bankReference } = providerDetails(services, payment)
  return {
    day: dayInIndia(Date.parse(at)),
    at,
    payer: await payerName(services.db, payment),
    tax: await taxFacts(services, payment),
    amountMinor: payment.received_minor ?? payment.amount_minor,
    returnedMinor: sumRefunds(await refundsOf(services.db, id)).doneMinor,
    isRefunded: payment.state === 'refunded',
    towards: await nameSold(services, payment, language),
    paidBy: method,
    reference: '',
    txnid: payment.txnid,
    bankReference,
    providerId: payment.provider_id ?? '',
  }
}

/** Of money by hand. */
export async function readEntryMoney(
  services: Services,
  id: string,
  language: Language,
): Promise<ReceiptMoney> {
  const entry = await entryOf(services.db, id)
  const { day, at, registration_id } = entry
  return {
    day,
    at: dayInIndia(Date.parse(at)) === day ? at : undefined,
    payer: await payerName(services.db, entry),
    tax: await taxFacts(services, entry),
    amountMinor: entry.amount_minor,
    returnedMinor: 0,
    isRefunded: false,
    towards: await nameSold(
      services,
      { purpose: await purposeOf(services, entry), registration_id },
      language,
    ),
    paidBy: entry.method ?? '',
    reference: entry.reference,
    txnid: '',
    bankReference: '',
    providerId: '',
  }
}

type Owner = { gift_id: string | null; registration_id: string | null }

async function purposeOf({ db }: Services, { gift_id, registration_id }: Owner): Promise<string> {
  if (gift_id) return (await findGift(db, gift_id)).fund
  return (await findRegistration(db, registration_id ?? ''))?.event_code ?? ''
}
