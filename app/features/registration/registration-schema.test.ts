import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readFields, readForm } from '#app/ui/form/read-form.ts'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import {
  apiRecord,
  attendee,
  CHOICES,
  OFFERED_CODES,
  PERSON,
  registrationForm,
} from '#tests/support/people.ts'
import { SCRIPTS } from '#tests/support/site/spoken-texts.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { readRecords } from './register-by-records.server.ts'
import { registrationSchema } from './registration-schema.ts'

test('a filled-in form becomes a registration', () => {
  expect(submit(registrationForm()).value).toEqual({
    productinfo: 'ewgmaymysore2023',
    type: 'Individual',
    residential: 'Residential',
    arrival: '2025-09-13T09:00',
    paym: 'Full Payment',
    agree: true,
    persons: [attendee()],
  })
})

/** An empty field and a missing one get the same message. */
test.each([
  ['productinfo', 'Conference Date is required!'],
  ['type', 'Registration Type is required!'],
  ['residential', 'Registration Type is required!'],
  ['arrival', 'Arrival details are required!'],
  ['paym', 'Payment Type is required!'],
  ['agree', 'Must check in order to submit.'],
  ['persons[0].firstname', 'First Name is required!'],
  ['persons[0].lastname', 'Last Name is required!'],
  ['persons[0].gender', 'Gender is required!'],
  ['persons[0].email', 'Email is required!'],
  ['persons[0].age', 'Age is required!'],
  ['persons[0].phone', 'Mobile Number is required!'],
  ['persons[0].city', 'City is required!'],
])('%s is required', (name, message) => {
  expect(submit(registrationForm({ [name]: '' })).errors).toEqual({ [name]: message })
  expect(submit(registrationForm({ [name]: '   ' })).errors).toEqual({ [name]: message })
  expect(submit(registrationForm({ [name]: undefined })).errors).toEqual({ [name]: message })
})

test.each([
  ['productinfo', 'unknown', 'Conference Date is required!'],
  ['productinfo', 'gpcnovmysore2023', 'Conference Date is required!'],
  ['productinfo', 'ewgshut2025', 'Registration for this conference is closed.'],
  ['type', 'Crowd', 'Registration Type is required!'],
  ['residential', 'residential', 'Registration Type is required!'],
  ['paym', 'Full Registration', 'Payment Type is required!'],
  ['agree', 'off', 'Must check in order to submit.'],
  ['arrival', 'tomorrow', 'Arrival must be a date and a time.'],
  ['arrival', '2025-02-30T09:00', 'Arrival must be a date and a time.'],
  ['persons[0].firstname', 'As|ha', 'First Name must not contain | or invisible characters'],
  ['persons[0].lastname', 'Ra\u0000o', 'Last Name must not contain | or invisible characters'],
  ['persons[0].gender', 'Other', 'Gender is required!'],
  ['persons[0].email', 'asha', 'Email must be a valid email address'],
  ['persons[0].email', 'asha@', 'Email must be a valid email address'],
  ['persons[0].email', 'asha|x@example.org', 'Email must be a valid email address'],
  ['persons[0].age', '-1', 'Age must be a whole number from 0 to 120'],
  ['persons[0].age', '12.5', 'Age must be a whole number from 0 to 120'],
  ['persons[0].age', '121', 'Age must be a whole number from 0 to 120'],
  ['persons[0].age', 'abc', 'Age must be a whole number from 0 to 120'],
  ['persons[0].city', 'Bangalore 1', 'Invalid city name!'],
  ['persons[0].city', 'a'.repeat(51), 'City must be at most 50 characters'],
])('%s %j: %s', (name, value, message) => {
  expect(submit(registrationForm({ [name]: value })).errors).toEqual({ [name]: message })
})

test.each([
  ['firstname', ' ஆஷா ', 'ஆஷா'],
  ['lastname', 'ರಾವ್', 'ರಾವ್'],
  ['firstname', 'a'.repeat(60), 'a'.repeat(60)],
  ['age', '0', 0],
  ['age', ' 120 ', 120],
  ['email', ` ${'a'.repeat(38)}@example.org `, `${'a'.repeat(38)}@example.org`],
  ['city', 'பெங்களூர்', 'பெங்களூர்'],
])('%s "%s" is kept as %s', (field, value, kept) => {
  expect(
    submit(registrationForm({ [`persons[0].${field}`]: value })).value?.persons[0],
  ).toMatchObject({
    [field]: kept,
  })
})

