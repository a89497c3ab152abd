import { expect, test } from 'vitest'
import { isAllowedLink } from './allowed-link.ts'

test.each([
  '/',
  '/give#how',
  '#top',
  'https://example.org',
  'HTTP://example.org',
  'mailto:office@example.org',
  'tel:+918000000000',
])('a text may link to %s', (address) => {
  expect(isAllowedLink(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.org/x',
  'https:example.org',
  '//example.org',
  '/\\example.org',
  '/&#47;example.org',
  '/\t/example.org',
  'give',
  '',
])('a text may not link to %j', (address) => {
  expect(isAllowedLink(address)).toBe(false)
})
