import { expect, test } from 'vitest'
import {
  areLinksMerged,
  isTooOld,
  letterParagraphs,
  nextLinkAt,
  nextMailAt,
  readLetter,
  retryAt,
} from './letter.ts'

test('a letter is read as one subject and its text', () => {
  expect(readLetter({ subject: ' Bring\na torch ', text: ' One\r\n\r\nTwo ' })).toEqual({
    letter: { subject: 'Bring a torch', text: 'One\n\nTwo' },
  })
})

test('paragraphs, lines and links are told apart', () => {
  const map = 'https://church.test/way?a=1&b=2'
  expect(letterParagraphs(`Dear all,\nsee ${map}.\n \n\n(${map})`)).toEqual([
    [[{ text: 'Dear all,' }], [{ text: 'see ' }, { text: map, href: map }, { text: '.' }]],
    [[{ text: '(' }, { text: map, href: map }, { text: ')' }]],
  ])
})

test.each(['javascript:alert(1)', 'ftp://church.test', 'www.church.test', 'a https:// b'])(
  '%s is no link',
  (text) => {
    expect(
      letterParagraphs(text)
        .flat(2)
        .some(({ href }) => href),
    ).toBe(false)
  },
)

const MINUTE_MS = 60_000
const now = new Date('2026-11-15T04:00:00.000Z')

function minutesAgo(...minutes: number[]): Date[] {
  return minutes.map((ago) => new Date(now.getTime() - ago * MINUTE_MS))
}

/** One mail every seventy minutes stays below the hourly limit and reaches the daily one. */
function slowly(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index * 70)
}

test.each([
  ['nothing was sent', [], 0],
  ['four were sent just now', [0, 0, 0, 0], 0],
  ['five were sent just now', [0, 0, 0, 0, 0], 60],
  ['five were sent, the first of them 59 minutes ago', [59, 30, 20, 10, 0], 1],
  ['five were sent, the first of them an hour ago', [60, 30, 20, 10, 0], 0],
  ['six were sent, one of them in the future by a wrong clock', [-5, 50, 40, 30, 20, 10], 20],
  ['nineteen were sent today', slowly(19), 0],
  ['twenty were sent today', slowly(20), 24 * 60 - 19 * 70],
])('when %s the next mail is delayed accordingly', (_, sent, minutes) => {
  const next = nextMailAt(minutesAgo(...sent), now)
  expect((next.getTime() - now.getTime()) / MINUTE_MS).toBe(minutes)
})

test.each([
  ['nothing was sent', [], 0, false],
  ['four were sent just now', [0, 0, 0, 0], 0, false],
  ['five were sent just now', [0, 0, 0, 0, 0], 1.5, true],
  ['five were sent, the last of them a minute ago', [50, 40, 30, 20, 1], 0.5, true],
  ['five were sent, the last of them two minutes ago', [50, 40, 30, 20, 2], 0, true],
  ['five were sent, the first of them an hour ago', [60, 30, 20, 10, 0], 0, false],
  ['fifty were sent', Array(50).fill(1), 0.5, true],
  ['six were sent, one of them in the future by a wrong clock', [-5, 50, 40, 30, 20, 10], 0, true],
])('when %s the next link waits accordingly', (_, sent, minutes, merged) => {
  const next = nextLinkAt(minutesAgo(...sent), now)
  expect((next.getTime() - now.getTime()) / MINUTE_MS).toBe(minutes)
  expect(areLinksMerged(minutesAgo(...sent), now)).toBe(merged)
})

test.each([
  [0, 30],
  [1, 60],
  [2, 120],
  [6, 1920],
  [7, 3600],
  [500, 3600],
])('after %i failed attempts the next is %i seconds later', (attempts, seconds) => {
  expect(retryAt(attempts, now).getTime() - now.getTime()).toBe(seconds * 1_000)
})

test.each([
  ['2026-11-08T03:59:59.000Z', true],
  ['2026-11-08T04:00:00.000Z', false],
  ['2026-11-14T04:00:00.000Z', false],
])('a mail of %s is too old: %s', (created, old) => {
  expect(isTooOld(new Date(created), now)).toBe(old)
})
