import { expect, test } from 'vitest'
import { type CancelledMoney, cancelledMoney } from './registration-facts.ts'

const NONE = { receivedMinor: 0, returnedMinor: 0, comingMinor: 0, byHandMinor: 0, staysMinor: 0 }
const office = { ...NONE, by: 'office' } as const
const visitor = { ...NONE, by: 'visitor' } as const
const NOTHING = 'We have received no payment for it, so there is nothing to give back.'

const CASES: [what: string, money: CancelledMoney, words: string[]][] = [
  ['nothing was paid', office, [NOTHING]],
  ['nothing was paid, by the visitor', visitor, [NOTHING]],
  [
    'everything is on its way',
    { ...office, receivedMinor: 90_000, comingMinor: 90_000 },
    ['Rs. 900 is on its way back to you.'],
  ],
  [
    'everything has gone back',
    { ...office, receivedMinor: 90_000, returnedMinor: 90_000 },
    ['Rs. 900 has gone back to you.'],
  ],
  [
    'a part is on its way, and the office decides about the rest',
    { ...office, receivedMinor: 90_000, comingMinor: 50_000, staysMinor: 40_000 },
    [
      'Rs. 500 is on its way back to you.',
      'Our office will write to you about the other Rs. 400 that you have paid.',
    ],
  ],
  [
    'the office decides about everything',
    { ...office, receivedMinor: 90_000, staysMinor: 90_000 },
    ['You have paid Rs. 900. Our office will write to you about it.'],
  ],
  [
    'the share of the rule is on its way',
    { ...visitor, receivedMinor: 90_000, comingMinor: 72_000, staysMinor: 18_000 },
    [
      'Rs. 720 is on its way back to you.',
      'We keep Rs. 180, as the page said before the cancellation.',
    ],
  ],
  [
    'money that came by hand is given back by the office',
    { ...visitor, receivedMinor: 90_000, byHandMinor: 90_000 },
    ['Our office will give Rs. 900 back to you, and write to you about it.'],
  ],
  [
    'both ways at once',
    { ...visitor, receivedMinor: 90_000, comingMinor: 50_000, byHandMinor: 40_000 },
    [
      'Rs. 500 is on its way back to you.',
      'Our office will give Rs. 400 back to you, and write to you about it.',
    ],
  ],
]

test.each(CASES)('%s', (_, money, words) => {
  expect(cancelledMoney('en', money)).toEqual(words)
})
