import { compactTally, isTallyLoose } from '#database/registration/registration-tally.ts'
import type { Services } from '#workflows/services.ts'

export function isTallyDue({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return isTallyLoose(db)
}

/** Adds up what was counted one by one, so that the office's totals stay quick. */
export async function tidyTally({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction().execute(compactTally)
}
