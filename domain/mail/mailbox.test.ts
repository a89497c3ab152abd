import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isEmailAddress, isStaffAddress, mailboxOf, suggestEmail } from './mailbox.ts'

test.each([
  ['anita@example.org', 'anita@example.org'],
  ['Anita@Example.ORG', 'anita@example.org'],
  ['anita+church@example.org', 'anita@example.org'],
  ['a.nita@example.org', 'a.nita@example.org'],
  ['a.n.ita+x@gmail.com', 'anita@gmail.com'],
  ['anita@googlemail.com', 'anita@gmail.com'],
])('%s is read in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

const LOCAL = 'a'.repeat(38)

test.each([
  ['asha@example.org', true],
  ['asha.rao+church@mail.example.co.in', true],
  [`${LOCAL}@example.org`, true],
  [`${LOCAL}a@example.org`, false],
  ['', false],
  ['asha', false],
  ['asha@example', false],
  ['asha rao@example.org', false],
  ['asha@exa mple.org', false],
  ['<asha@example.org>', false],
  ['asha@example.org, ravi@example.org', false],
  ['a..b@example.org', false],
])('%s: %s', (text, isAddress) => {
  expect(isEmailAddress(text)).toBe(isAddress)
  if (text.length <= 50) expect(v.is(v.pipe(v.string(), v.email()), text)).toBe(isAddress)
})

test.each(["o'brien@example.org", `${'a'.repeat(60)}@example.org`, 'anna@example.org'])(
  'staff may have the address %s',
  (address) => {
    expect(isStaffAddress(address)).toBe(true)
  },
)

test.each([
  'anna',
  'anna@example',
  'a b@example.org',
  'a@b@example.org',
  `${'a'.repeat(250)}@b.org`,
])('%s is no address of staff', (address) => {
  expect(isStaffAddress(address)).toBe(false)
})

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
  ...['asha@gmail.com', 'asha@mail.com', 'asha@ymail.com', 'asha@church.example.org'],
  ...['asha@gmail.co.uk', 'asha@', '@gmial.com', 'gmial.com', ''],
])('%j is not asked about', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
