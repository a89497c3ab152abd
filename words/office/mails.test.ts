import { expect, test } from 'vitest'
import { mailProblemWords } from './mails.ts'

test.each([
  [
    'limit-sign-in',
    'Waiting its turn: after 5 links in an hour, one mail answers all further requests.',
  ],
  ['550 No such user', '550 No such user'],
])('the problem "%s" of a mail reads "%s"', (problem, words) => {
  expect(mailProblemWords(problem)).toBe(words)
})
