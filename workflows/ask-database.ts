import { isDatabaseFault } from '#database/engine/fault.ts'
import type { Services } from './services.ts'

/** Returns `{ ok: false }` when the database is busy, full or unreachable. Other errors are thrown. */
export async function askDatabase<Answer>(
  { count, log }: Services,
  ask: () => Promise<Answer>,
): Promise<{ ok: true; answer: Answer } | { ok: false }> {
  try {
    return { ok: true, answer: await ask() }
  } catch (error) {
    if (!isDatabaseFault(error)) throw error
    count('database.out-of-order')
    log.error('database-out-of-order', error)
    return { ok: false }
  }
}
