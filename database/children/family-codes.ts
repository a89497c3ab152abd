import type { Selectable } from 'kysely'
import { newSecret } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { MAX_WRONG_LETTERS } from '#domain/family-code.ts'

export type FamilyCode = Selectable<Tables['family_code']>

type Family = Pick<FamilyCode, 'registration_id' | 'event_code'>

/** By registration. */
export async function familyCodesOf(db: Db, eventCode: string): Promise<Map<string, FamilyCode>> {
  const rows = await findRows(db, 'family_code', { event_code: eventCode })
  return new Map(rows.map((row) => [row.registration_id, row]))
}

/** 128 bits. */
const SLIP_BYTES = 16

/** With a secret for each slip. Leaves out families that have a code, and codes that another family has. */
export async function storeFamilyCodes(
  db: Db,
  codes: readonly (Family & Pick<FamilyCode, 'code'>)[],
): Promise<void> {
  const rows = codes.map((code) => ({ ...code, slip: newSecret(SLIP_BYTES), wrong_tries: 0 }))
  await insertNew(db, 'family_code', rows)
}

/**
 * Whether these are the family's letters. Every try counts before it is compared, so that many at once
 * count too; after too many wrong ones even the right letters are refused.
 */
export async function tryLetters(db: Db, family: Family, letters: string): Promise<boolean> {
  const tried = await db
    .updateTable('family_code')
    .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where(({ and }) => and(family))
    .where('wrong_tries', '<', MAX_WRONG_LETTERS)
    .returning('code')
    .executeTakeFirst()
  if (tried?.code !== letters) return false
  await changeRows(db, 'family_code', family, { wrong_tries: 0 })
  return true
}
