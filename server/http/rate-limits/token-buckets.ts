/** How many requests at once, and how many per second after that. */
export type Budget = { burst: number; perSecond: number }

type TokenBuckets = {
  /** Takes a token. Returns zero if there was one, otherwise the seconds until there is. */
  take(client: string): number
  /** The seconds until there is a token, without taking it. */
  wait(client: string): number
  /** How many clients are in memory. */
  size(): number
}

type Bucket = { tokens: number; at: number }

type Parts = { budget: Budget; now: () => number; mostClients?: number }

/**
 * One token bucket per client, in memory. When there are too many clients, the oldest is dropped, so
 * that a flood of addresses can't fill the memory.
 */
export function createTokenBuckets({ budget, now, mostClients = MAX_CLIENTS }: Parts) {
  const buckets = new Map<string, Bucket>()

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
    if (buckets.size > mostClients) buckets.delete(oldest)
  }

  const tokenBuckets: TokenBuckets = {
    take(client) {
      const tokens = refilled(client)
      const enough = tokens >= 1
      put(client, enough ? tokens - 1 : tokens)
      return secondsFor(tokens)
    },
    wait: (client) => secondsFor(refilled(client)),
    size: () => buckets.size,
  }
  return tokenBuckets
}

const MAX_CLIENTS = 10_000
