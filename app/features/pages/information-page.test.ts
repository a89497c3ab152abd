import { expect, test } from 'vitest'
import type { BlockKind } from '#content-model/schema/blocks.ts'
import { besideFacts } from './information-page.tsx'

const blocks = (...kinds: BlockKind[]) => kinds.map((kind) => ({ kind }))

test.each([
  { name: 'only words', kinds: blocks('text', 'topics'), facts: true, beside: 2 },
  { name: 'a wide block', kinds: blocks('text', 'slides', 'text'), facts: true, beside: 1 },
  { name: 'a wide block first', kinds: blocks('people', 'text'), facts: true, beside: 0 },
  { name: 'no facts', kinds: blocks('text', 'topics'), facts: false, beside: 0 },
  { name: 'no blocks', kinds: blocks(), facts: true, beside: 0 },
])('with $name, $beside stand beside the facts', ({ kinds, facts, beside }) => {
  const parts = besideFacts(kinds, facts)
  expect(parts.beside).toHaveLength(beside)
  expect([...parts.beside, ...parts.below]).toEqual(kinds)
})
