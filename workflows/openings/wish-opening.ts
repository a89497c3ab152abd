import { storeOpeningWish } from '#database/openings/opening-wishes.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'

/** Notes who wants one mail when a form opens. Says nothing about whether the address is known. */
export async function wishOpening(
  { db, now, log }: Services,
  wish: { programme: string; email: string; language: Language },
): Promise<void> {
  await storeOpeningWish(db, { ...wish, at: now() })
  log.info('opening-wished', { programme: wish.programme })
}
