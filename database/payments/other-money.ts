import type { Db } from '#database/engine/open.ts'
import { entriesFor } from '#database/money/money-entries.ts'
import { sumEntries } from '#domain/entry-sums.ts'
import { isPaidByAnother, type Payment } from './payments.ts'

/** Whether other money has paid for the same gift or registration: another payment, or money by hand. */
export async function hasOtherMoney(db: Db, payment: Payment): Promise<boolean> {
  if (await isPaidByAnother(db, payment)) return true
  const { registration_id } = payment
  const entries = registration_id ? await entriesFor(db, 'registration_id', registration_id) : []
  return sumEntries(entries).receivedMinor > 0
}
