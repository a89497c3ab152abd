import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'

/** An attempt to pay online, or money by hand, of a gift or a registration that was found. */
export type FoundMoney = {
  id: string
  at: string
  txnid: string | null
  gift_id: string | null
  registration_id: string | null
  method: string | null
  /** Null for money by hand. */
  state: PaymentState | null
  amount_minor: number
  received_minor: number | null
}

/** Newest first, without entries that were taken back. */
export async function moneyOf(
  db: Db,
  registrations: readonly string[],
  gifts: readonly string[],
): Promise<FoundMoney[]> {
  const found = await Promise.all([
    ...(registrations.length > 0 ? ownedBy(db, 'registration_id', registrations) : []),
    ...(gifts.length > 0 ? ownedBy(db, 'gift_id', gifts) : []),
  ])
  return found.flat().sort((one, other) => (one.at < other.at ? 1 : -1))
}

function ownedBy(db: Db, owner: 'registration_id' | 'gift_id', ids: readonly string[]) {
  const online = db
    .selectFrom('payment')
    .select(['id', 'opened_at as at', 'txnid', 'gift_id', 'registration_id'])
    .select(['state', 'amount_minor', 'received_minor', sql<string | null>`null`.as('method')])
    .where(owner, 'in', ids)
  const byHand = db
    .selectFrom('money_entry')
    .select(['id', 'at', sql<null>`null`.as('txnid'), 'gift_id', 'registration_id', 'method'])
    .select([sql<null>`null`.as('state'), 'amount_minor', 'amount_minor as received_minor'])
    .where('kind', '=', 'received')
    .where('takes_back', 'is', null)
    .where(owner, 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('money_entry as back')
            .select('back.id')
            .whereRef('back.takes_back', '=', 'money_entry.id'),
        ),
      ),
    )
  return [online.execute(), byHand.execute()]
}
