import { type Payment, providerFields } from '#database/payments.ts'
import { refundsOf } from '#database/refunds.ts'
import { toDecimalText } from '#domain/money.ts'
import type { PaymentStatus } from '#domain/payments/evidence.ts'
import { maskEmail, maskName, maskPhone } from '#domain/payments/masking.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'
import type { Services } from '#workflows/services.ts'
import { readPayment } from './read-payment.ts'

type Reading = Pick<Services, 'db' | 'payments' | 'log' | 'count' | 'now'>

/** A payment with the provider's field names (https://docs.payu.in/docs/webhook-events-and-sample-payloads). */
export type PaymentRecord = Record<string, string>

/** Anybody can request this, so personal data is masked. */
export async function readPaymentRecord(
  services: Reading,
  txnid: string,
): Promise<PaymentRecord | undefined> {
  const payment = await readPayment(services, txnid)
  if (!payment) return undefined
  const { doneMinor } = sumRefunds(await refundsOf(services.db, payment.id))
  const record = toPaymentRecord(payment)
  // Our own field: the provider still reports a refunded payment as a success.
  return doneMinor > 0 ? { ...record, refunded: toDecimalText(doneMinor) } : record
}

export function toPaymentRecord(payment: Payment): PaymentRecord {
  const said = providerFields(payment)
  const blank = Object.fromEntries(FIELDS.map((name) => [name, '']))
  const known = Object.entries(said).filter(([name]) => SAID_BY_PROVIDER.has(name))
  return {
    ...blank,
    ...Object.fromEntries(known),
    discount: said.disc ?? '',
    error: said.error_code ?? '',
    status: STATUSES[payment.state],
    txnid: payment.txnid,
    amount: toDecimalText(payment.amount_minor),
    productinfo: payment.purpose,
    firstname: maskName(payment.payer_name),
    email: maskEmail(payment.payer_email),
    phone: maskPhone(payment.payer_phone),
  }
}

const STATUSES: Record<PaymentState, PaymentStatus> = {
  open: 'pending',
  pending: 'pending',
  confirming: 'pending',
  failed: 'failure',
  paid: 'success',
  // The provider reports a refunded payment as a success too.
  refunded: 'success',
}

/** Fields that are copied from the provider's answer: neither its signature nor personal data. */
const SAID_BY_PROVIDER = new Set([
  'mihpayid',
  'mode',
  'unmappedstatus',
  'net_amount_debit',
  'addedon',
  'payment_source',
  'PG_TYPE',
  'bank_ref_num',
  'bankcode',
  'error_Message',
])

/** All fields of the provider's response, in its order. */
const FIELDS = [
  ...['mihpayid', 'mode', 'status', 'unmappedstatus', 'key', 'txnid', 'amount', 'discount'],
  ...['net_amount_debit', 'addedon', 'productinfo', 'firstname', 'lastname', 'address1'],
  ...['address2', 'city', 'state', 'country', 'zipcode', 'email', 'phone'],
  ...numbered('udf', 10),
  'hash',
  ...numbered('field', 9),
  ...['payment_source', 'PG_TYPE', 'bank_ref_num', 'bankcode', 'error', 'error_Message'],
]

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index + 1}`)
}
