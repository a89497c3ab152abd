import type { Db } from '#database/engine/open.ts'
import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import { attendeesOf } from '#database/registration/registrations.ts'

/** The e-mail address of whoever pays: the giver, or the first of those who come. */
export async function payerAddress(db: Db, record: PrivateRecord): Promise<string> {
  if (record.kind === 'gift') return record.gift.email
  const [payer] = await attendeesOf(db, record.registration.id)
  return payer?.email ?? ''
}
