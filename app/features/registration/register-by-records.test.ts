import fc from 'fast-check'
import { expect } from 'vitest'
import { readFields, readForm } from '#app/ui/form/read-form.ts'
import { findPayment } from '#database/records/payments/payments.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { finishPayment, payInSandbox, unpaidRegistration } from '#tests/support/payments.ts'
import { apiRecord, OFFERED_CODES, registration, registrationForm } from '#tests/support/people.ts'
import { withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { readRecords, registerByRecords } from './register-by-records.server.ts'
import { registrationSchema, toRegistration } from './registration-schema.ts'

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

test('where places are limited, a free registration says until when they are held', async () => {
  const limits = { capacity: { people: 5 }, holdMinutes: 30 }
  const services = withCapacity(await testServices(), limits)
  const places =
    "The places are held until 15 November 2026, 10:00 AM. The link in the first person's mail keeps them."
  const expected = { ok: true, body: { amount: '0.00', message: 'Nothing is due online', places } }
  expect(await registerByRecords(services, [apiRecord({ age: 4 })])).toEqual(expected)
})

test('what is refused is not stored', async (services) => {
  for (const [event, message] of [
    ['wfcfebooty2023', 'Registration for this conference is closed.'],
    ['ewgjunmysore2021', 'Conference Date is required!'],
  ]) {
    const answer = await registerByRecords(services, [apiRecord({ productinfo: event })])
    const errors = [{ path: '0.productinfo', message }]
    expect(answer).toEqual({ ok: false, status: 400, errors })
  }
  expect(await countOf(services, 'registration')).toBe(0)
})

test('while a payment is pending nobody is sent to pay again', async (services) => {
  const { id, payment } = await unpaidRegistration(services, registration())
  await payInSandbox(services, payment, 'pending')
  await services.db.updateTable('payment').set({ state: 'pending' }).execute()
  const answer = await registerByRecords(services, [apiRecord()])
  expect(answer).toMatchObject({ ok: false, status: 409 })
  expect((await findRegistration(services.db, id))?.status).toBe('Not Paid')
})

test('a database failure is reported plainly', async (services) => {
  await services.db.destroy()
  for (const used of [undefined, key]) {
    const answer = await registerByRecords(services, [apiRecord()], used)
    expect(answer).toMatchObject({ ok: false, status: 503 })
  }
  expect(services.counted()['registration.not-stored']).toBe(2)
})

test.each([
  [undefined, 'en'],
  ['ta', 'ta'],
])('a record with the language %j is mailed in %j', (language, mailed) => {
  const read = readRecords([apiRecord(language ? { language } : {})], OFFERED_CODES)
  expect(read).toMatchObject({ ok: true, registration: { language: mailed } })
})

test('records become the same registration as the form', () => {
  const sent = registrationForm({ type: 'Married Couple' }, 2)
  const reading = readForm(registrationSchema(OFFERED_CODES), readFields(sent))
  if (!reading.ok) throw new Error('the form is right')
  const records = [apiRecord({ type: 'Married Couple' }), apiRecord({ type: 'Married Couple' })]
  const registration = toRegistration(reading.value, 'en')
  expect(readRecords(records, OFFERED_CODES)).toEqual({ ok: true, registration })
})

// What is wrong with a text is said as in the form: registration-schema.test.
test.each([
  [{ city: null }, '0.city', 'City is required!'],
  [{ language: 'fr' }, '0.language', 'Must be one of en, ta, kn, hi.'],
  [{ city: 5 }, '0.city', 'City must be text'],
  [{ firstname: ['Asha'] }, '0.firstname', 'First Name must be text'],
  [{ phone: 9876543210 }, '0.phone', 'Mobile Number must be text'],
  [{ age: 12.5 }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: 1e21 }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: true }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: undefined }, '0.age', 'Age is required!'],
  [{ agree: 'true' }, '0.agree', 'Must check in order to submit.'],
  [{ arrivals: undefined }, '0.arrivals', 'Arrival details are required!'],
  [{ type: 'Family' }, '0.type', 'Family is for 2 to 5 people.'],
])('a record with %j: %s %s', (fields, path, message) => {
  expect(readRecords([apiRecord(fields)], OFFERED_CODES)).toEqual({
    ok: false,
    errors: [{ path, message }],
  })
})

