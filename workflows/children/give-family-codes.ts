import { familyCodesOf, storeFamilyCodes } from '#database/children/family-codes.ts'
import { familyCode } from '#domain/children/family-code.ts'
import type { Services } from '#workflows/services.ts'

type Families = {
  /** Of the conference. */
  code: string
  registrationIds: readonly string[]
}

/** More often than codes can collide. */
const MOST_TRIES = 20

/**
 * The code of each family, by registration. It is made the first time that somebody asks, and the same
 * ever after. It is shown on paper and at doors, never in a mail or a link.
 */
export async function giveFamilyCodes(
  { db, randomBelow }: Pick<Services, 'db' | 'randomBelow'>,
  { code, registrationIds }: Families,
): Promise<ReadonlyMap<string, string>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const codes = await familyCodesOf(db, code)
    const missing = registrationIds.filter((id) => !codes.has(id))
    if (missing.length === 0) return codes
    const made = missing.map((registration_id) => ({
      registration_id,
      event_code: code,
      code: familyCode(randomBelow),
    }))
    await storeFamilyCodes(db, made)
  }
  throw new Error(`There are too many families at ${code} for codes of four letters`)
}
