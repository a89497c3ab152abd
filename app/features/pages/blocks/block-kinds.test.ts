import { expect, test } from 'vitest'
import { BLOCK_KINDS } from '#content/schema/blocks/block.ts'
import { BLOCK_COMPONENTS } from './block.tsx'
import { BLOCK_READERS } from './read-block.server.ts'

const kinds = [...BLOCK_KINDS].sort()

test('every block kind of the content has a reader, and every reader a kind', () => {
  expect([...BLOCK_READERS.keys()].sort()).toEqual(kinds)
})

test('every block kind of the content has a component, and every component a kind', () => {
  expect([...BLOCK_COMPONENTS.keys()].sort()).toEqual(kinds)
})
