import { expect } from 'vitest'
import { finishPayment, register, unpaidRegistration } from '#tests/support/payments.ts'
import { registration } from '#tests/support/people.ts'
import { test, testServices } from '#tests/support/site/services.ts'
import { readResult } from '#workflows/records/payments/read-payment.ts'
import { readPaymentRecord } from './payment-record.server.ts'

const FIELDS = `mihpayid mode status unmappedstatus key txnid amount discount net_amount_debit
  addedon productinfo firstname lastname address1 address2 city state country zipcode email phone
  udf1 udf2 udf3 udf4 udf5 udf6 udf7 udf8 udf9 udf10 hash field1 field2 field3 field4 field5 field6
  field7 field8 field9 payment_source PG_TYPE bank_ref_num bankcode error error_Message`.split(
  /\s+/,
)

test.each([
  ['approve', 'success', 'captured'],
  ['decline', 'failure', 'failed'],
])('after %s the record says %s', async (outcome, status, unmappedstatus) => {
  const services = await testServices()
  const { payment } = await unpaidRegistration(services, registration())
  await finishPayment(services, payment, outcome)
  const record = await readPaymentRecord(services, payment.txnid)
  expect(Object.keys(record ?? {}).sort()).toEqual([...FIELDS].sort())
  expect(record).toMatchObject({
    status,
    unmappedstatus,
    txnid: payment.txnid,
    amount: '1800.00',
    productinfo: 'ewgmaymysore2023',
    mode: 'UPI',
    firstname: 'A***',
    email: 'a***',
    phone: '********10',
    hash: '',
  })
  expect(JSON.stringify(record)).not.toMatch(/asha@|98765|Asha/)
})

test('the record of an open payment says pending', async (services) => {
  const { payment } = await register(services, { registration: registration() })
  const record = await readPaymentRecord(services, payment?.txnid ?? '')
  expect(record).toMatchObject({ status: 'pending', mihpayid: '', error_Message: '' })
})

test.each([
  ['ewgmaymysore2023', 'Encounter with God, Mysore, May 6 to 7, 2023'],
  ['wfcdecooty2021', 'Wholeness and Freedom Part I, Ooty, December 2021'],
  ['ewgjunmysore2021', 'Encounter with God, Mysore, June 2021'],
])('the result of a payment for %s names the event', async (purpose, towards) => {
  const services = await testServices()
  const { payment } = await register(services, { registration: registration() })
  await services.db.updateTable('payment').set({ purpose }).execute()
  expect(await readResult(services, payment?.txnid ?? '')).toMatchObject({ towards })
})
