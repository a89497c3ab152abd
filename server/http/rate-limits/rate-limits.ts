import type { IncomingMessage } from 'node:http'
import { SANDBOX_PATH } from '../../config.ts'
import { isWithin, normalisePath } from '../normalise-path.ts'
import { isApi } from '../request-token.ts'
import { isSafeMethod, isSignedAddress } from '../same-origin.ts'
import { clientAddress, type IsProxy } from './client-address.ts'
import { type Budget, createTokenBuckets } from './token-buckets.ts'

export type RateLimits = {
  /** Zero when the request may go on, otherwise the seconds to wait. */
  secondsToWait(request: IncomingMessage): number
}

export type Kind = 'form' | 'api' | 'look-up' | 'search' | 'page' | 'report' | 'sandbox'

/**
 * A whole congregation may share the address of its hall, and register within the same minutes: a
 * thousand families at once pass. Reports are signed, and losing one costs the most.
 */
const BUDGETS: Record<Kind, Budget> = {
  form: { burst: 1_200, perSecond: 20 },
  api: { burst: 1_200, perSecond: 20 },
  'look-up': { burst: 1_200, perSecond: 20 },
  search: { burst: 300, perSecond: 5 },
  page: { burst: 1_200, perSecond: 20 },
  report: { burst: 3_000, perSecond: 100 },
  // Asked by visitors, and by this server itself on behalf of all of them.
  sandbox: { burst: 3_000, perSecond: 100 },
}

type Parts = {
  isProxy: IsProxy
  now: () => number
  budgets?: Record<Kind, Budget>
  /** Whether this server plays the outside world itself. */
  sandboxed?: boolean
}

export function createRateLimits(parts: Parts): RateLimits {
  const { isProxy, now, budgets = BUDGETS, sandboxed = false } = parts
  const of = (kind: Kind) => createTokenBuckets({ budget: budgets[kind], now })
  const buckets = {
    form: of('form'),
    api: of('api'),
    'look-up': of('look-up'),
    search: of('search'),
    page: of('page'),
    report: of('report'),
    sandbox: of('sandbox'),
  }
  return {
    secondsToWait(request) {
      const { method = 'GET', url = '/' } = request
      const kind = kindOf(method, url, { sandboxed })
      return kind === undefined ? 0 : buckets[kind].take(clientOf(request, isProxy))
    },
  }
}

export function clientOf({ socket, headers }: IncomingMessage, isProxy: IsProxy): string {
  const told = headers['x-forwarded-for']
  const forwardedFor = Array.isArray(told) ? told.join(',') : told
  return clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor }, isProxy)
}

/**
 * Files and pages from memory never come here: they cost next to nothing. Everything else is made for
 * whoever asks, also the page that says that there is none, and costs some milliseconds.
 */
export function kindOf(method: string, url: string, { sandboxed = false } = {}): Kind | undefined {
  const path = normalisePath(url) ?? ''
  if (CHECKS.has(path)) return undefined
  if (sandboxed && isWithin(path, SANDBOX_PATH)) return 'sandbox'
  if (!isSafeMethod(method)) {
    if (isSignedAddress(url)) return 'report'
    return isApi(url) ? 'api' : 'form'
  }
  const mark = url.indexOf('?')
  const query = mark < 0 ? undefined : new URLSearchParams(url.slice(mark))
  if (LOOK_UPS.has(path) && query?.has('txnid')) return 'look-up'
  if (PRIVATE.some((start) => path.startsWith(start))) return 'look-up'
  return path === '/sermons' && query?.has('q') ? 'search' : 'page'
}

/** Asked by whoever watches over the site, and must not be refused. */
const CHECKS = new Set(['/health', '/ready'])

/** Pages of one person, behind a name that can't be guessed. */
const PRIVATE = ['/my/', '/pay/', '/receipts/', '/registered/']

const LOOK_UPS = new Set(['/response', '/api/register'])
