import { expect, test } from 'vitest'
import { offeredUntil } from './offered-until.ts'

const UNTIL = '2026-11-19T04:00:00.000Z'
const offer = { source: 'sweep', to_hold: 'held' } as const

test.each([
  ['offered by the site', 'held', [offer], UNTIL],
  ['offered by the office', 'held', [{ ...offer, source: 'office' }], UNTIL],
  ['registered just now', 'held', [], undefined],
  ['taken again by the visitor', 'held', [offer, { ...offer, source: 'visitor' }], undefined],
  ['paid', 'confirmed', [offer, { source: 'return', to_hold: 'confirmed' }], undefined],
  ['run out', 'released', [offer, { source: 'sweep', to_hold: 'released' }], undefined],
] as const)('%s', (_, hold, moves, until) => {
  expect(offeredUntil({ hold, held_until: UNTIL }, moves)).toBe(until)
})
