import { expect, test } from 'vitest'
import { mailProblemWords } from './mails.ts'

test.each([
  [
    'limit-sign-in',
    'Waiting its turn: after 5 links in an hour, one mail answers all further requests.',
  ],
  ['550 No such user', '550 No such user'],
  // As an earlier release stored it.
  [
    'Waiting its turn: at most 5 mails an hour and 20 a day go to one address.',
    'Waiting its turn: at most 5 mails an hour and 20 a day go to one address.',
  ],
])('the problem "%s" of a mail reads "%s"', (problem, words) => {
  expect(mailProblemWords(problem)).toBe(words)
})
