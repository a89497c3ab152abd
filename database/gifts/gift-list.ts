import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { isAfter, MOST_COUNTED, type Position } from '#database/money/money-list.ts'
import { type Named, namedLike, orderOf } from '#database/money/named-like.ts'
import type { Gift } from './gifts.ts'

/** A filter of the list of gifts. What is left out selects everything. */
export type GiftFilter = {
  fund?: string | undefined
  from?: string | undefined
  to?: string | undefined
  name?: string | undefined
  email?: string | undefined
}

export type GiftRow = Pick<
  Gift,
  'id' | 'created_at' | 'fund' | 'full_name' | 'email' | 'amount_minor' | 'status'
>

type Page = { filter: GiftFilter; after?: Position | undefined; most: number }

/** Newest first. */
export async function selectGiftPage(db: Db, { filter, after, most }: Page): Promise<GiftRow[]> {
  const named = await givers(db, filter)
  return giftRows(db, filter, named)
    .$if(after !== undefined, (query) => query.where(isAfter('created_at', 'id', after)))
    .orderBy(orderOf('gift.created_at', named), 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

function givers(db: Db, { name }: GiftFilter): Promise<Named | undefined> {
  return name === undefined ? Promise.resolve(undefined) : namedLike(db, { table: 'gift', name })
}

function giftRows(db: Db, { fund, from, to, email }: GiftFilter, named: Named | undefined) {
  return db
    .selectFrom('gift')
    .select(['id', 'created_at', 'fund', 'full_name', 'email', 'amount_minor', 'status'])
    .$if(fund !== undefined, (query) => query.where('fund', '=', fund ?? ''))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? ''))
    .$call((query) => (named ? query.where(named.condition) : query))
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
}

export type GiftTotals = { count: number; paidMinor: number }

/** The number of gifts, and the sum of those that were paid. Undefined when there are more than are counted. */
export async function totalGifts(db: Db, filter: GiftFilter): Promise<GiftTotals | undefined> {
  const named = await givers(db, filter)
  if (named?.isMany && filter.from === undefined) return undefined
  const part = giftRows(db, filter, named).limit(MOST_COUNTED + 1)
  const { rows } = await sql<{ count: number | string; paid: number | string | null }>`
    select count(*) as count, sum(case when status = 'Paid' then amount_minor else 0 end) as paid
    from (${part}) as listed`.execute(db)
  const count = Number(rows[0]?.count ?? 0)
  return count > MOST_COUNTED ? undefined : { count, paidMinor: Number(rows[0]?.paid ?? 0) }
}
