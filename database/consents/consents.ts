import { randomUUID } from 'node:crypto'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Language } from '#domain/language.ts'

export type GivenConsent = { version: string; text: string; language: Language; at: Date }

/** Inside the transaction that has stored these people: notes what was agreed to for whoever is new. */
export async function storeConsents(tx: Db, registrationId: string, given: GivenConsent) {
  const people = await tx
    .selectFrom('attendee')
    .select('position')
    .where('registration_id', '=', registrationId)
    .where(sql<SqlBool>`not exists (select 1 from consent
      where consent.registration_id = attendee.registration_id
        and consent.position = attendee.position)`)
    .orderBy('position')
    .execute()
  const positions = people.map(({ position }) => position)
  await storeConsentsAt(tx, registrationId, positions, given)
}

/** Inside the transaction that has stored the registration: everybody is new. */
export async function storeFirstConsents(
  tx: Db,
  { id, places }: Pick<Registration, 'id' | 'places'>,
  given: GivenConsent,
): Promise<void> {
  const positions = Array.from({ length: places }, (_, index) => index + 1)
  await storeConsentsAt(tx, id, positions, given)
}

async function storeConsentsAt(
  tx: Db,
  registrationId: string,
  positions: readonly number[],
  given: GivenConsent,
) {
  if (positions.length === 0) return
  const row = await rowOf(tx, given)
  const owner = { registration_id: registrationId, gift_id: null }
  const rows = positions.map((position) => ({ ...row, ...owner, id: randomUUID(), position }))
  await insertRows(tx, 'consent', rows)
}

/** Inside the transaction that has stored the gift. */
export async function storeGiftConsent(tx: Db, giftId: string, given: GivenConsent): Promise<void> {
  const owner = { id: randomUUID(), registration_id: null, position: null, gift_id: giftId }
  const row = await rowOf(tx, given)
  await insertRows(tx, 'consent', [{ ...row, ...owner }])
}

/** The wording is stored with its first use. */
async function rowOf(tx: Db, { version, text, language, at }: GivenConsent) {
  const wording = { version, text, stored_at: at.toISOString() }
  await insertRows(tx, 'consent_wording', [wording], 'on conflict do nothing')
  return { wording: version, language, at: at.toISOString() }
}

type Owner = { owner: string; position?: number | undefined }

/** Inside the transaction that forgets their owner. */
export async function forgetConsents(tx: Db, { owner, position }: Owner): Promise<void> {
  await tx.deleteFrom('consent').where(isOf({ owner, position })).execute()
}

export function consentsOf(db: Db, { owner, position }: Owner) {
  return db
    .selectFrom('consent')
    .select(['wording', 'language', 'at', 'position'])
    .where(isOf({ owner, position }))
    .orderBy('at')
    .orderBy('position')
    .execute()
}

function isOf({ owner, position }: Owner) {
  const { and, or } = expressionBuilder<Tables, 'consent'>()
  return and([or({ registration_id: owner, gift_id: owner }), and({ position })])
}
