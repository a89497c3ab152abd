import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, changesBetween } from '#content-model/changes/changes.ts'
import type { Tree } from '#content-model/changes/tree.ts'
import { comeIn, fileTree, goOut, withTree } from '#content-model/stored-file.ts'

const SIDE = 'pages/home.ta.yaml'

/** A side file, with places as the content has them: names and the numbers of entries, never one inside another. */
const side = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('hero', 'blocks', 'join'),
      fc.nat(5).map(String),
      fc.constantFrom('heading', 'text', 'cards'),
      fc.string({ minLength: 1 }),
    ),
    { selector: (keys) => keys.slice(0, 3).join('.') },
  )
  .map(
    (all): Tree =>
      Object.fromEntries(all.map(([a, b, c, text]) => [`${a}.${b}.${c}`, [{ text }]] as const)),
  )

test('translations by their places become a side file and are read from it again', () => {
  fc.assert(
    fc.property(side, (tree) => {
      const body = withTree(SIDE, undefined, tree)
      expect(fileTree(SIDE, comeIn(SIDE, goOut(SIDE, body)))).toEqual(tree)
    }),
  )
})

test('of two people one has translated a text, and what the other has read is not marked on it', () => {
  const before = { title: [{ text: 'கொள்கை', of: 'a' }] } satisfies Tree
  const read = { title: [{ text: 'கொள்கை', of: 'a', read: true }] } satisfies Tree
  const theirs = { title: [{ text: 'விதிகள்', of: 'a' }] } satisfies Tree
  const { tree, clashes } = applyChanges(theirs, changesBetween({ before, after: read }))
  expect(tree).toEqual(theirs)
  expect(clashes).toHaveLength(1)
})
