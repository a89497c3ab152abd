import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import { attendeesOf } from '#database/registration/registrations.ts'
import type { Services } from '#workflows/services.ts'

/** The e-mail address of whoever pays: the giver, or the first of those who come. */
export async function payerAddress(
  { db }: Pick<Services, 'db'>,
  record: PrivateRecord,
): Promise<string> {
  if (record.kind === 'gift') return record.gift.email
  const [payer] = await attendeesOf(db, record.registration.id)
  return payer?.email ?? ''
}
