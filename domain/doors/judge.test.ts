import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeGuestList,
  ENTRY_KINDS,
  type Entry,
  type EntryKind,
  type Guest,
  type GuestList,
} from './entry.ts'
import {
  countArrivals,
  countByDoor,
  inPhoneOrder,
  judge,
  partyOf,
  presenceIn,
  presenceOf,
} from './judge.ts'

const IN: Entry = { id: '1', kind: 'in', at: 1, door: 'Gate A' }
const OUT: Entry = { id: '2', kind: 'out', at: 2, door: 'Gate A' }
const NOBODY = new Map()

function guest(ticket: string, changes: Partial<Guest> = {}): Guest {
  const who = { first: 'Asha', last: 'Rao', age: 34, party: 'R-1001', digits: '3210' }
  return { ticket, ...who, state: 'valid', dueMinor: 0, entries: [], ...changes }
}

function listOf(...guests: Guest[]): GuestList {
  return new Map(guests.map((each) => [each.ticket, each]))
}

test.each([
  ['a valid ticket', {}, 'welcome'],
  ['somebody whom another door let in', { entries: [IN] }, 'already-in'],
  ['somebody who has left', { entries: [IN, OUT] }, 'left'],
  ['a cancelled ticket', { state: 'cancelled' }, 'not-valid'],
  ['a ticket whose payment was taken back', { state: 'unpaid' }, 'not-valid'],
  ['somebody who was moved', { state: 'moved' }, 'not-valid'],
  ['a cancelled ticket of somebody inside', { state: 'cancelled', entries: [IN] }, 'already-in'],
  ['a cancelled ticket of somebody gone', { state: 'cancelled', entries: [IN, OUT] }, 'not-valid'],
] as const)('%s', (_case, changes, answer) => {
  const list = listOf(guest('a', changes))
  expect(judge({ list, own: NOBODY, ticket: 'a' }).answer).toBe(answer)
})

test('the phone’s own entries count before the server has heard of them', () => {
  const own = new Map([['a', [IN]]])
  const verdict = judge({ list: listOf(guest('a')), own, ticket: 'a' })
  expect(verdict).toMatchObject({ answer: 'already-in', since: IN })
})

test('an entry that the phone and the list have counts once, with the server’s time', () => {
  const a = guest('a', { entries: [{ ...IN, at: 7 }] })
  expect(presenceIn(a, new Map([['a', [IN]]]))).toMatchObject({ since: { at: 7 }, twice: [] })
})

test('the phone’s own order holds against moments that were late, heard or not', () => {
  const mine = [entry('in', 1), entry('out', 3)]
  const late = guest('a', { entries: [entry('in', 1)].map((each) => ({ ...each, at: 9 })) })
  expect(presenceIn(late, new Map([['a', mine]]))).toMatchObject({ state: 'left', twice: [] })
})

test.each([
  ['what is no code', undefined, { answer: 'no-ticket' }],
  ['an unknown ticket', 'b', { answer: 'not-listed', noted: undefined }],
  ['an unknown ticket that this door let in', 'c', { answer: 'not-listed', noted: IN }],
])('%s is on no list', (_case, ticket, verdict) => {
  const own = new Map([['c', [IN]]])
  expect(judge({ list: listOf(guest('a')), own, ticket })).toEqual(verdict)
})

test('a party is everybody of the registration who may come in', () => {
  const list = listOf(
    guest('a'),
    guest('b', { state: 'cancelled' }),
    guest('c'),
    guest('d', { party: 'R-1002' }),
  )
  expect(partyOf(list, guest('a')).map(({ ticket }) => ticket)).toEqual(['a', 'c'])
})

test('whoever is missing from a change was moved; other letters stay', () => {
  const list = listOf(guest('a1'), guest('a2'), guest('b1'))
  const changed = changeGuestList(list, { letters: 'a', guests: [guest('a2', { first: 'Maya' })] })
  expect([...changed.values()].map(({ ticket, state, first }) => [ticket, state, first])).toEqual([
    ['a1', 'moved', 'Asha'],
    ['a2', 'valid', 'Maya'],
    ['b1', 'valid', 'Asha'],
  ])
})

