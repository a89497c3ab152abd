import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, type Change, changesBetween, valueAt, withOwnSide } from './changes.ts'
import { type Tree, withIds, withoutIds } from './tree.ts'

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    word,
    fc.integer({ min: 0, max: 3 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.record({ name: word, hall: tie('value') }), { maxLength: 4 }),
    fc.dictionary(word, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

/** A tree, and what two people make of it. */
const edits = fc.tuple(anyValue, anyValue, anyValue).map(([base, mine, theirs]) => {
  const tree = withIds(base)
  return { tree, mine: withIds(mine, tree), theirs: withIds(theirs, tree) }
})

const RUNS = { numRuns: 500 }

type Edits = { tree: Tree; mine: Tree; theirs: Tree }

function always(holds: (made: Edits) => void): void {
  fc.assert(fc.property(edits, holds), RUNS)
}

const changed = (tree: Tree, after: Tree) => changesBetween({ before: tree, after })

/** The same changes backwards. */
function invert(changes: readonly Change[]): Change[] {
  return changes.map(({ place, before, after }) => ({ place, before: after, after: before }))
}

test('a value is itself again without its ids, and the same value has the same ids', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(withoutIds(withIds(value))).toEqual(value)
      expect(withIds(structuredClone(value))).toEqual(withIds(value))
    }),
    RUNS,
  )
})

test('a value that comes in again over an earlier one is itself too', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (before, after) => {
      const tree = withIds(before)
      expect(withoutIds(withIds(after, tree))).toEqual(after)
      expect(withIds(before, tree)).toEqual(tree)
    }),
    RUNS,
  )
})

test('the changes between two trees make one of the other', () => {
  always(({ tree, mine }) => {
    expect(applyChanges(tree, changed(tree, mine))).toEqual({ tree: mine, clashes: [] })
  })
})

test('undone, a change leaves nothing', () => {
  always(({ tree, mine }) => {
    const changes = changed(tree, mine)
    expect(applyChanges(mine, invert(changes))).toEqual({ tree, clashes: [] })
    expect(applyChanges(mine, changed(mine, tree))).toEqual({ tree, clashes: [] })
  })
})

function isApart({ place }: Change, other: Change): boolean {
  return place.some((name, depth) => (other.place[depth] ?? name) !== name)
}

test("two people's changes to different places give the same tree in any order", () => {
  always(({ tree, mine, theirs }) => {
    const own = changed(tree, mine)
    const others = changed(tree, theirs).filter((each) => own.every((one) => isApart(one, each)))
    const oneWay = applyChanges(applyChanges(tree, own).tree, others)
    const otherWay = applyChanges(applyChanges(tree, others).tree, own)
    expect(oneWay).toEqual(otherWay)
    expect(oneWay.clashes).toEqual([])
    expect(withoutIds(oneWay.tree)).toEqual(withoutIds(otherWay.tree))
  })
})

test('what others have published stays: without the own changes that went in, it is there', () => {
  always(({ tree, mine, theirs }) => {
    const own = changed(tree, mine)
    const { tree: merged, clashes } = applyChanges(theirs, own)
    const wentIn = own.filter((change) => !clashes.includes(change) && !hasAlready(theirs, change))
    expect(applyChanges(merged, invert(wentIn))).toEqual({ tree: theirs, clashes: [] })
    // A clash is never about a place that others have left alone.
    const others = changed(tree, theirs)
    for (const clash of clashes) expect(others.some((each) => !isApart(each, clash))).toBe(true)
  })
})

function hasAlready(tree: Tree, { place, after }: Change): boolean {
  return isDeepStrictEqual(valueAt(tree, place), after)
}

test('somebody who takes their own side of every clash has all of their changes', () => {
  always(({ tree, mine, theirs }) => {
    const own = changed(tree, mine)
    const { tree: merged, clashes } = applyChanges(theirs, own)
    const taken = withOwnSide(merged, mine, clashes)
    const left = applyChanges(taken, own).clashes
    expect(left.filter(({ place }) => place.at(-1) !== '@')).toEqual([])
    expect(
      applyChanges(
        taken,
        own.filter((each) => !left.includes(each)),
      ).tree,
    ).toEqual(taken)
  })
})

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((code) => ({ code, places: 1 }))

/** What becomes of a list that two people have changed. */
function meet(base: unknown, mine: unknown, theirs: unknown) {
  const tree = withIds(base)
  const own = withIds(mine, tree)
  const merged = applyChanges(withIds(theirs, tree), changed(tree, own))
  const { clashes } = merged
  return { value: withoutIds(withOwnSide(merged.tree, own, clashes)), clashes: clashes.length }
}

test.each([
  ['they add, I change', [A], [{ ...A, places: 2 }], [A, C], [{ ...A, places: 2 }, C]],
  ['they add before it', [A], [{ ...A, places: 2 }], [C, A], [C, { ...A, places: 2 }]],
  ['they remove, I change another', [A, B], [A, { ...B, places: 2 }], [B], [{ ...B, places: 2 }]],
  ['I remove, they add', [A, B], [B], [A, B, D], [B, D]],
  [
    'I take one out, they change another',
    [A, B],
    [A],
    [{ ...A, places: 2 }, B],
    [{ ...A, places: 2 }],
  ],
  [
    'both change different fields',
    [A, B],
    [{ ...A, places: 2 }, B],
    [{ ...A, open: true }, B, C],
    [{ ...A, places: 2, open: true }, B, C],
  ],
  ['both add the same', [A], [A, B], [A, B], [A, B]],
  ['each moves another entry', [A, B, C, D], [B, A, C, D], [A, B, D, C], [B, A, D, C]],
])('of a list where %s, both changes stay', (_, base, mine, theirs, value) => {
  expect(meet(base, mine, theirs)).toEqual({ value, clashes: 0 })
})

test.each([
  [
    'both change one field',
    [A],
    [{ ...A, places: 2 }],
    [{ ...A, places: 3 }],
    [{ ...A, places: 2 }],
  ],
  ['I take out what they change', [A, B], [A], [A, { ...B, places: 2 }], [A]],
  ['they take out what I change', [A, B], [{ ...A, places: 2 }, B], [B], [{ ...A, places: 2 }, B]],
  ['both move one entry', [A, B, C, D], [B, C, A, D], [B, C, D, A], [B, C, A, D]],
  ['I only move what they take out', [A, B, C, D], [B, C, A, D], [B, C, D], [B, C, D]],
])('where %s, they clash, and my side can be taken', (_, base, mine, theirs, value) => {
  expect(meet(base, mine, theirs)).toEqual({ value, clashes: 1 })
})

test('both may add an entry at the same place, and whoever comes first makes no difference', () => {
  const { value, clashes } = meet([A], [A, B], [A, C])
  expect(clashes).toBe(0)
  expect(meet([A], [A, C], [A, B]).value).toEqual(value)
  expect(value).toEqual(expect.arrayContaining([A, B, C]))
})

test('any number of entries fits between two others', () => {
  let tree = withIds([A, B])
  for (let count = 0; count < 80; count++) {
    const [first, ...rest] = [withoutIds(tree)].flat()
    const value = [first, { code: `new ${count}` }, ...rest]
    tree = withIds(value, tree)
    expect(withoutIds(tree)).toEqual(value)
  }
})
