import type { Count } from '#workflows/services.ts'
import type { Fetch } from '../page-cache/page-cache.ts'
import { refuseOutside } from '../refuse.ts'
import type { IsProxy } from './client-address.ts'
import { type Budget, clientBehind, createTokenBuckets, kindOf } from './rate-limits.ts'

/**
 * People mistype a number now and then; a guessing program misses nearly always. With ten thousand
 * numbers stored, three guesses a minute find one in about six years.
 */
const BUDGET: Budget = { burst: 120, perSecond: 1 / 20 }

type Parts = {
  isProxy: IsProxy
  now: () => number
  publicUrl: string
  count: Count
  /** Whether the request comes from the browser that made the payment it asks about. */
  isOwn: (request: Request) => Promise<boolean>
  budget?: Budget
}

/**
 * Limits look-ups that find nothing. Transaction numbers can be guessed: after too many misses a client
 * gets no look-up at all until its budget refills. Tokens can't be guessed: there only further misses are
 * refused, so that a neighbour behind the same IP address can't lock anybody out of an existing page.
 */
export function createMissLimits(parts: Parts): (fetch: Fetch) => Fetch {
  const { now, budget = BUDGET } = parts
  const numbers = createTokenBuckets({ budget, now })
  const tokens = createTokenBuckets({ budget, now })
  return (fetch) => async (request, env) => {
    const kind = lookUpKind(request)
    if (!kind) return fetch(request, env)
    const client = clientBehind(env, parts.isProxy)
    const waiting = kind === 'number' ? numbers.wait(client) : 0
    if (waiting > 0 && !(await parts.isOwn(request))) return tooManyMisses(parts, request, waiting)
    const response = await fetch(request, env)
    if (response.status !== 404) return response
    const seconds = (kind === 'number' ? numbers : tokens).take(client)
    return seconds > 0 ? tooManyMisses(parts, request, seconds) : response
  }
}

function lookUpKind({ method, url }: Request): 'number' | 'token' | undefined {
  const { pathname, search, searchParams } = new URL(url)
  if (kindOf(method, pathname + search) !== 'look-up') return undefined
  return searchParams.has('txnid') ? 'number' : 'token'
}

function tooManyMisses({ publicUrl, count }: Parts, request: Request, seconds: number): Response {
  count('request.too-many-misses')
  const message = `Too many unknown transaction numbers were looked up from your network. Please try again in ${seconds} seconds, or open the link in our mail.`
  const response = refuseOutside(request, publicUrl, { status: 429, message })
  response.headers.set('Retry-After', String(seconds))
  return response
}
