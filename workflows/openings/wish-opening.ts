import { storeOpeningWish } from '#database/openings/opening-wishes.ts'
import type { Services } from '#workflows/services.ts'

/** Notes who wants one mail when a form opens. Says nothing about whether the address is known. */
export async function wishOpening(
  { db, now, log }: Services,
  { programme, email }: { programme: string; email: string },
): Promise<void> {
  await storeOpeningWish(db, { programme, email, at: now() })
  log.info('opening-wished', { programme })
}
