import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isEmailAddress, isStaffAddress } from './email-address.ts'

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