const SAME = 'Must be the same as in the first record.'

test.each([
  ['productinfo', 'ewgaugmysore2023', SAME],
  ['type', 'Family', SAME],
  ['residential', 'Non Residential', SAME],
  ['arrivals', '2025-09-13T10:00', SAME],
  ['paym', 'Part Payment', SAME],
  ['agree', false, 'Must check in order to submit.'],
])('records must agree on %s, and each gives consent', (field, value, message) => {
  const couple = { type: 'Married Couple' }
  const records = [apiRecord(couple), apiRecord({ ...couple, [field]: value })]
  const errors = [{ path: `1.${field}`, message }]
  expect(readRecords(records, OFFERED_CODES)).toEqual({ ok: false, errors })
})

test.each([
  undefined,
  null,
  'records',
  7,
  {},
  [],
  Array.from({ length: 6 }, () => apiRecord({ type: 'Group' })),
])('%j is not a list of records', (json) => {
  const message = 'Send a list of 1 to 5 registration records.'
  expect(readRecords(json, OFFERED_CODES)).toEqual({ ok: false, errors: [{ path: '', message }] })
})

test.each([[[null]], [['Asha']], [[[]]], [[apiRecord(), 5]]])(
  '%j contains something that is not a record',
  (json) => {
    expect(readRecords(json, OFFERED_CODES).ok).toBe(false)
  },
)

test('arbitrary JSON never throws, and each error has a path and a message', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const read = readRecords(json, OFFERED_CODES)
      expect(read.ok || read.errors.every(({ message }) => message !== '')).toBe(true)
      expect(read.ok).toBe(false)
    }),
  )
})

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'

async function countOf({ db }: TestServices, table: 'registration' | 'payment') {
  return (await db.selectFrom(table).selectAll().execute()).length
}

onEngines(
  'the same key and body at once, and later, are one registration and one answer',
  async (services) => {
    const json = [apiRecord()]
    const send = () => registerByRecords(services, json, key)
    const [first, ...others] = await Promise.all([send(), send(), send(), send()])
    expect(first).toMatchObject({ ok: true, body: { txnid: expect.stringMatching(/^EWG\d{11}$/) } })
    services.pass(60_000)
    expect([...others, await send()]).toEqual([first, first, first, first])
    expect([await countOf(services, 'registration'), await countOf(services, 'payment')]).toEqual([
      1, 1,
    ])
  },
)

test('the answer stays the same after the payment has changed', async (services) => {
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

test('another key with the same body is another registration', async (services) => {
  await registerByRecords(services, [apiRecord()], key)
  await registerByRecords(services, [apiRecord()], `${key}-2`)
  expect(await countOf(services, 'registration')).toBe(2)
})

test('a key whose registration was refused may be used for the corrected one', async (services) => {
  const wrong = await registerByRecords(services, [apiRecord({ city: 'B1' })], key)
  expect(wrong).toMatchObject({ ok: false, status: 400 })
  expect(await registerByRecords(services, [apiRecord()], key)).toMatchObject({ ok: true })
})

test('a key whose registration found no places may be used again', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 1 } })
  await registerByRecords(services, [apiRecord({ firstname: 'Maya' })])
  expect(await registerByRecords(services, [apiRecord()], key)).toEqual({
    ok: false,
    status: 409,
    errors: [{ path: '', message: 'All places are taken.' }],
  })
  const larger = withCapacity(services, { capacity: { people: 2 } })
  expect(await registerByRecords(larger, [apiRecord()], key)).toMatchObject({ ok: true })
})

test('at Rs. 0 the answer is the same as well', async (services) => {
  const json = [apiRecord({ age: 4 })]
  const first = await registerByRecords(services, json, key)
  expect(first).toEqual({ ok: true, body: { amount: '0.00', message: 'Nothing is due online' } })
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

test('keys are forgotten after thirty days', async (services) => {
  await registerByRecords(services, [apiRecord()], key)
  services.pass(31 * 24 * 60 * 60_000)
  await registerByRecords(services, [apiRecord({ firstname: 'Maya' })], 'another-key')
  const kept = await services.db.selectFrom('idempotency_key').selectAll().execute()
  expect(kept).toHaveLength(1)
})
