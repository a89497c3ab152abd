import { inIndia } from '../clock.ts'
import { type Merchant, responseHash } from './hashes.ts'
import type { Ledger } from './ledger.ts'
import { type Payment, paise, rupees, states, statusOf } from './payment.ts'

/** PayU's report about a payment, posted by the payer's browser and by webhook. */
export function reportOf(payment: Payment, merchant: Merchant): Record<string, string> {
  const { request, amount, charges } = payment
  const forged = payment.outcome === 'forged'
  const state = forged ? 'captured' : payment.state
  const status = statusOf(state)
  const paid = status === 'success'
  // A forger knows everything but the salt, so only the salt of the hash is wrong.
  const signer = forged ? { ...merchant, salt: 'not-the-salt' } : merchant
  const { code, message, text } = states[state]
  const udfs = Array.from({ length: 10 }, (_, n) => [`udf${n + 1}`, request.udf[n] ?? ''])
  const unused = Array.from({ length: 9 }, (_, n) => [`field${n}`, ''])
  return {
    mihpayid: payment.id,
    mode: 'UPI',
    status,
    unmappedstatus: state,
    key: merchant.key,
    txnid: request.txnid,
    amount,
    discount: '0.00',
    net_amount_debit: paid ? rupees(paise(amount) + paise(charges)) : '0.00',
    ...(charges && { additionalCharges: charges }),
    addedon: timeText(payment.openedAt),
    productinfo: request.productinfo,
    firstname: request.firstname,
    lastname: request.lastname,
    ...request.address,
    email: request.email,
    phone: request.phone,
    ...Object.fromEntries(udfs),
    hash: responseHash({ ...request, amount, status, charges }, signer),
    ...Object.fromEntries(unused),
    field9: text,
    payment_source: 'payu',
    PG_TYPE: 'UPI-PG',
    bank_ref_num: paid ? payment.bankReference : '',
    bankcode: 'UPI',
    error: code,
    error_Message: message,
  }
}

/** `YYYY-MM-DD HH:MM:SS` in India's time without an offset, as PayU writes it. */
function timeText(moment: Date): string {
  const { date, time } = inIndia(moment)
  return `${date} ${time}`
}

/** `verify_payment`: the outer status is about the call, the inner ones about the payments. */
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

/** `get_Transaction_Details`: all payments opened between two dates in India, inclusive. */
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
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`udf${n}`, request.udf[n - 1] ?? ''])),
    field2: null,
    field9: paid ? 'Success' : states[state].text,
    error_code: states[state].code,
    error_Message: paid ? 'NO ERROR' : states[state].message,
    addedon: timeText(payment.openedAt),
    payment_source: 'payu',
    card_type: null,
    // A JSON number here and text elsewhere, as in PayU's answers.
    net_amount_debit: paid ? (paise(amount) + paise(charges)) / 100 : 0,
    disc: '0.00',
    mode: 'UPI',
    PG_TYPE: 'UPI-PG',
    card_no: '',
    status,
    unmappedstatus: state,
    Merchant_UTR: null,
    Settled_At: '0000-00-00 00:00:00',
  }
}
