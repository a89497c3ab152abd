import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENTRY_KINDS, type Entry, type EntryKind } from './entry.ts'
import { presenceOf } from './presence.ts'

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

test('entries in any order, and some of them twice, give one state', () => {
  const shuffled = ENTRIES.chain((entries) =>
    fc.tuple(
      fc.constant(entries),
      fc.shuffledSubarray([...entries, ...entries], { minLength: 2 * entries.length }),
    ),
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
