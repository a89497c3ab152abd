import { expect } from 'vitest'
import { findPayment } from '#database/records/payments/payments.ts'
import { finishPayment } from '#tests/support/payments.ts'
import { apiRecord } from '#tests/support/people.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { registerByRecords } from './register-by-records.server.ts'

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'

async function countOf({ db }: TestServices, table: 'registration' | 'payment') {
  return (await db.selectFrom(table).selectAll().execute()).length
}

onEngines('the same key and body are one registration and one answer', async (services) => {
  const json = [apiRecord()]
  const first = await registerByRecords(services, json, key)
  expect(first).toMatchObject({ ok: true, body: { txnid: expect.stringMatching(/^EWG\d{11}$/) } })
  services.pass(60_000)
  const again = [registerByRecords(services, json, key), registerByRecords(services, json, key)]
  expect(await Promise.all(again)).toEqual([first, first])
  expect([await countOf(services, 'registration'), await countOf(services, 'payment')]).toEqual([
    1, 1,
  ])
})

onEngines('concurrent requests make one registration too', async (services) => {
  const send = () => registerByRecords(services, [apiRecord()], key)
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect([await countOf(services, 'registration'), await countOf(services, 'payment')]).toEqual([
    1, 1,
  ])
})

test('the answer stays the same after the payment has changed', async ({ services }) => {
  const json = [apiRecord()]
  const first = await registerByRecords(services, json, key)
  const txnid = first.ok ? (first.body.txnid ?? '') : ''
  const payment = await findPayment(services.db, txnid)
  if (!payment) throw new Error('there is something to pay')
  await finishPayment(services, payment, 'approve')
  expect(await registerByRecords(services, json, key)).toEqual(first)
  expect(await countOf(services, 'payment')).toBe(1)
})

test.each([
  ['another name', [apiRecord({ firstname: 'Maya' })]],
  ['a field that is not read', [apiRecord({ amount: '1' })]],
  ['what is no registration at all', { nothing: true }],
])('the same key with another body (%s) is refused', async (_name, json) => {
  const services = await testServices()
  await registerByRecords(services, [apiRecord()], key)
  expect(await registerByRecords(services, json, key)).toMatchObject({ ok: false, status: 422 })
  expect(await countOf(services, 'registration')).toBe(1)
})

test('another key with the same body is another registration', async ({ services }) => {
  await registerByRecords(services, [apiRecord()], key)
  await registerByRecords(services, [apiRecord()], `${key}-2`)
  expect(await countOf(services, 'registration')).toBe(2)
})

test('a key whose registration was refused may be used for the corrected one', async ({
  services,
}) => {
  const wrong = await registerByRecords(services, [apiRecord({ city: 'B1' })], key)
  expect(wrong).toMatchObject({ ok: false, status: 400 })
  expect(await registerByRecords(services, [apiRecord()], key)).toMatchObject({ ok: true })
})

test('a key whose registration found no places may be used again', async () => {
  const services = withCapacity(await testServices(), { capacity: { people: 1 } })
  await registerByRecords(services, [apiRecord({ firstname: 'Maya' })])
  expect(await registerByRecords(services, [apiRecord()], key)).toMatchObject({ status: 409 })
  const larger = withCapacity(services, { capacity: { people: 2 } })
  expect(await registerByRecords(larger, [apiRecord()], key)).toMatchObject({ ok: true })
})

test('at Rs. 0 the answer is the same as well', async ({ services }) => {
  const json = [apiRecord({ age: 4 })]
  const first = await registerByRecords(services, json, key)
  expect(first).toMatchObject({ ok: true, body: { amount: '0.00' } })
  expect(await registerByRecords(services, json, key)).toEqual(first)
  expect(await countOf(services, 'registration')).toBe(1)
})

test.each(['', ' ', 'x'.repeat(256), 'with spaces', 'ஆஷா', 'zero\0byte'])(
  'the key %j is refused',
  async (odd) => {
    const services = await testServices()
    const answer = await registerByRecords(services, [apiRecord()], odd)
    expect(answer).toMatchObject({ ok: false, status: 400 })
    expect(await countOf(services, 'registration')).toBe(0)
  },
)

test('keys are forgotten after thirty days', async ({ services }) => {
  await registerByRecords(services, [apiRecord()], key)
  services.pass(31 * 24 * 60 * 60_000)
  await registerByRecords(services, [apiRecord({ firstname: 'Maya' })], 'another-key')
  const kept = await services.db.selectFrom('idempotency_key').selectAll().execute()
  expect(kept).toHaveLength(1)
})

test('a database failure is reported plainly', async ({ services }) => {
  await services.db.destroy()
  const answer = await registerByRecords(services, [apiRecord()], key)
  expect(answer).toMatchObject({ ok: false, status: 503 })
})
