import type { Selectable } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow, lockRow, rowOf } from '#database/engine/rows.ts'
import { endPayersLinks, newPrivateToken } from '#database/records/private/private-pages.ts'
import { sameSubmission } from '#database/records/registration/registrations.ts'
import { nextNumber } from '#database/search/next-number.ts'
import { giftWords } from '#database/search/words-text.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Day } from '#domain/days.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

export type Gift = Selectable<Tables['gift']>

type Derived = 'status' | 'private_token' | 'version' | 'number' | 'words'

export type NewGift = Omit<Gift, Derived | 'pan'> & Partial<Pick<Gift, 'pan'>>

/** Stores the gift, or returns the one that the same submission has already stored. */
export async function storeGiftOnce(db: Db, gift: NewGift): Promise<Gift> {
  const row = {
    ...gift,
    pan: gift.pan ?? null,
    words: giftWords(gift),
    status: 'Not Paid',
    private_token: newPrivateToken(),
    version: 0,
  } as const
  const numbered = { ...row, number: nextNumber(db, 'gift') }
  const ending = 'on conflict do nothing returning number'
  const [inserted] = await insertRows(db, 'gift', [numbered], ending)
  if (!inserted) return rowOf(db, 'gift', sameSubmission(gift))
  return { ...row, number: Number(inserted.number) }
}

export async function findGift(db: Db, id: string): Promise<Gift> {
  return rowOf(db, 'gift', { id })
}

/** Undefined for text that is no id, which anybody may type into an address. */
export async function findGiftById(db: Db, id: string): Promise<Gift | undefined> {
  if (!/^[\w-]{1,60}$/.test(id)) return undefined
  return findRow(db, 'gift', { id })
}

/** Inside a transaction: locks the gift, so that no other transaction settles a payment for it. */
export async function lockGift(tx: Db, id: string): Promise<Gift> {
  return lockRow(tx, 'gift', { id }, 'status')
}

export async function changeGiftAddress(tx: Db, id: string, email: string): Promise<void> {
  const gift = await findGift(tx, id)
  await changeRows(tx, 'gift', { id }, { email, words: giftWords({ ...gift, email }) })
  if (mailboxOf(gift.email) === mailboxOf(email)) return
  await endPayersLinks(tx, { gift_id: id, registration_id: null })
}

export type MonthlyGift = Selectable<Tables['monthly_gift']>

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

/** Those of today and of earlier days, the earliest first. */
export async function dueMonthlyGifts(db: Db, { today, limit }: { today: Day; limit: number }) {
  return db
    .selectFrom('monthly_gift')
    .selectAll()
    .where('next_on', '<=', today)
    .where('paused_at', 'is', null)
    .orderBy('next_on')
    .orderBy('gift_id')
    .limit(limit)
    .execute()
}
