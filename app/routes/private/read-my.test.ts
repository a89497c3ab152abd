import { expect, test } from 'vitest'
import { noticeFor } from './read-my.server.ts'

test.each([
  ['correct', true, 'Your details have been corrected. Everyone concerned will get a mail.'],
  ['correct', false, 'Your details have been corrected.'],
  [
    'cancel',
    true,
    'It has been cancelled. Any refund will take a few days. Everyone concerned will get a mail.',
  ],
  ['cancel', false, 'It has been cancelled. Any refund will take a few days.'],
  ['same', true, 'Nothing was changed.'],
  ['forged', true, undefined],
])('after %s, with an address %s: %s', (done, hasAddress, words) => {
  expect(noticeFor('en', done, hasAddress)).toBe(words)
})
