import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findRows, IS_SET } from '#database/engine/rows.ts'
import type { MoneyEntry } from '#database/records/money/account-sums.ts'
import {
  type ListTotals,
  listTotal,
  MAX_COUNTED,
  pageInOrder,
} from '#database/records/money/money-list.ts'
import { type ListedPayment, paymentsByGift } from '#database/records/payments/listed-payments.ts'
import type { Receipt } from '#database/records/receipts/receipts.ts'
import { foundGifts, type MoneyCondition } from '#database/search/found-money.ts'
import type { GiftFilter } from '#domain/list-filters.ts'
import type { Gift } from './gifts.ts'

const LISTED = ['id', 'created_at', 'fund', 'full_name', 'email', 'amount_minor', 'status'] as const

export type GiftRow = Pick<Gift, (typeof LISTED)[number]>

type Page = { filter: GiftFilter; after?: string | undefined; limit: number }

export async function selectGiftPage(db: Db, page: Page): Promise<GiftRow[]> {
  const found = await searched(db, page.filter)
  return wantedGifts(db, page.filter, found)
    .select(LISTED)
    .$call(pageInOrder({ ...page, at: 'gift.created_at', id: 'gift.id' }))
    .execute()
}

async function searched(db: Db, { search }: GiftFilter): Promise<MoneyCondition | undefined> {
  return search && foundGifts(db, search)
}

function wantedGifts(db: Db, filter: GiftFilter, found: MoneyCondition | undefined) {
  const { fund, status, refunded = false, from, to } = filter
  return db
    .selectFrom('gift')
    .$if(fund !== undefined, (query) => query.where('fund', '=', fund ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'Paid'))
    .$if(refunded, (query) => query.where('id', 'in', refundedGifts(db)))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('created_at', '<', to ?? ''))
    .$call((query) => (found ? query.where(found) : query))
}

function refundedGifts(db: Db) {
  return db
    .selectFrom('payment')
    .innerJoin('refund', 'refund.payment_id', 'payment.id')
    .select('gift_id')
    .where('refund.state', '<>', 'refused')
    .where('gift_id', 'is not', null)
    .union(db.selectFrom('money_entry').select('gift_id').where('given_back', '=', 1))
    .$narrowType<{ gift_id: string }>()
}

/** Only paid gifts are summed. Undefined when there are more than are counted. */
export async function totalGifts(db: Db, filter: GiftFilter): Promise<ListTotals | undefined> {
  const found = await searched(db, filter)
  const part = wantedGifts(db, filter, found)
    .select(LISTED)
    .limit(MAX_COUNTED + 1)
  const received = sql`case when status = 'Paid' then amount_minor else 0 end`
  return listTotal(db, { parts: [part], received })
}

export type ListedGift = Gift & {
  payments: ListedPayment[]
  entries: MoneyEntry[]
  receipt: Receipt | undefined
}

export async function selectGifts(db: Db, filter: GiftFilter): Promise<ListedGift[]> {
  const query = wantedGifts(db, filter, await searched(db, filter)).selectAll()
  const gifts = await query.orderBy('created_at').orderBy('id').execute()
  const payments = await paymentsByGift(db)
  const all = await findRows(db, 'money_entry', { gift_id: IS_SET }, 'at')
  const entries = Map.groupBy(all, ({ gift_id }) => gift_id)
  const valid = await findRows(db, 'receipt', { voided_at: null })
  const receipts = new Map(valid.map((row) => [row.payment_id ?? row.entry_id, row]))
  return gifts.map((gift) => {
    const [own, byHand] = [payments.get(gift.id) ?? [], entries.get(gift.id) ?? []]
    const receipt = [...own, ...byHand].map(({ id }) => receipts.get(id)).find(Boolean)
    return { ...gift, payments: own, entries: byHand, receipt }
  })
}
