import { inIndia } from '../clock.ts'
import { type Merchant, responseHash } from './hashes.ts'
import type { Ledger } from './ledger.ts'
import { type Payment, paise, states, statusOf } from './payment.ts'

/** The payer's browser posts it, and the webhook sends it. */
export function reportOf(payment: Payment, merchant: Merchant): Record<string, string> {
  const { request, amount, charges } = payment
  const forged = payment.outcome === 'forged'
  const state = forged ? 'captured' : payment.state
  const status = statusOf(state)
  const paid = status === 'success'
  // A forger knows everything but the salt, so only the salt of the hash is wrong.
  const signer = forged ? { ...merchant, salt: 'not-the-salt' } : merchant
  const { code, message } = states[state]
  return {
    mihpayid: payment.id,
    mode: 'UPI',
    status,
    unmappedstatus: state,
    key: merchant.key,
    txnid: request.txnid,
    amount,
    ...(charges && { additionalCharges: charges }),
    addedon: timeText(payment.openedAt),
    productinfo: request.productinfo,
    firstname: request.firstname,
    email: request.email,
    phone: request.phone,
    hash: responseHash({ ...request, amount, status, charges }, signer),
    bank_ref_num: paid ? payment.bankReference : '',
    error: code,
    error_Message: message,
  }
}

/** PayU writes India's time without an offset. */
function timeText(moment: Date): string {
  const { date, time } = inIndia(moment)
  return `${date} ${time}`
}

/** In `verify_payment` the outer status is about the call, the inner ones about the payments. */
export function verifyPayments(txnids: readonly string[], ledger: Ledger) {
  const entries = txnids.map((txnid) => [txnid, ledger.byTxnid(txnid)] as const)
  const found = entries.filter(([, payment]) => payment !== undefined).length
  const notFound = { mihpayid: 'Not Found', status: 'Not Found' }
  return {
    status: found > 0 ? 1 : 0,
    msg: `${found} out of ${txnids.length} Transactions Fetched Successfully`,
    transaction_details: Object.fromEntries(
      entries.map(([txnid, payment]) => [txnid, payment ? details(payment) : notFound]),
    ),
  }
}

/** `get_Transaction_Details` has all payments opened between two dates in India, inclusive. */
export function transactionsBetween(first: string, last: string, ledger: Ledger) {
  const payments = ledger.all().filter(({ openedAt }) => {
    const { date } = inIndia(openedAt)
    return date >= first && date <= last
  })
  return {
    status: 1,
    msg: 'Transaction Fetched Successfully',
    Transaction_details: payments.map(details),
  }
}

function details(payment: Payment) {
  const { request, amount, state, charges } = payment
  const status = statusOf(state)
  const paid = status === 'success'
  return {
    mihpayid: payment.id,
    request_id: '',
    bank_ref_num: paid ? payment.bankReference : '',
    amt: amount,
    transaction_amount: amount,
    txnid: request.txnid,
    additional_charges: charges || '0.00',
    productinfo: request.productinfo,
    firstname: request.firstname,
    bankcode: 'UPI',
    error_code: states[state].code,
    error_Message: paid ? 'NO ERROR' : states[state].message,
    addedon: timeText(payment.openedAt),
    payment_source: 'payu',
    card_type: null,
    // It is a JSON number here and text elsewhere, as in PayU's answers.
    net_amount_debit: paid ? (paise(amount) + paise(charges)) / 100 : 0,
    disc: '0.00',
    mode: 'UPI',
    PG_TYPE: 'UPI-PG',
    status,
    unmappedstatus: state,
    Settled_At: '0000-00-00 00:00:00',
  }
}