test('an arrival in the past or with seconds is accepted', () => {
  const { value } = submit(registrationForm({ arrival: '2019-01-31T23:59:30' }))
  expect(value?.arrival).toBe('2019-01-31T23:59')
})

test.each([
  ['Individual', 1, undefined],
  ['Individual', 2, 'Individual is for exactly 1 person.'],
  ['Married Couple', 1, 'Married Couple is for exactly 2 people.'],
  ['Married Couple', 2, undefined],
  ['Married Couple', 3, 'Married Couple is for exactly 2 people.'],
  ['Family', 1, 'Family is for 2 to 5 people.'],
  ['Family', 5, undefined],
  ['Family', 6, 'At most 5 people can register together.'],
  ['Group', 2, undefined],
  ['Group', 500, 'At most 5 people can register together.'],
])('%s with %i persons: %s', (type, count, message) => {
  const { errors } = submit(registrationForm({ type }, count))
  expect(errors?.persons).toBe(message)
})

test('a form without persons is refused', () => {
  const nobody = registrationForm({}, 0)
  expect(submit(nobody).errors).toEqual({ persons: 'Person details are required!' })
})

test('the number of people is checked even when one of them is incomplete', () => {
  const { errors } = submit(registrationForm({ type: 'Family', 'persons[0].city': '' }))
  expect(errors).toEqual({
    persons: 'Family is for 2 to 5 people.',
    'persons[0].city': 'City is required!',
  })
})

test('a date that has no beds takes nobody with a bed, and says so in each language', () => {
  const lacking = { [CHOICES.productinfo]: 'Residential' } as const
  for (const language of LANGUAGES) {
    const rules = { ...OFFERED_CODES, lacking, language }
    const residential = REGISTRATION_FORM[language].notOffered.Residential
    const reading = readForm(registrationSchema(rules), readFields(registrationForm()))
    expect(reading).toEqual({ ok: false, errors: { residential } })
  }
  const records = readRecords([apiRecord()], { ...OFFERED_CODES, lacking })
  expect(records).toMatchObject({ ok: false, errors: [{ path: '0.residential' }] })
})

function submit(sent: FormData) {
  const reading = readForm(registrationSchema(OFFERED_CODES), readFields(sent))
  return reading.ok ? { value: reading.value } : { errors: reading.errors }
}

/** Right, empty, missing, or wrong in each of the ways that the schema knows. */
const value = fc.constantFrom(
  ...[undefined, '', ' ', 'x|y', '‮x', 'www.example.org', 'x'.repeat(70), '7', '200', 'a@b'],
  ...['9876543210', '2025-09-13T09:00', 'Female', 'Asha', 'asha@example.org'],
)

const person = fc.record(Object.fromEntries(Object.keys(PERSON).map((name) => [name, value])))

const form = fc.record({
  productinfo: fc.constantFrom(undefined, 'unknown', 'ewgshut2025', CHOICES.productinfo),
  type: fc.constantFrom(undefined, 'Somebody', ...PARTY_TYPES),
  residential: fc.constantFrom(undefined, 'Residential'),
  paym: fc.constantFrom(undefined, 'Full Payment'),
  arrival: value,
  agree: fc.constantFrom(undefined, true),
  persons: fc.oneof(fc.constant(undefined), fc.array(person, { maxLength: 6 })),
})

function problems(typed: unknown, language: Language) {
  const schema = registrationSchema({ ...OFFERED_CODES, language })
  const { issues = [] } = v.safeParse(schema, typed)
  return issues.map((issue) => ({ place: v.getDotPath(issue), message: issue.message }))
}

test('whatever is wrong with a form is said in the language of its page, at the same fields', () => {
  fc.assert(
    fc.property(form, fc.constantFrom(...TRANSLATED_LANGUAGES), (typed, language) => {
      const said = problems(typed, language)
      const inEnglish = problems(typed, 'en')
      expect(said.map(({ place }) => place)).toEqual(inEnglish.map(({ place }) => place))
      for (const { message } of said) expect(message).toMatch(SCRIPTS[language])
    }),
  )
})

test('what is read is the same in each language', () => {
  const typed = { ...CHOICES, arrival: '2025-09-13T09:00', agree: true, persons: [PERSON] }
  const read = ['en' as const, ...TRANSLATED_LANGUAGES].map((language) =>
    v.parse(registrationSchema({ ...OFFERED_CODES, language }), typed),
  )
  for (const each of read) expect(each).toEqual(read[0])
})
