import { expect, test } from 'vitest'
import { STANDINGS } from '#domain/standing.ts'
import { whereItStands } from './registrations.ts'

const FACTS = {
  people: 2,
  standing: 'Part paid',
  dueMinor: 480_000,
  dueBy: '2026-09-01',
  now: new Date('2026-08-01T00:00:00Z'),
} as const

test.each([
  ['this year', {}, 'Two people are registered. Rs. 4,800 are still due by 1 September.'],
  [
    'another year',
    { now: new Date('2025-12-01T00:00:00Z') },
    'Two people are registered. Rs. 4,800 are still due by 1 September 2026.',
  ],
  [
    'over',
    { now: new Date('2026-09-02T00:00:00Z') },
    'Two people are registered. Rs. 4,800 are still due.',
  ],
  [
    'one person',
    { people: 1, dueBy: undefined },
    'One person is registered. Rs. 4,800 are still due.',
  ],
])('a balance, the day is %s', (_, changes, sentence) => {
  expect(whereItStands({ ...FACTS, ...changes })).toBe(sentence)
})

test.each(STANDINGS)('%s has a sentence', (standing) => {
  expect(whereItStands({ ...FACTS, standing })).toMatch(/\.$/)
})
