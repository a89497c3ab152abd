import { expect, test } from 'vitest'
import { maskPath } from './mask-path.ts'

const UUID = '52ef1f33-ef1c-471c-8e37-366175976200'
const TOKEN = 'kJ8_vXz1-Qm4RtY7uWb2Nc'

test.each([
  ['/', '/'],
  ['/give', '/give'],
  ['/api/register/new', '/api/register/new'],
  ['/letters/ewgnovbangalore2025.pdf', '/letters/ewgnovbangalore2025.pdf'],
  ['/sermons/thumbnails/1234567', '/sermons/thumbnails/1234567'],
  ['/assets/entry-4f.js', '/assets/entry-4f.js'],
  [`/pay/${UUID}`, '/pay/[hidden]'],
  ['/pay/short', '/pay/[hidden]'],
  [`/pay/${UUID}.data`, '/pay/[hidden]'],
  [`/PAY/${TOKEN}`, '/PAY/[hidden]'],
  [`/my/${TOKEN}`, '/my/[hidden]'],
  [`/my/${TOKEN}/ticket/${UUID}`, '/my/[hidden]'],
  [`/keep/${TOKEN}`, '/keep/[hidden]'],
  ['/receipts/2026-27-000123-abcdef', '/receipts/[hidden]'],
  [`/registered/${UUID}`, '/registered/[hidden]'],
  [`/some/new/page/${TOKEN}`, '/some/[hidden]'],
  [`/pay%2F${TOKEN}`, '/pay/[hidden]'],
  [`/pay%2f${TOKEN}`, '/pay/[hidden]'],
  [`//pay/${TOKEN}`, '//[hidden]'],
  [`/${TOKEN}`, '/[hidden]'],
  [`/api/${TOKEN}`, '/api/[hidden]'],
  [`/sandbox/payu/payments/${UUID}`, '/sandbox/payu/payments/[hidden]'],
])('%s is logged as %s', (path, written) => {
  expect(maskPath(path)).toBe(written)
})
