import { expect, test } from 'vitest'
import { isCityName, isPersonName, parseAge } from './attendee.ts'

test.each(['Asha', "Mary-Ann O'Neil Jr.", 'José', 'ஆஷா', 'ರಾಜ್\u200cಕುಮಾರ್', 'आशा', '李'])(
  '%s is a name',
  (name) => {
    expect(isPersonName(name)).toBe(true)
  },
)

test.each([
  'As|ha',
  'As\u0000ha',
  'As\nha',
  'As\u007fha',
  'As\u202eha',
  'As\u2028ha',
  'As\ufeffha',
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
