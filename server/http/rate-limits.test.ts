import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimits, createTokenBuckets, kindOf } from './rate-limits.ts'

test.each([
  ['GET', '/', 'page'],
  ['OPTIONS', '/give.data', 'page'],
  ['GET', '/health', undefined],
  ['GET', '/ready', undefined],
  ['POST', '/give', 'form'],
  ['DELETE', '/anything', 'form'],
  ['POST', '/api/register/new', 'api'],
  ['POST', '/api/register/response', 'report'],
  ['POST', '/api/payments/webhook', 'report'],
  ['GET', '/office/sign-in', 'page'],
  ['POST', '/office/staff', 'form'],
  ['POST', '/my', 'form'],
  ['POST', '/office/sign-in', 'sign-in'],
  ['POST', '/OFFICE/sign-in/', 'sign-in'],
  ['POST', '/office/sign-in/passkey-options', 'sign-in'],
  ['GET', '/response', 'page'],
  ['GET', '/response?txnid=1', 'look-up'],
  ['GET', '/response.data?txnid=1', 'look-up'],
  ['HEAD', '/api/register?a=b&txnid=1', 'look-up'],
  ['GET', '/receipts/1', 'look-up'],
  ['GET', '/my/1', 'look-up'],
  ['GET', '/keep/1', 'look-up'],
  ['GET', '/sermons?page=2', 'page'],
  ['GET', '/sermons?q=hope', 'search'],
  ['GET', '/sermons.data?q=hope&page=2', 'search'],
  ['GET', '/%72ESPONSE?txnid=1', 'look-up'],
  ['GET', 'http://church.test/api/register/?txnid=1', 'look-up'],
  ['GET', '/registered/x/../1', 'look-up'],
  ['POST', '//api/register/new', 'form'],
  ['POST', '/api/register/response.data', 'api'],
  ['GET', '/healthy', 'page'],
  ['GET', '/health/1/x', 'page'],
  ['GET', '/ready/../no-such-page', 'page'],
  ['GET', '//health//1/', 'page'],
  ['GET', 'http://127.0.0.1/health/no-such-page', 'page'],
  ['GET', '/%', 'page'],
])('%s %s counts as %s', (method, url, kind) => {
  expect(kindOf(method, url)).toBe(kind)
})

test.each([
  ['/sandbox', 'sandbox', 'page'],
  ['/sandbox/payu/payments/1', 'sandbox', 'page'],
  ['/%73andbox/payu', 'sandbox', 'page'],
  ['/sandboxed-1', 'page', 'page'],
  ['/sandbox/../no-such-page', 'page', 'page'],
  ['/sandbox/%2e%2e/no-such-page', 'page', 'page'],
  ['/sandbox/../sermons?q=hope', 'search', 'search'],
])('%s counts as %s with the sandbox, as %s without', (url, mounted, elsewhere) => {
  expect(kindOf('GET', url, { sandboxed: true })).toBe(mounted)
  expect(kindOf('GET', url)).toBe(elsewhere)
})

test('the hall and the office share an address, and the office can still sign in', () => {
  let now = 0
  const limits = createRateLimits({ isProxy: () => false, now: () => now })
  const wait = (url: string) => {
    const request = new IncomingMessage(new Socket())
    return limits.secondsToWait(Object.assign(request, { method: 'POST', url }))
  }
  for (let visitors = 0; visitors < 1_000; visitors++) wait('/my')
  for (let times = 0; times < 5_000; times++) wait('/office/sign-in')
  now += 1_000
  for (let people = 0; people < 20; people++) expect(wait('/office/sign-in')).toBe(0)
})

function testBuckets(budget = { burst: 3, perSecond: 1 }, maxClients = 5) {
  let clock = 0
  const buckets = createTokenBuckets(budget, () => clock, maxClients)
  return {
    ...buckets,
    pass: (ms: number) => {
      clock += ms
    },
  }
}

test('after the burst a client is told how long to wait', () => {
  const { take, pass } = testBuckets({ burst: 3, perSecond: 0.5 })
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 2])
  expect(take('b')).toBe(0)
  pass(2_000)
  expect([take('a'), take('a')]).toEqual([0, 2])
})

test('a clock that is set back locks nobody out', () => {
  const { take, pass } = testBuckets()
  for (let times = 0; times < 4; times++) take('a')
  pass(-3_600_000)
  expect(take('a')).toBe(1)
  pass(1_000)
  expect(take('a')).toBe(0)
})

test('no sequence of requests exceeds a client’s budget or the number of clients in memory', () => {
  const step = fc.record({ client: fc.constantFrom('a', 'b'), ms: fc.nat(2_000) })
  fc.assert(
    fc.property(fc.array(step), fc.array(fc.string()), (steps, others) => {
      const { take, pass, size } = testBuckets({ burst: 3, perSecond: 1 })
      let [taken, passed] = [0, 0]
      for (const { client, ms } of steps) {
        if (take(client) === 0 && client === 'a') taken++
        pass(ms)
        passed += ms
      }
      expect(taken).toBeLessThanOrEqual(3 + passed / 1000)
      for (const other of others) take(other)
      expect(size()).toBeLessThanOrEqual(5)
    }),
  )
})
