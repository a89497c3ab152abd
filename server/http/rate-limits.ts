import { IncomingMessage } from 'node:http'
import { findAddress } from '#app/addresses.ts'
import type { OwnBudget } from '#app/services.server.ts'
import type { Count } from '#workflows/services.ts'
import { clientAddress, type IsProxy } from './client-address.ts'
import { normalisePath } from './normalise-path.ts'
import type { Fetch } from './page-cache.ts'
import { refuseOutside } from './refuse.ts'
import { isApi, isSafeMethod, isSignedAddress } from './same-origin.ts'

export type RateLimits = {
  secondsToWait(request: IncomingMessage): number
  /** Only its page recognises such a request: it counts for this client, or for the holder of this key. */
  spend(kind: OwnBudget, whose: { env: object | undefined } | { key: string }): number
}

export type Kind =
  | ('form' | 'api' | 'look-up' | 'search' | 'page' | 'report' | 'sign-in' | 'sandbox')
  | OwnBudget

/**
 * A whole congregation may share one IP address and register within minutes, so a thousand families at
 * once must pass. Reports have the largest budget, because losing one costs most.
 */
const BUDGETS: Record<Kind, Budget> = {
  form: { burst: 1_200, perSecond: 20 },
  api: { burst: 1_200, perSecond: 20 },
  'look-up': { burst: 1_200, perSecond: 20 },
  search: { burst: 300, perSecond: 5 },
  page: { burst: 1_200, perSecond: 20 },
  report: { burst: 3_000, perSecond: 100 },
  // The office may share its address with the hall, where a stranger must not use this up. Links can't be
  // guessed, and mails to one mailbox have limits of their own.
  'sign-in': { burst: 1_200, perSecond: 20 },
  // Visitors use it, and this server on behalf of all of them.
  sandbox: { burst: 3_000, perSecond: 100 },
  // Thirty an hour: each is a mail to an address that somebody else may have.
  wish: { burst: 30, perSecond: 30 / 3600 },
  // The key is one link: making the file takes a twentieth of a second, in which nobody else is answered.
  tickets: { burst: 5, perSecond: 1 / 10 },
}

export type Budgets = Partial<Record<Kind, Budget>>

export function createRateLimits(parts: {
  isProxy: IsProxy
  now: () => number
  budgets?: Budgets
  sandboxed?: boolean
}): RateLimits {
  const { isProxy, now, budgets = BUDGETS, sandboxed = false } = parts
  const buckets = new Map(
    Object.entries(budgets).map(([kind, budget]) => [kind, createTokenBuckets(budget, now)]),
  )
  return {
    secondsToWait(request) {
      const { method = 'GET', url = '/' } = request
      const kind = kindOf(method, url, { sandboxed })
      return (kind && buckets.get(kind)?.take(clientOf(request, isProxy))) ?? 0
    },
    spend(kind, whose) {
      const key = 'key' in whose ? whose.key : clientBehind(whose.env, isProxy)
      return buckets.get(kind)?.take(key) ?? 0
    },
  }
}

/** The server passes Node's own request beside the Fetch one. */
function clientBehind(env: object | undefined, isProxy: IsProxy): string {
  const incoming = env && 'incoming' in env ? env.incoming : undefined
  return incoming instanceof IncomingMessage ? clientOf(incoming, isProxy) : 'unknown'
}

export function clientOf({ socket, headers }: IncomingMessage, isProxy: IsProxy): string {
  const told = headers['x-forwarded-for']
  const forwardedFor = Array.isArray(told) ? told.join(',') : told
  return clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor }, isProxy)
}

/** Everything else than files and cached pages is rendered, the 404 page too, in some milliseconds. */
export function kindOf(method: string, url: string, { sandboxed = false } = {}): Kind | undefined {
  const { budget = 'page', costly, postBudget } = findAddress(normalisePath(url) ?? '') ?? {}
  if (budget === 'none') return undefined
  if (sandboxed && budget === 'sandbox') return budget
  if (!isSafeMethod(method)) {
    if (isSignedAddress(url)) return 'report'
    return isApi(url) ? 'api' : (postBudget ?? 'form')
  }
  if (costly) {
    const query = new URLSearchParams(/\?.*/s.exec(url)?.[0])
    if (query.has(costly.parameter)) return costly.budget
  }
  return budget === 'sandbox' ? 'page' : budget
}

export type Budget = { burst: number; perSecond: number }

/** The oldest client of too many is dropped, so that a flood of addresses can't fill the memory. */
export function createTokenBuckets(budget: Budget, now: () => number, maxClients = 10_000) {
  const buckets = new Map<string, { tokens: number; at: number }>()

  function refilled(client: string): number {
    const bucket = buckets.get(client)
    if (!bucket) return budget.burst
    // A clock that is set back must not lock anybody out.
    const seconds = Math.max(0, now() - bucket.at) / 1000
    return Math.min(budget.burst, bucket.tokens + seconds * budget.perSecond)
  }

  function secondsFor(tokens: number): number {
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / budget.perSecond))
  }

  function put(client: string, tokens: number): void {
    buckets.delete(client)
    buckets.set(client, { tokens, at: now() })
    const [oldest = client] = buckets.keys()
    if (buckets.size > maxClients) buckets.delete(oldest)
  }

  return {
    /** Returns zero if there was a token, otherwise the seconds until there is. */
    take(client: string): number {
      const tokens = refilled(client)
      const enough = tokens >= 1
      put(client, enough ? tokens - 1 : tokens)
      return secondsFor(tokens)
    },
    wait: (client: string) => secondsFor(refilled(client)),
    size: () => buckets.size,
  }
}

/**
 * People mistype a number now and then; a guessing program misses nearly always. With ten thousand
 * numbers stored, three guesses a minute find one in about six years.
 */
const MISS_BUDGET: Budget = { burst: 120, perSecond: 1 / 20 }

/**
 * Transaction numbers can be guessed: after too many misses a client gets no look-up at all until its
 * budget refills. Tokens can't be guessed: there only further misses are refused, so that a neighbour
 * behind the same IP address can't lock anybody out of an existing page.
 */
export function createMissLimits(parts: {
  isProxy: IsProxy
  now: () => number
  publicUrl: string
  count: Count
  /** Such a request comes from the browser that made the payment it asks about. */
  isOwn: (request: Request) => Promise<boolean>
  budget?: Budget
}): (fetch: Fetch) => Fetch {
  const { now, budget = MISS_BUDGET, publicUrl, count } = parts
  const numbers = createTokenBuckets(budget, now)
  const tokens = createTokenBuckets(budget, now)
  return (fetch) => async (request, env) => {
    const { pathname, search, searchParams } = new URL(request.url)
    if (kindOf(request.method, pathname + search) !== 'look-up') return fetch(request, env)
    const isNumber = searchParams.has('txnid')
    const client = clientBehind(env, parts.isProxy)
    const waiting = isNumber ? numbers.wait(client) : 0
    if (waiting > 0 && !(await parts.isOwn(request))) return tooManyMisses(request, waiting)
    const response = await fetch(request, env)
    if (response.status !== 404) return response
    const seconds = (isNumber ? numbers : tokens).take(client)
    return seconds > 0 ? tooManyMisses(request, seconds) : response
  }

  function tooManyMisses(request: Request, seconds: number): Response {
    count('request.too-many-misses')
    const message = `Too many unknown transaction numbers were looked up from your network. Please try again in ${seconds} seconds, or open the link in our mail.`
    const response = refuseOutside(request, publicUrl, { status: 429, message })
    response.headers.set('Retry-After', String(seconds))
    return response
  }
}
