import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import type { Registration } from '#database/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { dueOnlineNext } from '#domain/registration/due-online.ts'

/** What a payer is asked for online now, from the stored payments, refunds and entries. */
export async function dueOnlineNow(
  db: Db,
  registration: Pick<Registration, 'id' | 'due_minor' | 'full_minor'>,
): Promise<Paise> {
  const { id, due_minor: quotedMinor, full_minor: priceMinor } = registration
  return dueOnlineNext({ quotedMinor, priceMinor, ...(await sumAccount(db, id)) })
}
