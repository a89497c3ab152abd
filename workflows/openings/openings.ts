import { changeRows, findRow } from '#database/engine/rows.ts'
import {
  awaitedProgrammes,
  deleteUnconfirmed,
  hasUnconfirmed,
  storeOpeningWish,
  takeOpeningWishes,
} from '#database/openings/opening-wishes.ts'
import { queueMail, queueMails } from '#database/records/mail/outbox.ts'
import { findProgramme, openEvents } from '#domain/conferences/conference.ts'
import { spokenName } from '#domain/conferences/short-name.ts'
import type { Language } from '#domain/language.ts'
import { isRecordId } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { contentFor } from '../content/live-content.ts'

/** How long an address waits to be confirmed: strangers may have typed it. */
const UNCONFIRMED_MS = 7 * 24 * 60 * 60_000

function aWeekAgo({ now }: Services): string {
  return new Date(now().getTime() - UNCONFIRMED_MS).toISOString()
}

export async function areOpeningsDue(services: Services): Promise<boolean> {
  const isOpened = (await openedProgrammes(services)).length > 0
  return isOpened || hasUnconfirmed(services.db, aWeekAgo(services))
}

/** With the mail the wish is gone, so nobody hears of it twice. */
export async function notifyOpenings(services: Services): Promise<number> {
  await deleteUnconfirmed(services.db, aWeekAgo(services))
  const at = services.now()
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

/** Asks the address itself by mail, once. Says nothing about whether it is known. */
export async function wishOpening(
  { db, now, log }: Services,
  wish: { programme: string; email: string; language: Language },
): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const wishId = await storeOpeningWish(tx, { ...wish, at })
    if (wishId === undefined) return
    await queueMail(tx, {
      kind: 'confirm-address',
      name: wishId,
      facts: { wishId },
      recipient: wish.email,
      at,
    })
  })
  log.info('opening-wished', { programme: wish.programme })
}

/** What the link in the confirming mail is about. Opening it changes nothing. Undefined for an unknown key. */
export async function readOpeningWish(services: Services, key: string) {
  const wish = isRecordId(key) ? await findRow(services.db, 'opening_wish', { id: key }) : undefined
  if (!wish) return undefined
  const { programme, language, confirmed_at } = wish
  const { programmes } = contentFor(services, language).conferences
  const found = findProgramme(programmes, programme)
  const title = found ? spokenName(found) : programme
  return { title, language, isConfirmed: confirmed_at !== null }
}

export async function confirmOpening(services: Services, key: string): Promise<boolean> {
  if (!(await readOpeningWish(services, key))) return false
  const confirmed_at = services.now().toISOString()
  await changeRows(services.db, 'opening_wish', { id: key, confirmed_at: null }, { confirmed_at })
  return true
}
