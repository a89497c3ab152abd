import { expect, test } from 'vitest'
import { leftHalfway } from './left-halfway.ts'

const open = { state: 'open', opened_at: '10:00', changed_at: '10:00' } as const
const paid = { state: 'paid', opened_at: '09:00', changed_at: '09:10' } as const

test('the latest open attempt was left halfway', () => {
  expect(leftHalfway([{ ...open, opened_at: '09:00' }, open])).toBe(open)
})

test('an attempt for the rest counts after a part was paid', () => {
  expect(leftHalfway([paid, open])).toBe(open)
})

test('an attempt in a second tab does not count once the first has paid', () => {
  expect(leftHalfway([{ ...paid, changed_at: '10:05' }, open])).toBeUndefined()
})

test.each(['failed', 'pending', 'confirming', 'paid', 'refunded'] as const)(
  'an attempt that is %s was not left halfway',
  (state) => {
    expect(leftHalfway([{ ...open, state }])).toBeUndefined()
  },
)

test('nothing was left halfway where nothing was begun', () => {
  expect(leftHalfway([])).toBeUndefined()
})
