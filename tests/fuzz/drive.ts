import fc from 'fast-check'
import { expect } from 'vitest'
import type { Asked } from './asked.ts'
import { MARK } from './hostile.ts'

export type Fetch = (request: Request) => Response | Promise<Response>

type Driven = {
  fetch: Fetch
  asked: fc.Arbitrary<Asked>
  /** How many requests at most. A number, not a time: a slow machine tests as much as a fast one. */
  runs: number
  /** Makes the requests the same in every run. */
  seed?: number
  /** A request without an answer after this time hangs. */
  longestMs?: number
  /** The log lines since the last request. */
  lines?: string[]
}

/** Sends hostile requests until one does harm. Returns how many were sent. */
export async function drive({ fetch, asked, runs, seed, longestMs, lines = [] }: Driven) {
  let sent = 0
  await fc.assert(
    fc.asyncProperty<[Asked]>(asked, async (one) => {
      lines.length = 0
      sent++
      const { status, text } = await ask(fetch, one, longestMs)
      const failed = status >= 500 ? lines.filter((line) => line.includes('"error"')) : []
      expect([status, ...failed]).toEqual([expect.any(Number)])
      expect(status).toBeLessThan(500)
      expectNoMarkup(text)
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    }),
    {
      numRuns: runs,
      ...(seed !== undefined && { seed }),
      endOnFailure: true,
      includeErrorInReport: true,
    },
  )
  return sent
}

export function expectNoMarkup(text: string): void {
  expect(text).not.toContain(MARK)
  expect(text).not.toMatch(/<img src=x onerror/)
}

/** Reads the whole body, because an answer that never ends hangs too. */
export async function ask(fetch: Fetch, asked: Asked, longestMs = 60_000) {
  const { path, query, init, asWritten } = asked
  const search = new URLSearchParams(query.map(([a, b]) => [a, b]))
  const sent = asWritten ? path : encodeURI(path.toWellFormed())
  const request = new Request(`http://church.test${sent}?${search}`, init)
  let patience: NodeJS.Timeout | undefined
  const hung = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error('no answer')), longestMs)
  })
  const answered = async () => {
    const response = await fetch(request)
    return { status: response.status, text: await response.text() }
  }
  return Promise.race([answered(), hung]).finally(() => clearTimeout(patience))
}
