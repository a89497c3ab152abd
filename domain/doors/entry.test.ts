import { expect, test } from 'vitest'
import { entryMoment, findGuests, type Guest, scannedCode } from './entry.ts'

const HOUR = 3_600_000
const OPENED = Date.parse('2026-12-12T03:00:00Z')
const RECEIVED = OPENED + 2 * HOUR

test.each([
  ['a right clock', OPENED + HOUR, 0, OPENED + HOUR],
  ['40 minutes fast', OPENED + HOUR + 2_400_000, 2_400_000, OPENED + HOUR],
  ['an hour slow', OPENED, -HOUR, OPENED + HOUR],
  [
    'a clock in 2020',
    Date.parse('2020-01-01'),
    Date.parse('2020-01-01') - OPENED - HOUR,
    OPENED + HOUR,
  ],
  ['a clock that was set after the entry', Date.parse('2020-01-01'), 0, RECEIVED],
  ['a moment in the future', RECEIVED + HOUR, 0, RECEIVED],
])('%s', (_case, at, aheadMs, moment) => {
  const sent = { at, aheadMs, doorOpenedAt: OPENED, receivedAt: RECEIVED }
  expect(entryMoment(sent)).toBe(moment)
})

const CODE = 'abcdefghjkmnpqrstvwx'

test.each([
  [`https://church.example/t/${CODE}`, CODE],
  [`HTTPS://CHURCH.EXAMPLE/T/${CODE.toUpperCase()}`, CODE],
  [` http://localhost:3000/t/${CODE}\n`, CODE],
  ['ABCD EFGH JKMN PQRS TVWX', CODE],
  ['https://church.example/t/abcd', undefined],
  ['https://church.example/ewg', undefined],
  ['upi://pay?pa=church@bank', undefined],
  ['WIFI:S:guest;;', undefined],
  ['', undefined],
])('%j is read as %j', (text, code) => {
  expect(scannedCode(text)).toBe(code)
})

const COMMON = { age: 34, party: 'R-1', state: 'valid', dueMinor: 0, entries: [] } as const

const GUESTS: Guest[] = [
  { ...COMMON, ticket: 'a', first: 'Lakshmi', last: 'Narayanan', digits: '2345' },
  { ...COMMON, ticket: 'b', first: 'José', last: 'Das', digits: '0001' },
  { ...COMMON, ticket: 'c', first: 'Asha', last: 'Das', digits: '2345' },
  { ...COMMON, ticket: 'd', first: 'Ravi', last: 'Ninan', digits: '3456' },
  { ...COMMON, ticket: 'e', first: 'Anu', last: 'Nainan', digits: '4567' },
]
const LIST = new Map(GUESTS.map((guest) => [guest.ticket, guest]))

test.each([
  ['lak', ['a']],
  ['das', ['c', 'b']],
  ['jose d', ['b']],
  ['2345', ['c', 'a']],
  ['das 2345', ['c']],
  ['234', []],
  ['nainan', ['e', 'd']],
  ['nainan r', ['d']],
  ['laxmi', ['a']],
  ['dsa', []],
  ['2346', []],
  ['  ', []],
])('%j finds %j', (typed, tickets) => {
  expect(findGuests(LIST, typed).map(({ ticket }) => ticket)).toEqual(tickets)
})
