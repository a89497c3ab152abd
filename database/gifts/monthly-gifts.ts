import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Day } from '#domain/days.ts'

export type MonthlyGift = Selectable<Tables['monthly_gift']>

/** Undefined where the giver has asked for no reminder, or has ended it. */
export async function findMonthlyGift(db: Db, giftId: string): Promise<MonthlyGift | undefined> {
  return db.selectFrom('monthly_gift').selectAll().where('gift_id', '=', giftId).executeTakeFirst()
}

/** Begins it, or changes it. */
export async function storeMonthlyGift(tx: Db, monthly: MonthlyGift): Promise<void> {
  const { day, amount_minor, fund, next_on, paused_at } = monthly
  await tx
    .insertInto('monthly_gift')
    .values(monthly)
    .onConflict((conflict) =>
      conflict.column('gift_id').doUpdateSet({ day, amount_minor, fund, next_on, paused_at }),
    )
    .execute()
}

export async function endMonthlyGifts(tx: Db, giftIds: readonly string[]): Promise<void> {
  if (giftIds.length === 0) return
  await tx.deleteFrom('monthly_gift').where('gift_id', 'in', giftIds).execute()
}

/** Those of today and of earlier days, the earliest first. */
export async function dueMonthlyGifts(
  db: Db,
  { today, most }: { today: Day; most: number },
): Promise<MonthlyGift[]> {
  return db
    .selectFrom('monthly_gift')
    .selectAll()
    .where('next_on', '<=', today)
    .where('paused_at', 'is', null)
    .orderBy('next_on')
    .orderBy('gift_id')
    .limit(most)
    .execute()
}

type Turn = Pick<MonthlyGift, 'gift_id' | 'next_on'> & { then: Day }

/** Inside a transaction: true for the one server that is to remind of this day. */
export async function claimMonthlyGift(tx: Db, { gift_id, next_on, then }: Turn): Promise<boolean> {
  const claimed = await tx
    .updateTable('monthly_gift')
    .set({ next_on: then })
    .where('gift_id', '=', gift_id)
    .where('next_on', '=', next_on)
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}
