import { inIndia } from '../clock.ts'
import { type Merchant, responseHash } from './hashes.ts'
import { type Payment, type PaymentState, statusOf, sumOf } from './payment.ts'

export type Report = Record<string, string>

/** PayU's report about a payment, posted by the payer's browser and by webhook. */
export function reportOf(payment: Payment, merchant: Merchant): Report {
  const { request, amount, charges } = payment
  const forged = payment.outcome === 'forged'
  const state = forged ? 'captured' : payment.state
  const status = statusOf(state)
  const paid = status === 'success'
  // A forger knows everything but the salt, so only the salt of the hash is wrong.
  const signer = forged ? { ...merchant, salt: 'not-the-salt' } : merchant
  return {
    mihpayid: payment.id,
    mode: 'UPI',
    status,
    unmappedstatus: state,
    key: merchant.key,
    txnid: request.txnid,
    amount,
    discount: '0.00',
    net_amount_debit: paid ? sumOf(amount, charges) : '0.00',
    ...(charges && { additionalCharges: charges }),
    addedon: timeText(payment.openedAt),
    productinfo: request.productinfo,
    firstname: request.firstname,
    lastname: request.lastname,
    ...request.address,
    zipcode: request.zipcode,
    email: request.email,
    phone: request.phone,
    ...tenUdfs(request.udf),
    hash: responseHash({ ...request, amount, status, charges }, signer),
    ...emptyFields,
    field9: reasons[state].text,
    payment_source: 'payu',
    PG_TYPE: 'UPI-PG',
    bank_ref_num: paid ? payment.bankReference : '',
    bankcode: 'UPI',
    error: reasons[state].code,
    error_Message: reasons[state].message,
  }
}

/** `YYYY-MM-DD HH:MM:SS` in India's time without an offset, as PayU writes it. */
export function timeText(moment: Date): string {
  const { date, time } = inIndia(moment)
  return `${date} ${time}`
}

export const reasons: Record<PaymentState, { code: string; message: string; text: string }> = {
  captured: { code: 'E000', message: 'No Error', text: 'Transaction Completed Successfully' },
  auth: { code: 'E000', message: 'No Error', text: 'Transaction authorised' },
  initiated: { code: 'E000', message: 'No Error', text: 'Transaction initiated' },
  pending: { code: 'E000', message: 'No Error', text: 'Waiting for the bank' },
  failed: { code: 'E308', message: 'Transaction failed at bank end', text: 'Declined by the bank' },
  userCancelled: { code: 'E9205', message: 'Customer cancellation', text: 'Cancelled by user' },
  bounced: { code: 'E1602', message: 'No user action', text: 'The payer left the payment page' },
  dropped: { code: 'E214', message: 'Bank servers unreachable', text: 'No answer from the bank' },
}

const emptyFields = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`field${n}`, '']))

function tenUdfs(udf: readonly string[]): Report {
  return Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`udf${n + 1}`, udf[n] ?? '']))
}
