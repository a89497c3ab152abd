import { expect, test } from 'vitest'
import { readTyped } from './draft.ts'

test('what stands in the form is kept, blank persons included', () => {
  const typed = { type: 'Family', persons: [{ firstname: 'Asha' }, undefined] }
  expect(readTyped(typed)).toEqual({ type: 'Family', persons: [{ firstname: 'Asha' }, {}] })
  expect(readTyped({})).toEqual({ persons: [{}] })
})

test.each([
  [undefined],
  ['text'],
  [{ type: 5 }],
  [{ persons: [{ firstname: ['Asha'] }] }],
  [{ persons: Array.from({ length: 6 }, () => ({})) }],
])('%j is no draft of ours', (kept) => {
  expect(readTyped(kept)).toBeUndefined()
})
