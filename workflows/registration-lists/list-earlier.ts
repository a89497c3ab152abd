import { neverStated, restateRegistration } from '#database/registration/restate-registration.ts'
import type { Services } from '#workflows/services.ts'

export async function areUnlisted({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return (await neverStated(db, 1)).length > 0
}

/** Small enough that visitors' forms, which wait for the transaction on SQLite, don't notice. */
const BATCH = 20

/** Shorter than the job's lease. */
const LONGEST_MS = 30_000

/**
 * Brings registrations from before the office's lists into the counts and the search, a few at a time.
 * Whatever is left is done in the next turn, also after a restart.
 */
export async function listEarlier(
  { db }: Pick<Services, 'db'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const until = performance.now() + LONGEST_MS
  while (!isStopping() && performance.now() < until) {
    const ids = await neverStated(db, BATCH)
    if (ids.length === 0) return
    await db.transaction().execute(async (tx) => {
      for (const id of ids) await restateRegistration(tx, id)
    })
    // Lets requests in between.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}
