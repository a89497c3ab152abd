import { inIndia } from '../clock.ts'
import type { Ledger } from './ledger.ts'
import { type Payment, statusOf, sumOf } from './payment.ts'
import type { Json } from './php-text.ts'
import { reasons, timeText } from './report.ts'

/** `verify_payment`: the outer status is about the call, the inner ones about the payments. */
export function verifyPayments(txnids: readonly string[], ledger: Ledger): Json {
  const entries = txnids.map((txnid) => [txnid, ledger.byTxnid(txnid)] as const)
  const found = entries.filter(([, payment]) => payment !== undefined).length
  return {
    status: found > 0 ? 1 : 0,
    msg: `${found} out of ${txnids.length} Transactions Fetched Successfully`,
    transaction_details: Object.fromEntries(
      entries.map(([txnid, payment]) => [txnid, payment ? details(payment) : notFound]),
    ),
  }
}

/** `check_payment`: the same details by PayU's id. */
export function checkPayment(id: string, ledger: Ledger): Json {
  const payment = ledger.byId(id)
  return payment
    ? { status: 1, msg: 'Transaction Fetched Successfully', transaction_details: details(payment) }
    : {
        status: 0,
        msg: '0 out of 1 Transactions Fetched Successfully',
        transaction_details: notFound,
      }
}

/** `get_Transaction_Details`: all payments opened between two dates in India, inclusive. */
export function transactionsBetween(days: { first: string; last: string }, ledger: Ledger): Json {
  const payments = ledger.all().filter(({ openedAt }) => {
    const { date } = inIndia(openedAt)
    return date >= days.first && date <= days.last
  })
  return {
    status: 1,
    msg: 'Transaction Fetched Successfully',
    Transaction_details: payments.map(details),
  }
}

const notFound = { mihpayid: 'Not Found', status: 'Not Found' } as const

function details(payment: Payment): Json {
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
    field9: paid ? 'Success' : reasons[state].text,
    error_code: reasons[state].code,
    error_Message: paid ? 'NO ERROR' : reasons[state].message,
    addedon: timeText(payment.openedAt),
    payment_source: 'payu',
    card_type: null,
    // A JSON number here and text elsewhere, as in PayU's answers.
    net_amount_debit: paid ? Number(sumOf(amount, charges)) : 0,
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
