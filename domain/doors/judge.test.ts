import { expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { changeList, type Guest, type GuestList } from './guest.ts'
import { judge, partyOf, presenceIn } from './judge.ts'

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
  const changed = changeList(list, { letters: 'a', guests: [guest('a2', { first: 'Maya' })] })
  expect([...changed.values()].map(({ ticket, state, first }) => [ticket, state, first])).toEqual([
    ['a1', 'moved', 'Asha'],
    ['a2', 'valid', 'Maya'],
    ['b1', 'valid', 'Asha'],
  ])
})
