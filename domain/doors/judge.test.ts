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
  return {
    ticket,
    first: 'Asha',
    last: 'Rao',
    age: 34,
    party: 'R-1001',
    digits: '3210',
    state: 'valid',
    dueMinor: 0,
    entries: [],
    ...changes,
  }
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
  [
    'a cancelled ticket of somebody who left',
    { state: 'cancelled', entries: [IN, OUT] },
    'not-valid',
  ],
] as const)('%s', (_case, changes, answer) => {
  const list = listOf(guest('a', changes))
  expect(judge({ list, own: NOBODY, ticket: 'a' }).answer).toBe(answer)
})

test('the phone’s own entries count before the server has heard of them', () => {
  const own = new Map([['a', [IN]]])
  expect(judge({ list: listOf(guest('a')), own, ticket: 'a' })).toMatchObject({
    answer: 'already-in',
    since: IN,
  })
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

test('what is no code is no ticket, and an unknown one is not on this list', () => {
  const list = listOf(guest('a'))
  expect(judge({ list, own: NOBODY, ticket: undefined })).toEqual({ answer: 'no-ticket' })
  expect(judge({ list, own: NOBODY, ticket: 'b' })).toEqual({
    answer: 'not-listed',
    noted: undefined,
  })
})

test('an unknown ticket that was let in is known as such at this door', () => {
  const own = new Map([['b', [IN]]])
  expect(judge({ list: listOf(), own, ticket: 'b' })).toEqual({ answer: 'not-listed', noted: IN })
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

test('nobody is here before an entry', () => {
  expect(presenceOf([])).toEqual({
    state: 'not-yet',
    since: undefined,
    arrived: undefined,
    twice: [],
  })
})

test('the first entry is when somebody came', () => {
  const first = entry('in', 1)
  expect(presenceOf([entry('in', 5), entry('out', 3), first])).toMatchObject({
    state: 'in',
    since: { at: 5 },
    arrived: first,
    twice: [],
  })
})

test('whoever goes has left', () => {
  expect(presenceOf([entry('in', 1), entry('out', 3)])).toMatchObject({
    state: 'left',
    since: { at: 3 },
  })
})

test('two doors that let in one ticket: it came in twice, and is here since the first', () => {
  const [first, again] = [entry('in', 1), entry('in', 2, 'Gate B')]
  expect(presenceOf([again, first])).toEqual({
    state: 'in',
    since: first,
    arrived: first,
    twice: [{ first, again }],
  })
})

test('an undo takes back the entry of its own door', () => {
  const [here, there] = [entry('in', 1), entry('in', 2, 'Gate B')]
  expect(presenceOf([here, there, entry('undo', 3)])).toMatchObject({ since: there, twice: [] })
})

test('an undo at a door that has no entry takes back the last of another', () => {
  expect(presenceOf([entry('in', 1), entry('undo', 3, 'Gate B')]).state).toBe('not-yet')
})

test('an undo of an exit lets the person be here again', () => {
  const all = [entry('in', 1), entry('out', 2), entry('undo', 3)]
  expect(presenceOf(all)).toMatchObject({ state: 'in', since: { at: 1 } })
})

test('an undo with nothing before it does nothing', () => {
  expect(presenceOf([entry('undo', 1), entry('in', 2)]).state).toBe('in')
})

test('an undo in the same millisecond follows its entry', () => {
  expect(presenceOf([entry('undo', 1), entry('in', 1)]).state).toBe('not-yet')
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
  expect(countArrivals(arrived)).toEqual([
    {
      from: NINE,
      byDoor: new Map([
        ['Gate A', 1],
        ['Gate B', 1],
      ]),
      people: 2,
    },
    { from: NINE + 15 * MINUTE, byDoor: new Map([['Gate A', 2]]), people: 2 },
  ])
  expect(countByDoor(arrived)).toEqual(
    new Map([
      ['Gate A', 3],
      ['Gate B', 1],
    ]),
  )
})

test('nobody came in no quarter', () => {
  expect(countArrivals([])).toEqual([])
})
