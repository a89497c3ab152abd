import { expect, test } from 'vitest'
import { MY_PAGES_WORDS } from '#app/words/private/my-pages/index.ts'
import { noticeFor } from './my.read.server.ts'

test.each([
  ['correct', true, 'Your details are corrected. Everyone concerned gets a mail.'],
  ['correct', false, 'Your details are corrected.'],
  ['cancel', true, 'It is cancelled. A refund takes a few days. Everyone concerned gets a mail.'],
  ['cancel', false, 'It is cancelled. A refund takes a few days.'],
  ['same', true, 'Nothing was changed.'],
  ['forged', true, undefined],
])('after %s, with an address %s: %s', (done, hasAddress, words) => {
  expect(noticeFor(MY_PAGES_WORDS.en, done, hasAddress)).toBe(words)
})
