import { expect, test } from 'vitest'
import { matchReturns } from './match-returns.ts'

test.each([
  ['nothing recorded', { file: [100], recorded: [] }, ['unknown']],
  ['the same amount', { file: [100], recorded: [100] }, ['matched']],
  ['another amount', { file: [90], recorded: [100] }, ['differing']],
  [
    'two refunds in another order',
    { file: [100, 50], recorded: [50, 100] },
    ['matched', 'matched'],
  ],
  ['two equal refunds', { file: [50, 50], recorded: [50, 50] }, ['matched', 'matched']],
  ['one refund twice in the file', { file: [50, 50], recorded: [50] }, ['matched', 'twice']],
  ['one more than recorded', { file: [50, 70], recorded: [50] }, ['matched', 'unknown']],
  [
    'a differing line before an equal one',
    { file: [90, 50], recorded: [50, 100] },
    ['differing', 'matched'],
  ],
  [
    'a differing line alone with an equal one',
    { file: [90, 50], recorded: [50] },
    ['unknown', 'matched'],
  ],
  ['fewer than recorded', { file: [50], recorded: [50, 100] }, ['matched']],
] as const)('%s', (_, { file, recorded }, verdicts) => {
  const refunds = recorded.map((amountMinor, index) => ({
    token: String(index),
    amountMinor,
    day: '2026-11-15',
  }))
  const matches = matchReturns(file, refunds)
  expect(matches.map(({ verdict }) => verdict)).toEqual(verdicts)
  const used = matches
    .filter(({ verdict }) => verdict !== 'twice')
    .map((each) => each.recorded?.token)
  const known = used.filter((token) => token !== undefined)
  expect(new Set(known).size).toBe(known.length)
})
