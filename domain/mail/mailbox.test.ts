import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

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
