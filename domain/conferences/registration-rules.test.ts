import { expect, test } from 'vitest'
import { rulesOf } from './registration-rules.ts'

const DAYS = { days: { first: '2026-12-12' } }

test('an event follows its programme, and may override it', () => {
  const programme = {
    balanceDue: '2026-11-01',
    cancel: { untilDays: 14, refundPercent: 80 },
    corrections: 'ask',
  } as const
  expect(rulesOf({ programme, event: DAYS })).toEqual(programme)
  const own = { ...DAYS, balanceDue: '2026-12-01', corrections: 'at once' } as const
  expect(rulesOf({ programme, event: own })).toEqual({
    ...programme,
    balanceDue: '2026-12-01',
    corrections: 'at once',
  })
})

test('without rules the balance is due on the first day', () => {
  expect(rulesOf({ programme: {}, event: DAYS })).toEqual({
    balanceDue: '2026-12-12',
    cancel: undefined,
    corrections: 'at once',
  })
})