function entry(kind: EntryKind, at: number, door = 'Gate A'): Entry {
  return { id: `${kind} ${at} ${door}`, kind, at, door }
}

const ENTRIES = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...ENTRY_KINDS),
    at: fc.integer({ min: 0, max: 20 }),
    door: fc.constantFrom('Gate A', 'Gate B'),
  }),
  { maxLength: 12 },
)

test('entries of one phone keep the order of its clock, however late each arrived', () => {
  const timed = fc.array(
    fc.record({ kind: fc.constantFrom(...ENTRY_KINDS), phoneAt: fc.nat(20), late: fc.nat(20) }),
  )
  fc.assert(
    fc.property(timed, (all) => {
      const entries = all.map(({ kind, phoneAt, late }, index) => {
        return { ...entry(kind, phoneAt + late), id: String(index), phoneAt }
      })
      const clocks = inPhoneOrder(entries)
        .toSorted((a, b) => a.at - b.at)
        .map(({ phoneAt }) => phoneAt)
      for (const { at, phoneAt } of inPhoneOrder(entries)) {
        expect(at).toBeLessThanOrEqual(phoneAt + 20)
      }
      expect(clocks).toEqual(clocks.toSorted((a, b) => a - b))
    }),
  )
})

test('entries in any order give one state', () => {
  const shuffled = ENTRIES.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
  )
  fc.assert(
    fc.property(shuffled, ([entries, again]) => {
      expect(presenceOf(again)).toEqual(presenceOf(entries))
    }),
  )
})

const [FIRST, AGAIN] = [entry('in', 1), entry('in', 2, 'Gate B')]
const LEFT = entry('out', 3)
const UNDONE = entry('undo', 3)

test.each([
  ['nobody is here before an entry', [], { state: 'not-yet', since: undefined, twice: [] }],
  ['whoever goes has left', [FIRST, LEFT], { state: 'left', since: LEFT }],
  [
    'the first entry is when somebody came',
    [entry('in', 5), LEFT, FIRST],
    { state: 'in', since: entry('in', 5), arrived: FIRST, twice: [] },
  ],
  [
    'who came in by two doors is here since the first',
    [AGAIN, FIRST],
    { state: 'in', since: FIRST, arrived: FIRST, twice: [{ first: FIRST, again: AGAIN }] },
  ],
  ['an undo takes the entry of its own door', [FIRST, AGAIN, UNDONE], { since: AGAIN, twice: [] }],
  [
    'an undo at a door that has no entry takes back the last of another',
    [FIRST, entry('undo', 3, 'Gate B')],
    { state: 'not-yet' },
  ],
  [
    'an undo of an exit lets the person be here again',
    [FIRST, entry('out', 2), UNDONE],
    { state: 'in', since: FIRST },
  ],
  ['an undo with nothing before is idle', [entry('undo', 1), entry('in', 2)], { state: 'in' }],
  ['an undo of the same millisecond', [entry('undo', 1), FIRST], { state: 'not-yet' }],
])('%s', (_case, entries, presence) => {
  expect(presenceOf(entries)).toMatchObject(presence)
})

const NINE = Date.parse('2026-12-12T03:30:00Z')
const MINUTE = 60_000

test('arrivals are counted by quarter of an hour and door', () => {
  const arrived = [
    { at: NINE + 20 * MINUTE, door: 'Gate A' },
    { at: NINE, door: 'Gate A' },
    { at: NINE + 14 * MINUTE, door: 'Gate B' },
    { at: NINE + 15 * MINUTE, door: 'Gate A' },
  ]
  const both = { 'Gate A': 1, 'Gate B': 1 }
  const quarters = [
    { from: NINE, byDoor: new Map(Object.entries(both)), people: 2 },
    { from: NINE + 15 * MINUTE, byDoor: new Map([['Gate A', 2]]), people: 2 },
  ]
  expect(countArrivals(arrived)).toEqual(quarters)
  expect(countByDoor(arrived)).toEqual(new Map(Object.entries({ ...both, 'Gate A': 3 })))
  expect(countArrivals([])).toEqual([])
})
