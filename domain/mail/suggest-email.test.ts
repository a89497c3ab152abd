import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmal.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmail.co', 'asha@gmail.com'],
  ['Asha.Rao@GMIAL.COM', 'Asha.Rao@gmail.com'],
  ['ravi@yahooo.co.in', 'ravi@yahoo.co.in'],
  ['ravi@hotmial.com', 'ravi@hotmail.com'],
  ['ravi@redifmail.com', 'ravi@rediffmail.com'],
])('%s: did you mean %s?', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'asha@gmail.com',
  'asha@mail.com',
  'asha@ymail.com',
  'asha@church.example.org',
  'asha@gmail.co.uk',
  'asha@',
  '@gmial.com',
  'gmial.com',
  '',
])('%j is not asked about', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
