import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

function testBuckets(budget = { burst: 3, perSecond: 1 }, mostClients = 5) {
  let clock = 0
  const buckets = createTokenBuckets({ budget, now: () => clock, mostClients })
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
