import { toDecimalText } from '#domain/money.ts'
import { maskName, maskPhone, type PaymentStatus } from '#domain/payments/evidence.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { readEarlierPayment, readStoredPayment } from '#workflows/records/payments/read-payment.ts'

/**
 * A payment as the API tells it, under the provider's field names
 * (https://docs.payu.in/docs/webhook-events-and-sample-payloads). Anybody can request this, so personal data
 * is masked.
 */
export async function readPaymentRecord(
  services: Parameters<typeof readStoredPayment>[0],
  txnid: string,
): Promise<Record<string, string> | undefined> {
  const payment = await readStoredPayment(services, txnid)
  if (!payment) {
    const earlier = await readEarlierPayment(services, txnid)
    return earlier && { ...copied(earlier, SAID_BY_EARLIER), ...masked(earlier) }
  }
  const { fields, payer, refundedMinor } = payment
  return {
    ...copied(fields, SAID_BY_PROVIDER),
    discount: fields.disc ?? '',
    error: fields.error_code ?? '',
    status: STATUSES[payment.state],
    txnid: payment.txnid,
    amount: toDecimalText(payment.amountMinor),
    productinfo: payment.purpose,
    ...masked({ ...payer, firstname: payer.name }),
    // Our own field: the provider still reports a refunded payment as a success.
    ...(refundedMinor > 0 && { refunded: toDecimalText(refundedMinor) }),
  }
}

type Fields = Readonly<Record<string, string>>

function copied(fields: Fields, known: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(FIELDS.map((name) => [name, (known.has(name) && fields[name]) || '']))
}

function masked({ firstname = '', email = '', phone = '' }: Fields) {
  // The domain of an address is masked too, because it can identify a person or a company.
  return { firstname: maskName(firstname), email: maskName(email), phone: maskPhone(phone) }
}

const STATUSES: Record<PaymentState, PaymentStatus> = {
  open: 'pending',
  pending: 'pending',
  confirming: 'pending',
  failed: 'failure',
  paid: 'success',
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

const SAID_BY_EARLIER = new Set([
  ...SAID_BY_PROVIDER,
  ...['status', 'txnid', 'amount', 'discount', 'productinfo', 'error'],
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
