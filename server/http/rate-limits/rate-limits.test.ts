import { expect, test } from 'vitest'
import { kindOf } from './rate-limits.ts'

test.each([
  ['GET', '/', 'page'],
  ['GET', '/no/such/page', 'page'],
  ['OPTIONS', '/give.data', 'page'],
  ['GET', '/health', undefined],
  ['GET', '/ready', undefined],
  ['POST', '/give', 'form'],
  ['POST', '/give.data?index', 'form'],
  ['DELETE', '/anything', 'form'],
  ['POST', '/api/register/new', 'api'],
  ['POST', '/api/register/response', 'report'],
  ['POST', '/api/payments/webhook', 'report'],
  ['GET', '/response', 'page'],
  ['GET', '/response?txnid=1', 'look-up'],
  ['GET', '/response.data?txnid=1', 'look-up'],
  ['HEAD', '/api/register?a=b&txnid=1', 'look-up'],
  ['GET', '/receipts/1', 'look-up'],
  ['GET', '/sermons?page=2', 'page'],
  ['GET', '/sermons?q=hope', 'search'],
  ['GET', '/sermons.data?q=hope&page=2', 'search'],
  ['POST', '/sandbox/payu/payments/1', undefined],
])('%s %s counts as %s', (method, url, kind) => {
  expect(kindOf(method, url)).toBe(kind)
})
