import { expect, test } from 'vitest'
import { BLOCK_KINDS } from '#content-model/schema/blocks/block.ts'
import { BLOCK_COMPONENTS } from './block.tsx'
import { BLOCK_READERS } from './read-block.server.ts'

const kinds = [...BLOCK_KINDS].sort()

test('block kinds and readers match one to one', () => {
  expect([...BLOCK_READERS.keys()].sort()).toEqual(kinds)
})

test('block kinds and components match one to one', () => {
  expect([...BLOCK_COMPONENTS.keys()].sort()).toEqual(kinds)
})
