import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFields, readForm } from '#app/ui/form/read-form.ts'
import { apiRecord, OFFERED_CODES, registrationForm } from '#tests/support/people.ts'
import { readRecords } from './register-by-records.server.ts'
import { registrationSchema, toRegistration } from './registration-schema.ts'

test.each([
  [undefined, 'en'],
  ['ta', 'ta'],
])('a record with the language %j is mailed in %j', (language, mailed) => {
  const read = readRecords([apiRecord(language ? { language } : {})], OFFERED_CODES)
  expect(read).toMatchObject({ ok: true, registration: { language: mailed } })
})

test('a language that the site does not have is refused', () => {
  const read = readRecords([apiRecord({ language: 'fr' })], OFFERED_CODES)
  const message = 'Must be one of en, ta, kn, hi.'
  expect(read).toEqual({ ok: false, errors: [{ path: '0.language', message }] })
})

test('records become the same registration as the form', () => {
  const sent = registrationForm({ type: 'Married Couple' }, 2)
  const reading = readForm(registrationSchema(OFFERED_CODES), readFields(sent))
  if (!reading.ok) throw new Error('the form is right')
  const records = [apiRecord({ type: 'Married Couple' }), apiRecord({ type: 'Married Couple' })]
  const registration = toRegistration(reading.value, 'en')
  expect(readRecords(records, OFFERED_CODES)).toEqual({ ok: true, registration })
})

test('amount, transaction id and status in records are ignored', () => {
  const bold = apiRecord({ amount: '1', txnid: 'EWG1', status: 'Paid', admin: true })
  const plain = readRecords([apiRecord()], OFFERED_CODES)
  expect(readRecords([bold], OFFERED_CODES)).toEqual(plain)
  expect(plain.ok).toBe(true)
})

test('the age of a record is a number or a number in words', () => {
  const ages = [34, '34'].map((age) => readRecords([apiRecord({ age })], OFFERED_CODES))
  expect(ages[0]).toEqual(ages[1])
})

test.each([
  [{ city: 'Bangalore 1' }, '0.city', 'Invalid city name!'],
  [{ city: undefined }, '0.city', 'City is required!'],
  [{ city: null }, '0.city', 'City is required!'],
  [{ city: '' }, '0.city', 'City is required!'],
  [{ city: 5 }, '0.city', 'City must be text'],
  [{ firstname: ['Asha'] }, '0.firstname', 'First Name must be text'],
  [{ phone: 9876543210 }, '0.phone', 'Mobile Number must be text'],
  [{ age: -1 }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: 12.5 }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: 121 }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: 1e21 }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: 'abc' }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: true }, '0.age', 'Age must be a whole number from 0 to 120'],
  [{ age: '' }, '0.age', 'Age is required!'],
  [{ age: undefined }, '0.age', 'Age is required!'],
  [{ agree: false }, '0.agree', 'Must check in order to submit.'],
  [{ agree: 'true' }, '0.agree', 'Must check in order to submit.'],
  [{ agree: undefined }, '0.agree', 'Must check in order to submit.'],
  [{ arrivals: undefined }, '0.arrivals', 'Arrival details are required!'],
  [{ arrivals: 'soon' }, '0.arrivals', 'Arrival must be a date and a time.'],
  [{ productinfo: 'gpcnovmysore2023' }, '0.productinfo', 'Conference Date is required!'],
  [{ productinfo: 'ewgshut2025' }, '0.productinfo', 'Registration for this conference is closed.'],
  [{ type: 'Family' }, '0.type', 'Family is for 2 to 5 people.'],
])('a record with %j: %s %s', (fields, path, message) => {
  expect(readRecords([apiRecord(fields)], OFFERED_CODES)).toEqual({
    ok: false,
    errors: [{ path, message }],
  })
})

test.each([
  ['productinfo', 'ewgaugmysore2023'],
  ['type', 'Family'],
  ['residential', 'Non Residential'],
  ['arrivals', '2025-09-13T10:00'],
  ['paym', 'Part Payment'],
])('records must agree on %s', (field, value) => {
  const couple = { type: 'Married Couple' }
  const records = [apiRecord(couple), apiRecord({ ...couple, [field]: value })]
  const errors = [{ path: `1.${field}`, message: 'Must be the same as in the first record.' }]
  expect(readRecords(records, OFFERED_CODES)).toEqual({ ok: false, errors })
})

test('every record gives consent', () => {
  const couple = { type: 'Married Couple' }
  const records = [apiRecord(couple), apiRecord({ ...couple, agree: false })]
  const errors = [{ path: '1.agree', message: 'Must check in order to submit.' }]
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
