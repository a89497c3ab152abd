import { newSecret } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRows, insertNew } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { MAX_WRONG_LETTERS } from '#domain/family-code.ts'

export type FamilyCode = Tables['family_code']

/** Registrations of one mobile number are one family, unless each had its code before. */
export async function familyCodesOf(db: Db, eventCode: string): Promise<Map<string, FamilyCode>> {
  const rows = await findRows(db, 'family_code', { event_code: eventCode }, 'code')
  const own = new Map(rows.map((row) => [row.registration_id, row]))
  if (rows.length === 0) return own
  const mobiles = await payersMobiles(db, eventCode)
  const byMobile = new Map(rows.map((row) => [mobiles.get(row.registration_id), row]))
  for (const [id, mobile] of mobiles) {
    const shared = byMobile.get(mobile)
    if (shared && mobile !== '' && !own.has(id)) own.set(id, shared)
  }
  return own
}

/** Those that had a code here before they were moved are among them. */
export async function payersMobiles(db: Db, eventCode: string): Promise<Map<string, string>> {
  const payers = await db
    .selectFrom('registration')
    .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
    .select(['registration.id', 'attendee.phone'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('registration.event_code', '=', eventCode),
        eb(
          'registration.id',
          'in',
          selectFrom('family_code').select('registration_id').where('event_code', '=', eventCode),
        ),
      ]),
    )
    .where('attendee.position', '=', 1)
    .orderBy('registration.id')
    .execute()
  return new Map(payers.map(({ id, phone }) => [id, phone]))
}

const SLIP_BYTES = 16

/** Leaves out families that have a code, and codes that another family has. */
export async function storeFamilyCodes(
  db: Db,
  codes: readonly Pick<FamilyCode, 'registration_id' | 'event_code' | 'code'>[],
): Promise<void> {
  const rows = codes.map((code) => ({ ...code, slip: newSecret(SLIP_BYTES), wrong_tries: 0 }))
  await insertNew(db, 'family_code', rows)
}

/**
 * Every try counts before it is compared, so that many at once count too; after too many wrong ones even
 * the right letters are refused.
 */
export async function tryLetters(db: Db, code: FamilyCode | undefined, letters: string) {
  if (!code) return false
  const { registration_id, event_code } = code
  const family = { registration_id, event_code }
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
