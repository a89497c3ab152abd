import { expect, test } from 'vitest'
import { stickerSize } from './sticker-size.ts'

const LONG = 'Venkatanarasimharajuvaripeta Satyanarayana Subrahmanyeswara'

test.each([
  ['a short name is large', 'Asha Rao', 1],
  ['a long one is smaller', `${LONG} ${LONG}`, 3],
  ['and so are several', Array(4).fill(`${LONG} Rao`).join(', '), 5],
  ['nothing is smaller than the smallest', 'ண'.repeat(2_000), 6],
])('%s', (_, name, size) => {
  const small = ['For Asha Rao', 'Please show this slip when you fetch your child.']
  expect(stickerSize({ name, small })).toBe(size)
})
