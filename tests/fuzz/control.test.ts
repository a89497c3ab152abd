import { expect, test } from 'vitest'
import { MAX_GROWTH_MB, memoryGrowth } from '../support/hostile/memory-growth.ts'
import {
  anyChange,
  anyRead,
  type Fetch,
  type HostileRequest,
  oneFieldWrong,
  sendHostile,
} from '../support/hostile/requests.ts'
import { IS_LONG } from '../support/long.ts'

type Bug = { name: string; fetch: Fetch; found: RegExp; longestMs?: number }

/** The same requests in every run, which meet each bug among the first few hundred. */
const CONTROL = { runs: 200_000, seed: 6 }

const WELL = () => new Response('all is well')

const BUGS: Bug[] = [
  {
    name: 'throws at a few addresses when a parameter is a strange number',
    fetch: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.startsWith('/s') && searchParams.has('page')) {
        BigInt(searchParams.get('page') ?? '')
      }
      return WELL()
    },
    found: /Cannot convert/,
  },
  {
    name: 'answers 500 to a zero byte',
    fetch: ({ url }) => new Response(null, { status: /%00|\0/.test(url) ? 500 : 200 }),
    found: /500/,
  },
  {
    name: 'shows what was searched for as it was sent',
    fetch: (request) => new Response(`<p>${new URL(request.url).searchParams.get('q')}</p>`),
    found: /hostile/,
  },
  {
    name: 'shows it in an attribute',
    fetch: (request) => {
      const { searchParams } = new URL(request.url)
      const words = searchParams.get('preacher')?.replaceAll('<script', '')
      return new Response(`<input value="${words}">`)
    },
    found: /onerror/,
  },
  {
    name: 'never answers a broken percent sign',
    fetch: ({ url }) => (url.includes('%25E0') ? new Promise<never>(() => {}) : WELL()),
    found: /no answer/,
    longestMs: 200,
  },
  {
    name: 'begins an answer that never ends',
    fetch: ({ url }) => (url.includes('__proto__') ? new Response(new ReadableStream()) : WELL()),
    found: /no answer/,
    longestMs: 200,
  },
]

test.each(BUGS)('the fuzzer finds a site that $name', async ({ found, ...bug }) => {
  await expect(sendHostile({ ...bug, asked: anyRead, ...CONTROL })).rejects.toThrow(found)
})

test('the fuzzer finds prototype pollution by a form', async () => {
  const fetch = async (request: Request) => {
    const sent = new URLSearchParams(await request.text())
    for (const [name, value] of sent) setDeeply({}, name.split('.'), value)
    return WELL()
  }
  try {
    const driven = sendHostile({ fetch, asked: anyChange, ...CONTROL })
    await expect(driven).rejects.toThrow(/undefined/)
  } finally {
    Reflect.deleteProperty(Object.prototype, 'polluted')
  }
})

test('the fuzzer reports nothing on a correct site', async () => {
  const asked: HostileRequest[] = []
  const fetch = (request: Request) => {
    asked.push({ path: request.url, query: [], init: {} })
    return WELL()
  }
  const runs = await sendHostile({ fetch, asked: anyRead, runs: 500 })
  expect(runs).toBe(asked.length)
  expect(new Set(asked.map(({ path }) => new URL(path).pathname)).size).toBeGreaterThan(40)
})

// They take as long as all others together.
if (IS_LONG) {
  test('the fuzzer finds a failure that needs one hostile field in a valid form', async () => {
    const fetch = async (request: Request) => {
      const sent =
        request.method === 'POST' ? await request.formData().catch(() => undefined) : null
      const name = sent?.get('firstname')
      const whole = sent?.get('amount') === '500' && sent.get('email') === 'anita@example.org'
      return new Response(null, { status: whole && String(name).length > 4_000 ? 500 : 200 })
    }
    const driven = sendHostile({ fetch, asked: oneFieldWrong, ...CONTROL })
    await expect(driven).rejects.toThrow(/500/)
  })

  test('the fuzzer finds a private answer that is cached for everybody', async () => {
    const kept: string[] = []
    const grown = await memoryGrowth(async (each) => {
      kept.push(Buffer.alloc(40_000, `${each}`).toString())
    })
    expect(kept.join('').length).toBeGreaterThan(0)
    expect(grown).toBeGreaterThan(MAX_GROWTH_MB)
  })
}

function setDeeply(target: object, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    Reflect.set(target, name, value)
    return
  }
  const inner: unknown = Reflect.get(target, name)
  const next = typeof inner === 'object' && inner !== null ? inner : {}
  if (next !== inner && typeof inner !== 'function') Reflect.set(target, name, next)
  setDeeply(typeof inner === 'function' ? inner : next, rest, value)
}
