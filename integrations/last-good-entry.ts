import type { CachedAnswer } from './cached-answers.ts'
import { IntegrationError } from './integration-error.ts'
import type { Reading } from './reading.ts'

/** What is known of one key: the last good answer, the last failure, and the request that runs. */
export type Entry<Value> = {
  answer?: CachedAnswer<Value>
  /** When this process last asked; 0 for an answer from disk, which is refreshed at first use. */
  refreshedAt: number
  failure?: { error: unknown; at: number }
  loading?: Promise<void>
  /** When the running request began. */
  askedAt?: number
}

const LATE_MS = 60 * 60_000
/** How long to leave a provider alone after a failure, so that readers don't wait for it again. */
const RETRY_MS = 5_000
/** With an older answer at hand, nobody waits longer than this after the first request for a new one. */
const NEWS_MS = 1_000

export function isDue(
  { refreshedAt, failure }: Entry<unknown>,
  { now, freshMs }: { now: number; freshMs: number },
): boolean {
  const isOld = hasPassed({ now, since: refreshedAt, ms: freshMs })
  return isOld && (!failure || hasPassed({ now, since: failure.at, ms: RETRY_MS }))
}

/** True also when the clock was set back, so that a time in the future does not block a refresh. */
function hasPassed({ now, since, ms }: { now: number; since: number; ms: number }): boolean {
  return now - since >= ms || now < since
}

type Waiting = { now: number; mostMs: number; waitsForNews: boolean }

/** How long a reader waits for the request that runs. */
export function patienceFor(entry: Entry<unknown>, { now, mostMs, waitsForNews }: Waiting): number {
  const { answer, refreshedAt, failure, askedAt = 0 } = entry
  if (!answer) return mostMs
  if (!waitsForNews || refreshedAt !== 0 || failure) return 0
  return Math.min(mostMs, Math.max(NEWS_MS - (now - askedAt), 0))
}

export function toReading<Value>(
  { answer, failure }: Entry<Value>,
  { now, name }: { now: number; name: string },
): Reading<Value> {
  if (answer) {
    return { ok: true, ...answer, late: failure !== undefined || now - answer.readAt > LATE_MS }
  }
  const error = failure?.error ?? new IntegrationError(name, 'read', 'no answer in time')
  return { ok: false, error }
}
