import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { OwnerColumn } from '#database/records/payments/payments.ts'

/** An attempt to pay online, or money by hand, of a gift or a registration that was found. */
export type FoundMoney = Awaited<ReturnType<typeof listFoundMoney>>[number]

/** Newest first, without entries that were taken back. Money by hand has no number and no state. */
export async function listFoundMoney(
  db: Db,
  registrations: readonly string[],
  gifts: readonly string[],
) {
  const found = await Promise.all([
    ...(registrations.length > 0 ? ownedBy(db, 'registration_id', registrations) : []),
    ...(gifts.length > 0 ? ownedBy(db, 'gift_id', gifts) : []),
  ])
  return found.flat().sort((one, other) => (one.at < other.at ? 1 : -1))
}

function ownedBy(db: Db, owner: OwnerColumn, ids: readonly string[]) {
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
    .where(sql<SqlBool>`not exists (select 1 from money_entry as back
      where back.takes_back = money_entry.id)`)
  return [online.execute(), byHand.execute()]
}
