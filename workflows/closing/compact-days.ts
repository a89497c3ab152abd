import { compactDay, longDays } from '#database/money/day-tally.ts'
import type { Services } from '#workflows/services.ts'

export async function isCompactingDue({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return (await longDays(db)).length > 0
}

/** Adds up the differences of busy days, so that their sums stay quick to read. */
export async function compactDays({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const day of await longDays(db)) {
    await db.transaction().execute((tx) => compactDay(tx, day))
  }
}
