import type { Db } from '#database/engine/open.ts'
import { endOutdatedAttempts } from '#database/payments/end-attempts.ts'
import { paymentsForRegistration } from '#database/payments/payments.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { dueOnlineNow } from './due-online-now.ts'

/**
 * Inside the transaction that has locked the payments and the registration: ends open attempts, so that
 * nobody pays an amount, or for an event, that a change has made wrong.
 */
export async function endOutdated(tx: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  const registration = await findRegistration(tx, id)
  if (!registration) return
  const due = {
    purpose: registration.event_code,
    amount_minor: await dueOnlineNow(tx, registration),
  }
  const attempts = await paymentsForRegistration(tx, id)
  await endOutdatedAttempts(tx, { attempts, order: due, at })
}
