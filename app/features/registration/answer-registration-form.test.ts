import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OFFERED_CODES, registrationForm } from '#tests/support/people.ts'
import { FORM_ANSWERS } from '#words/forms.ts'
import { readRegistrationForm } from './answer-registration-form.server.ts'
import { noLongerOffered } from './read-registration-page.server.ts'

test('a complete form is a registration with its idempotency key', () => {
  const sent = registrationForm()
  sent.set('submission', 'a-key-made-in-the-browser')
  const reading = readRegistrationForm(sent, OFFERED_CODES)
  expect(reading).toMatchObject({
    kind: 'complete',
    key: 'a-key-made-in-the-browser',
    registration: { persons: [{ firstname: 'Asha', age: 34 }] },
    // What was typed comes back if it can't be stored.
    typed: { persons: [{ firstname: 'Asha', age: '34', city: 'Bangalore' }] },
  })
})

test('a refused form keeps what was typed and says what is wrong', () => {
  const { kind, typed, errors } = refused(registrationForm({ 'persons[0].city': 'B1' }))
  expect(kind).toBe('refused')
  expect(errors).toEqual({ 'persons[0].city': 'Invalid city name!' })
  expect(typed).toMatchObject({ type: 'Individual', persons: [{ city: 'B1' }] })
})

const [LOOK, ADD] = ['look', 'add']

test.each([
  ['a look grows a couple', 'Married Couple', 1, LOOK, 2],
  ['a look shrinks to one', 'Individual', 3, LOOK, 1],
  ['adding to a family', 'Family', 2, ADD, 3],
  ['adding the fifth', 'Group', 4, ADD, 5],
  ['adding a sixth', 'Group', 5, ADD, 5],
  ['adding to a couple', 'Married Couple', 2, ADD, 2],
  ['removing the third', 'Family', 3, '2', 2],
  ['removing the second', 'Family', 3, '1', 3],
  ['removing one who is not there', 'Family', 3, '4', 3],
  ['removing half of a couple', 'Married Couple', 2, '1', 2],
])('%s: %s', (_name, type, before, change, after) => {
  const { kind, typed, errors } = refused(withChange(registrationForm({ type }, before), change))
  expect(kind).toBe('changed')
  expect(typed.persons).toHaveLength(after)
  expect(errors).not.toHaveProperty('persons[0].city')
})

test.each([
  ['nothing chosen', '', 1],
  ['one person', 'Individual', 1],
  ['a couple', 'Married Couple', 2],
  ['five', 'Family', 5],
])('adding a person to %s is explained', (_name, type, count) => {
  const { kind, typed, errors } = refused(withChange(registrationForm({ type }, count), ADD))
  expect(kind).toBe('changed')
  expect(errors.persons).toContain('please choose Family or Group')
  expect(typed.persons).toHaveLength(count)
})

const SHARED = { email: 'asha@example.org', phone: '9876543210', city: 'Bangalore' }

test.each([
  ['a look', LOOK, 2],
  ['adding a person', ADD, 3],
])('%s fills in what is shared with the first person', (_name, change, count) => {
  const sent = registrationForm({ type: 'Family', 'persons[1].firstname': 'Ravi' }, 2)
  for (const name of ['email', 'phone', 'city']) sent.set(`persons[1].${name}`, '')
  const { kind, typed } = refused(withChange(sent, change))
  expect(kind).toBe('changed')
  expect(typed.persons).toHaveLength(count)
  expect(typed.persons).toMatchObject([
    { firstname: 'Asha' },
    { firstname: 'Ravi', ...SHARED },
    ...(count > 2 ? [SHARED] : []),
  ])
})

test('what was changed or emptied by hand since the page was made stays', () => {
  const changes = { 'persons[0].city': 'Mysore', 'persons[1].email': '', 'persons[1].phone': '1' }
  const sent = registrationForm({ type: 'Family', ...changes }, 2)
  for (const [name, value] of Object.entries(SHARED)) sent.set(`shared.${name}`, value)
  const { typed } = refused(withChange(sent, LOOK))
  const [, second] = typed.persons
  expect(second).toMatchObject({ phone: '1', city: 'Mysore' })
  expect(second?.email).toBe('')
})

test('a refused form fills in nothing: what is missing is said', () => {
  const sent = registrationForm({ type: 'Family', 'persons[1].email': '' }, 2)
  const { errors } = refused(sent)
  expect(errors).toEqual({ 'persons[1].email': 'Email is required!' })
})

