import { expect, test } from 'vitest'
import { initials, maskEmail, maskLocalPart, maskName, maskPhone } from './masking.ts'

test.each([
  ['Asha Rao', 'A. R.'],
  ['asha rao', 'A. R.'],
  ['Asha', 'A.'],
  ['Asha Kumari Rao', 'A. R.'],
  ['  K.S. Rao ', 'K. R.'],
  ['கோமதி ரமேஷ்', 'கோ. ர.'],
  ['(removed)', 'R.'],
  ['9876543210', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  ['Asha', 'A***'],
  ['ஆஷா', 'ஆ***'],
  ['', ''],
])('the name "%s" is shown as "%s"', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['asha@example.org', 'a***'],
  ['a@example.org', 'a***'],
  ['asha', 'a***'],
  ['', ''],
])('the e-mail address "%s" is shown as "%s"', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['asha@example.org', 'a***@example.org'],
  ['', ''],
])('to its owner the e-mail address "%s" is shown as "%s"', (email, masked) => {
  expect(maskLocalPart(email)).toBe(masked)
})

test.each([
  ['9876543210', '********10'],
  ['', ''],
])('the number "%s" is shown as "%s"', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
