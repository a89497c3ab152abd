import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { dayAndMonthIn } from '#domain/language-formats.ts'
import { STANDINGS } from '#domain/registration/places.ts'
import { giftSentence, whereItStands } from './where-it-stands.ts'

const FACTS = {
  people: 2,
  standing: 'Part paid',
  dueMinor: 480_000,
  dueBy: '2026-09-01',
  over: undefined,
  now: new Date('2026-08-01T00:00:00Z'),
} as const

test.each([
  ['this year', {}, 'Two people are registered. Rs. 4,800 is still due by 1 September.'],
  [
    'another year',
    { now: new Date('2025-12-01T00:00:00Z') },
    'Two people are registered. Rs. 4,800 is still due by 1 September 2026.',
  ],
  [
    'over',
    { now: new Date('2026-09-02T00:00:00Z') },
    'Two people are registered. Rs. 4,800 is still due.',
  ],
  [
    'one person',
    { people: 1, dueBy: undefined },
    'One person is registered. Rs. 4,800 is still due.',
  ],
])('a balance, the day is %s', (_, changes, sentence) => {
  expect(whereItStands('en', { ...FACTS, ...changes })).toBe(sentence)
})

test.each([
  [undefined, /We look forward to seeing you\.$/],
  ['2026-07-31', /everything is paid\.$/],
])('over on %s', (over, sentence) => {
  expect(whereItStands('en', { ...FACTS, standing: 'Paid', over })).toMatch(sentence)
})

test.each(STANDINGS)('%s has a sentence in each language', (standing) => {
  for (const language of LANGUAGES) {
    expect(whereItStands(language, { ...FACTS, standing })).toMatch(/[.।]$/)
  }
})

test.each(LANGUAGES)('in %s a balance names its amount and its day', (language) => {
  const sentence = whereItStands(language, { ...FACTS, people: 7 })
  expect(sentence).toMatch(/7.*4,800/s)
  expect(sentence).toContain(dayAndMonthIn(language, FACTS.dueBy))
})

test.each(LANGUAGES)(
  'a gift of every standing has a sentence with its amount in %s',
  (language) => {
    const since = '2026-11-15T04:11:00.000Z'
    const coming = { says: 'coming', amountMinor: 50_000, since } as const
    const said = STANDINGS.flatMap((standing) =>
      [[], [coming]].map((money) => giftSentence(language, 50_000, { standing, money })),
    )
    for (const sentence of said) expect(sentence).toMatch(/\. 500.*[.।]$/)
    // Reached us, given back, on its way back, not here yet, and odd.
    expect(new Set(said).size).toBe(5)
  },
)
