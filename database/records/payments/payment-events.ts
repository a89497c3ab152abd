import type { Selectable } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { hasRow } from '#database/engine/rows.ts'
import { entriesFor } from '#database/records/money/money-entries.ts'
import type { Tables } from '#database/tables/tables.ts'
import { sumEntries } from '#domain/money.ts'
import { isPaidByAnother, type Payment } from './payments.ts'

export type PaymentEvent = Selectable<Tables['payment_event']>

/**
 * Appends an event inside the transaction that has locked the payment. The position is part of the key,
 * so of two writers without the lock one fails.
 */
export async function appendPaymentEvent(
  tx: Db,
  event: Omit<PaymentEvent, 'position'>,
): Promise<void> {
  const { count } = await tx
    .selectFrom('payment_event')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('payment_id', '=', event.payment_id)
    .executeTakeFirstOrThrow()
  await insertRows(tx, 'payment_event', [{ ...event, position: count + 1 }])
}

/** Whether this source has already reported this: a repeated report is not a new event. */
export async function hasPaymentEvent(
  db: Db,
  { payment_id, source, evidence }: Pick<PaymentEvent, 'payment_id' | 'source' | 'evidence'>,
): Promise<boolean> {
  return hasRow(db, 'payment_event', { payment_id, source, evidence })
}

/** Whether other money has paid for the same gift or registration: another payment, or money by hand. */
export async function hasOtherMoney(db: Db, payment: Payment): Promise<boolean> {
  if (await isPaidByAnother(db, payment)) return true
  const { registration_id } = payment
  const entries = registration_id ? await entriesFor(db, 'registration_id', registration_id) : []
  return sumEntries(entries).receivedMinor > 0
}
