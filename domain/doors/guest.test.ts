import { expect, test } from 'vitest'
import { findGuests, type Guest } from './guest.ts'

const COMMON = { age: 34, party: 'R-1', state: 'valid', dueMinor: 0, entries: [] } as const

const GUESTS: Guest[] = [
  { ...COMMON, ticket: 'a', first: 'Lakshmi', last: 'Narayanan', digits: '2345' },
  { ...COMMON, ticket: 'b', first: 'José', last: 'Das', digits: '0001' },
  { ...COMMON, ticket: 'c', first: 'Asha', last: 'Das', digits: '2345' },
]
const LIST = new Map(GUESTS.map((guest) => [guest.ticket, guest]))

test.each([
  ['lak', ['a']],
  ['das', ['c', 'b']],
  ['jose d', ['b']],
  ['2345', ['c', 'a']],
  ['das 2345', ['c']],
  ['234', []],
  ['  ', []],
])('%j finds %j', (typed, tickets) => {
  expect(findGuests(LIST, typed).map(({ ticket }) => ticket)).toEqual(tickets)
})
