import { expect, test } from 'vitest'
import { maskEmail, maskName, maskPhone } from './masking.ts'

test.each([
  ['Asha', 'A***'],
  ['ஆஷா', 'ஆ***'],
  ['', ''],
])('the name "%s" is shown as "%s"', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['asha@example.org', 'a***@example.org'],
  ['a@example.org', 'a***@example.org'],
  ['asha', 'a***'],
  ['', ''],
])('the e-mail address "%s" is shown as "%s"', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['9876543210', '******3210'],
  ['', ''],
])('the number "%s" is shown as "%s"', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
