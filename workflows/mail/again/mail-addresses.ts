import type { Db } from '#database/engine/open.ts'
import type { PrivateRecord } from '#database/private-pages/private-pages.ts'
import { attendeesOf } from '#database/registration/registrations.ts'

/** The addresses of a gift or a registration, the payer's first, each once. */
export async function mailAddresses(db: Db, record: PrivateRecord): Promise<string[]> {
  if (record.kind === 'gift') return [record.gift.email]
  const people = await attendeesOf(db, record.registration.id)
  return [...new Set(people.map(({ email }) => email))]
}
