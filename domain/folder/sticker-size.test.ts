import { expect, test } from 'vitest'
import { stickerSize } from './sticker-size.ts'

const LONG = 'Venkatanarasimharajuvaripeta Satyanarayana Subrahmanyeswara'

test.each([
  ['a short name is large', 'Asha Rao', 15],
  ['a long one is smaller', `${LONG} ${LONG}`, 11],
  ['and so are several', Array(4).fill(`${LONG} Rao`).join(', '), 7],
  ['nothing is smaller than the smallest', 'ண'.repeat(2_000), 5.5],
])('%s', (_, name, size) => {
  const small = ['For Asha Rao', 'Please show this slip when you fetch your child.']
  expect(stickerSize({ name, small }).name).toBe(size)
})
