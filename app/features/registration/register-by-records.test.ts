import { expect } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { payInSandbox, unpaidRegistration } from '#tests/support/payments.ts'
import { apiRecord, registration } from '#tests/support/people.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, test, testServices } from '#tests/support/site/services.ts'
import { registerByRecords } from './register-by-records.server.ts'

onEngines('records get the fields of the hand-off form', async (services) => {
  const answer = await registerByRecords(services, [apiRecord({ amount: '1', txnid: 'EWG1' })])
  expect(answer).toEqual({
    ok: true,
    body: {
      action: `${services.sandboxUrl}/payu/_payment`,
      key: 'TESTKEY',
      hash: expect.stringMatching(/^[0-9a-f]{128}$/),
      txnid: expect.stringMatching(/^EWG\d{11}$/),
      amount: '1800.00',
      productinfo: 'ewgmaymysore2023',
      firstname: 'Asha',
      email: 'asha@example.org',
      phone: '9876543210',
      surl: 'http://church.test/api/register/response',
      furl: 'http://church.test/api/register/response',
      curl: 'http://church.test/api/register/response',
    },
  })
})

test('at Rs. 0 there is no hand-off form', async ({ services }) => {
  expect(await registerByRecords(services, [apiRecord({ age: 4 })])).toEqual({
    ok: true,
    body: { amount: '0.00', message: 'Nothing is due online' },
  })
})

test('where places are limited, a free registration says until when they are held', async () => {
  const limits = { capacity: { people: 5 }, holdMinutes: 30 }
  const services = withCapacity(await testServices(), limits)
  const places =
    "The places are held until 15 November 2026, 10:00 AM. The link in the first person's mail keeps them."
  const expected = { ok: true, body: { amount: '0.00', message: 'Nothing is due online', places } }
  expect(await registerByRecords(services, [apiRecord({ age: 4 })])).toEqual(expected)
})

test.each([
  ['another field', apiRecord({ city: 'B1' }), '0.city', 'Invalid city name!'],
  [
    'a closed event',
    apiRecord({ productinfo: 'wfcfebooty2023' }),
    '0.productinfo',
    'Registration for this conference is closed.',
  ],
  [
    'an event of an earlier year',
    apiRecord({ productinfo: 'ewgjunmysore2021' }),
    '0.productinfo',
    'Conference Date is required!',
  ],
])('%s is refused and nothing is stored', async (_name, sent, path, message) => {
  const services = await testServices()
  const answer = await registerByRecords(services, [sent])
  expect(answer).toEqual({ ok: false, status: 400, errors: [{ path, message }] })
  expect(await services.db.selectFrom('registration').selectAll().execute()).toEqual([])
})

test('while a payment is pending nobody is sent to pay again', async ({ services }) => {
  const { id, payment } = await unpaidRegistration(services, registration())
  await payInSandbox(services, payment, 'pending')
  await services.db.updateTable('payment').set({ state: 'pending' }).execute()
  const answer = await registerByRecords(services, [apiRecord()])
  expect(answer).toMatchObject({ ok: false, status: 409 })
  expect((await findRegistration(services.db, id))?.status).toBe('Not Paid')
})

test('a database failure is reported plainly', async ({ services }) => {
  await services.db.destroy()
  expect(await registerByRecords(services, [apiRecord()])).toMatchObject({ ok: false, status: 503 })
  expect(services.counted()['registration.not-stored']).toBe(1)
})
