import type { Db } from '#database/engine/open.ts'
import { findRows, insertNew } from '#database/engine/rows.ts'

type FamilyCode = { registration_id: string; event_code: string; code: string }

/** By registration. */
export async function familyCodesOf(db: Db, eventCode: string): Promise<Map<string, string>> {
  const rows = await findRows(db, 'family_code', { event_code: eventCode })
  return new Map(rows.map(({ registration_id, code }) => [registration_id, code]))
}

/** Leaves out families that have a code, and codes that another family has. */
export async function storeFamilyCodes(db: Db, codes: readonly FamilyCode[]): Promise<void> {
  await insertNew(db, 'family_code', codes)
}
