import { expect, test } from 'vitest'
import { attendee } from '#tests/support/people.ts'
import {
  changesFor,
  contactsOf,
  FORM_FIELDS,
  isBlank,
  isCityName,
  isPersonName,
  PERSON_FIELDS,
  parseAge,
  shareContacts,
  toColumns,
  whomToTell,
} from './person.ts'

test('every field of a person is stored under its column', () => {
  const person = attendee()
  const columns = toColumns(person)
  expect(Object.keys(columns).sort()).toEqual(PERSON_FIELDS.map(({ column }) => column).sort())
  for (const { name, column } of PERSON_FIELDS) expect(columns[column]).toBe(person[name])
})

test('every field has a place of its own in the form', () => {
  const places = FORM_FIELDS.map(({ formPlace }) => formPlace)
  expect(places).toEqual(PERSON_FIELDS.map((_, index) => index + 1))
})

test.each([
  ['firstname', '', undefined],
  ['lastname', 'www.example.org', undefined],
  ['gender', 'Unknown', undefined],
  ['email', 'no address', undefined],
  ['email', 'asha@example.org', 'asha@example.org'],
  ['age', '34', 34],
  ['age', '121', undefined],
  ['phone', '+91 98765 43210', '9876543210'],
  ['city', 'R2D2', undefined],
])('%s reads "%s" as %s', (name, text, value) => {
  expect(PERSON_FIELDS.find((field) => field.name === name)?.parse(text)).toBe(value)
})

test.each(['Asha', "Mary-Ann O'Neil Jr.", 'José', 'ஆஷா', 'ರಾಜ್\u200cಕುಮಾರ್', 'आशा', '李'])(
  '%s is a name',
  (name) => {
    expect(isPersonName(name)).toBe(true)
  },
)

test.each([
  ...['As|ha', 'As\u0000ha', 'As\nha', 'As\u007fha', 'As\u202eha', 'As\u2028ha', 'As\ufeffha'],
  'As\ud800ha',
])('%j is no name', (name) => {
  expect(isPersonName(name)).toBe(false)
})

test.each(['Bangalore', 'Navi Mumbai', 'Stratford-upon-Avon', 'பெங்களூர்', 'ಬೆಂಗಳೂರು', 'Zürich'])(
  '%s is a city',
  (city) => {
    expect(isCityName(city)).toBe(true)
  },
)

test.each(['Bangalore 1', '560001', 'St. Thomas', 'a|b', 'a\nb', '-', '<b>', '', "Coeur d'Alene"])(
  '%j is not a city',
  (city) => {
    expect(isCityName(city)).toBe(false)
  },
)

test.each([
  ['0', 0],
  ['8', 8],
  ['120', 120],
  ['007', 7],
  ['३४', 34],
  ['௧௨', 12],
  [' 8 ', 8],
  ['121', undefined],
  ['999', undefined],
  ['-1', undefined],
  ['12.5', undefined],
  ['12.0', undefined],
  ['1e1', undefined],
  ['0x10', undefined],
  ['abc', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('the age "%s" is %s', (text, age) => {
  expect(parseAge(text)).toBe(age)
})

const FIRST = { firstname: 'Meera', email: 'meera@home.in', phone: '9876543210', city: 'Hosur' }
const NOTHING = contactsOf(undefined)

test('a blank person follows the first one', () => {
  const second = { email: 'meera@home.in', phone: '9876543210', city: 'Hosur' }
  expect(shareContacts([FIRST, {}], NOTHING)).toEqual([FIRST, second])
})

test.each([
  ['what is the same as before follows', { city: 'Hosur' }, 'Salem'],
  ['what was changed stays', { city: 'Mysore' }, 'Mysore'],
  ['what was emptied stays empty', { city: '' }, ''],
])('%s', (_case, second, city) => {
  const persons = [
    { ...FIRST, city: 'Salem' },
    { ...contactsOf(FIRST), ...second },
  ]
  expect(shareContacts(persons, contactsOf(FIRST))[1]).toEqual({ ...contactsOf(FIRST), city })
})

test('nothing follows while the first person stays the same', () => {
  const persons = [FIRST, {}, { ...FIRST }]
  expect(shareContacts(persons, contactsOf(FIRST))).toEqual(persons)
})

test('whoever has only what the first person has is blank', () => {
  const second = { firstname: '', ...contactsOf(FIRST) }
  expect(isBlank(second, FIRST)).toBe(true)
  expect(isBlank({ ...second, firstname: 'Arjun' }, FIRST)).toBe(false)
  expect(isBlank({ ...second, city: 'Salem' }, FIRST)).toBe(false)
  expect(isBlank(FIRST, FIRST)).toBe(false)
  expect(isBlank({ firstname: ' ' })).toBe(true)
})

const RAVI = { position: 1, email: 'ravi@example.org' }
const MAYA = { position: 2, email: 'maya@example.org' }
const ARJUN = { position: 3, email: 'Ravi@example.org' }
const FAMILY = [RAVI, MAYA, ARJUN]

function change(field: string, position?: number) {
  return { whose: position === undefined ? '' : `person ${position}`, field, position }
}

test.each([
  ['a corrected age is told to the payer', [change('age', 3)], [RAVI.email]],
  ['and to whoever it is about', [change('age', 2)], [RAVI.email, MAYA.email]],
  ['the kind of party is for the payer', [change('party')], [RAVI.email]],
  ['another date is for all', [change('conference')], [RAVI.email, MAYA.email]],
  ['so is another arrival', [change('arrival')], [RAVI.email, MAYA.email]],
  ['who was removed hears of it', [change('person', 2)], [RAVI.email, MAYA.email]],
  ['a new address has a mail of its own', [change('email', 1)], []],
  ['of which the payer hears', [change('email', 2)], [RAVI.email]],
  ['nothing is told of nothing', [], []],
])('%s', (_, changes, told) => {
  expect(whomToTell(changes, FAMILY)).toEqual(told)
})

test('whoever has no address is not told', () => {
  expect(whomToTell([change('age', 1)], [{ position: 1, email: '' }])).toEqual([])
})

test('an attendee is told of no other person', () => {
  const changes = [change('age', 3), change('city', 2), change('arrival'), change('party')]
  const own = changesFor(changes, { people: FAMILY, email: MAYA.email })
  expect(own.map(({ field }) => field)).toEqual(['city', 'arrival'])
  expect(changesFor(changes, { people: FAMILY, email: RAVI.email })).toEqual(changes)
})
