import type { IncomingMessage } from 'node:http'
import { findAddress } from '#app/http/find-address.ts'
import { normalisePath } from '../normalise-path.ts'
import { isApi } from '../request-token.ts'
import { isSafeMethod, isSignedAddress } from '../same-origin.ts'
import { clientAddress, type IsProxy } from './client-address.ts'
import { type Budget, createTokenBuckets } from './token-buckets.ts'

export type RateLimits = {
  /** Zero when the request may pass, otherwise the seconds to wait. */
  secondsToWait(request: IncomingMessage): number
}

export type Kind = 'form' | 'api' | 'look-up' | 'search' | 'page' | 'report' | 'sign-in' | 'sandbox'

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
  // Used by visitors, and by this server on behalf of all of them.
  sandbox: { burst: 3_000, perSecond: 100 },
}

type Parts = {
  isProxy: IsProxy
  now: () => number
  budgets?: Record<Kind, Budget>
  /** Whether the sandbox is mounted on this server. */
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
    'sign-in': of('sign-in'),
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
 * Which budget a request counts against; undefined where it is not limited. Files and cached pages are
 * answered before this. Everything else is rendered, the 404 page too, and costs some milliseconds.
 */
export function kindOf(method: string, url: string, { sandboxed = false } = {}): Kind | undefined {
  const { budget = 'page', costly, postBudget } = findAddress(normalisePath(url) ?? '') ?? {}
  if (budget === 'none') return undefined
  if (sandboxed && budget === 'sandbox') return budget
  if (!isSafeMethod(method)) {
    if (isSignedAddress(url)) return 'report'
    return isApi(url) ? 'api' : (postBudget ?? 'form')
  }
  if (costly && hasParameter(url, costly.parameter)) return costly.budget
  return budget === 'sandbox' ? 'page' : budget
}

function hasParameter(url: string, name: string): boolean {
  const mark = url.indexOf('?')
  return mark >= 0 && new URLSearchParams(url.slice(mark)).has(name)
}
