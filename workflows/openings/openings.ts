import { queueMails } from '#database/mail/outbox.ts'
import {
  awaitedProgrammes,
  storeOpeningWish,
  takeOpeningWishes,
} from '#database/openings/opening-wishes.ts'
import { findProgramme, openEvents } from '#domain/conferences/conference.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '#workflows/services.ts'

/** Whether a form is open for which somebody waits. */
export async function areOpeningsDue(services: Services): Promise<boolean> {
  return (await openedProgrammes(services)).length > 0
}

/**
 * Writes one mail to everybody who waits for a form that is open now. With the mail the wish is gone, so
 * nobody hears of it twice.
 */
export async function notifyOpenings(services: Services): Promise<number> {
  const at = services.now().toISOString()
  let told = 0
  for (const programme of await openedProgrammes(services)) {
    told += await services.db.transaction().execute(async (tx) => {
      const wishes = await takeOpeningWishes(tx, programme)
      const mails = wishes.map(({ id, email, language }) => ({
        kind: 'registration-opened' as const,
        name: id,
        facts: { programme, language },
        recipient: email,
        at,
      }))
      await queueMails(tx, mails)
      return wishes.length
    })
  }
  return told
}

async function openedProgrammes({ db, content, now }: Services): Promise<string[]> {
  const awaited = await awaitedProgrammes(db)
  return awaited.filter((key) => {
    const programme = findProgramme(content.conferences.programmes, key)
    return programme && openEvents(programme, now()).length > 0
  })
}

/** Notes who wants one mail when a form opens. Says nothing about whether the address is known. */
export async function wishOpening(
  { db, now, log }: Services,
  wish: { programme: string; email: string; language: Language },
): Promise<void> {
  await storeOpeningWish(db, { ...wish, at: now() })
  log.info('opening-wished', { programme: wish.programme })
}
