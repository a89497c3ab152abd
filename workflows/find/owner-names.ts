import type { Db } from '#database/engine/open.ts'
import { giftsById } from '#database/gifts/gifts.ts'
import { peopleByRegistration } from '#database/registration/listed-people.ts'
import { fullName } from '#domain/registration/full-name.ts'

type Owned = { gift_id: string | null; registration_id: string | null }

/** The full names of those whose money or receipts these are. */
export async function ownerNames(db: Db, owned: readonly Owned[]): Promise<(row: Owned) => string> {
  const idsOf = (owner: keyof Owned) => [...new Set(owned.flatMap((row) => row[owner] ?? []))]
  const people = await peopleByRegistration(db, idsOf('registration_id'))
  const gifts = await giftsById(db, idsOf('gift_id'))
  const givers = new Map(gifts.map(({ id, full_name }) => [id, full_name]))
  return ({ gift_id, registration_id }) => {
    if (gift_id !== null) return givers.get(gift_id) ?? ''
    const [payer] = people.get(registration_id ?? '') ?? []
    return payer ? fullName(payer) : ''
  }
}
