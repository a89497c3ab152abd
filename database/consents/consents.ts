import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import type { Language } from '#domain/language.ts'

export type GivenConsent = { version: string; text: string; language: Language; at: Date }

/** Inside the transaction that has stored these people: notes what was agreed to for whoever is new. */
export async function storeConsents(
  tx: Db,
  registrationId: string,
  given: GivenConsent,
): Promise<void> {
  const people = await tx
    .selectFrom('attendee')
    .select('position')
    .where('registration_id', '=', registrationId)
    .where(
      'position',
      'not in',
      tx
        .selectFrom('consent')
        .select((column) => column.fn.coalesce('position', column.val(0)).as('position'))
        .where('registration_id', '=', registrationId),
    )
    .orderBy('position')
    .execute()
  if (people.length === 0) return
  const row = await rowOf(tx, given)
  const rows = people.map(({ position }) => ({
    ...row,
    id: randomUUID(),
    registration_id: registrationId,
    position,
    gift_id: null,
  }))
  await tx.insertInto('consent').values(rows).execute()
}

/** Inside the transaction that has stored the gift. */
export async function storeGiftConsent(tx: Db, giftId: string, given: GivenConsent): Promise<void> {
  const owner = { id: randomUUID(), registration_id: null, position: null, gift_id: giftId }
  const row = await rowOf(tx, given)
  await tx
    .insertInto('consent')
    .values({ ...row, ...owner })
    .execute()
}

/** With the wording, which is stored with its first use. */
async function rowOf(tx: Db, { version, text, language, at }: GivenConsent) {
  await tx
    .insertInto('consent_wording')
    .values({ version, text, stored_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { wording: version, language, at: at.toISOString() }
}

/** The consents of a registration, of one of its people, or of a gift. */
type Owner = { owner: string; position?: number | undefined }

/** Inside the transaction that forgets their owner. */
export async function forgetConsents(tx: Db, { owner, position }: Owner): Promise<void> {
  const theirs = tx
    .deleteFrom('consent')
    .where((where) =>
      where.or([where('registration_id', '=', owner), where('gift_id', '=', owner)]),
    )
  await (position === undefined ? theirs : theirs.where('position', '=', position)).execute()
}

export function consentsOf(db: Db, { owner, position }: Owner) {
  const theirs = db
    .selectFrom('consent')
    .select(['wording', 'language', 'at', 'position'])
    .where((where) =>
      where.or([where('registration_id', '=', owner), where('gift_id', '=', owner)]),
    )
    .orderBy('at')
    .orderBy('position')
  return (position === undefined ? theirs : theirs.where('position', '=', position)).execute()
}