test('persons left out by a smaller party come back with a larger one', () => {
  const names = { 'persons[1].firstname': 'Ravi', 'persons[2].firstname': 'Anu' }
  const smaller = refused(withChange(registrationForm({ type: 'Individual', ...names }, 3), LOOK))
  expect(smaller.typed.dropped.map(({ firstname }) => firstname)).toEqual(['Ravi', 'Anu'])
  const larger = registrationForm({ type: 'Group' }, 1)
  for (const [index, person] of smaller.typed.dropped.entries()) {
    for (const [field, value] of Object.entries(person)) {
      larger.set(`dropped[${index}].${field}`, value)
    }
  }
  const again = refused(withChange(larger, LOOK))
  expect(again.typed.persons).toMatchObject([
    { firstname: 'Asha' },
    { firstname: 'Ravi', city: 'Bangalore' },
    { firstname: 'Anu' },
  ])
  expect(again.typed.dropped).toEqual([])
})

test('a submit with too few persons shows the missing ones, with too many keeps them', () => {
  const few = refused(registrationForm({ type: 'Family' }, 1))
  expect(few.errors).toEqual({ persons: 'Family is for 2 to 5 people.' })
  expect(few.typed.persons).toHaveLength(2)
  const many = refused(registrationForm({ type: 'Individual' }, 2))
  expect(many.errors).toEqual({ persons: 'Individual is for exactly 1 person.' })
  expect(many.typed.persons).toHaveLength(2)
})

test('a field name with a huge person index is refused', () => {
  const claiming = registrationForm({ type: 'Group', 'persons[300000000].city': 'Bangalore' })
  const { errors } = refused(claiming)
  expect(errors).toEqual({ '': 'At most 5 people can register together.' })
})

test.each([
  ['persons', 'all of us'],
  ['persons[0]', 'Asha'],
  ['persons[0].city[0]', 'x'],
  ['__proto__.polluted', 'x'],
  ['constructor', 'x'],
  ['a[', 'x'],
  ['__state__', 'no JSON'],
])('a field named %s is dropped', (name, value) => {
  const sent = registrationForm()
  sent.set(name, value)
  expect(readRegistrationForm(sent, OFFERED_CODES).kind).toBe('complete')
})

test.each(['', 'x', '-1', '1.5', '12', 'null'])(
  'the change "%s" only shows the form again',
  (change) => {
    const sent = registrationForm()
    sent.set('change', change)
    const { kind, typed } = refused(sent)
    expect(kind).toBe('changed')
    expect(typed.persons).toHaveLength(1)
  },
)

test('a field twice, a file, or hundreds of fields are refused', () => {
  const twice = registrationForm()
  twice.append('persons[0].city', 'Mysore')
  const file = registrationForm()
  file.set('persons[0].city', new File(['x'], 'x.txt'))
  const hundreds = registrationForm()
  for (let count = 0; count < 300; count++) hundreds.append('x', 'x')
  for (const sent of [twice, file, hundreds]) {
    expect(refused(sent).errors).toHaveProperty([''])
  }
})

test('arbitrary fields never throw', () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('type', 'agree', 'persons[1].age', 'persons[9].city', 'change'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
      const sent = new FormData()
      for (const [field, value] of fields) sent.append(field, value)
      expect(['changed', 'refused']).toContain(readRegistrationForm(sent, OFFERED_CODES).kind)
    }),
  )
})

function withChange(sent: FormData, change: string): FormData {
  sent.set('change', change)
  return sent
}

function refused(sent: FormData) {
  const reading = readRegistrationForm(sent, OFFERED_CODES)
  if (reading.kind === 'complete') throw new Error('the form was taken')
  return reading
}

const open = { code: 'ewgnov', name: 'Encounter', dates: 'Nov 8 to 9', venue: 'Mysore' }
const closed = { ...open, code: 'ewgsep', dates: 'Sep 13 to 14' }
const known = [open, closed]

test.each([
  [null, undefined],
  ['', undefined],
  ['ewgnov', undefined],
  ['ewgsep', 'Encounter, Sep 13 to 14, is no longer offered. Please choose another date.'],
  ['ewg1999', 'The date in your link is no longer offered. Please choose another date.'],
  ['<b>', 'The date in your link is no longer offered. Please choose another date.'],
])('a link to the date "%s" says: %s', (asked, words) => {
  expect(noLongerOffered(FORM_ANSWERS.en, asked, [open], known)).toBe(words)
})

test('a form without any date to choose has a notice of its own', () => {
  expect(noLongerOffered(FORM_ANSWERS.en, 'ewgsep', [], known)).toBeUndefined()
})
