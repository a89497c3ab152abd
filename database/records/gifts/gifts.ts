import { type SqlBool, sql } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, findRow, findRows, lockRow, rowOf, upTo } from '#database/engine/rows.ts'
import { endPayersLinks, newPrivateToken } from '#database/records/private/private-pages.ts'
import { sameSubmission } from '#database/records/registration/registrations.ts'
import { nextNumber } from '#database/search/next-number.ts'
import { giftWords } from '#database/search/words-text.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Day } from '#domain/days.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Paise } from '#domain/money.ts'

export type Gift = Tables['gift']

export type NewGift = Omit<Gift, 'status' | 'private_token' | 'version' | 'number' | 'words'>

export async function storeGiftOnce(db: Db, gift: NewGift): Promise<Gift> {
  const row = {
    ...gift,
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

/** Inside a transaction: until it ends, no other transaction settles a payment for the gift. */
export async function lockGift(tx: Db, id: string): Promise<Gift> {
  return lockRow(tx, 'gift', { id }, 'status')
}

export async function changeGiftAddress(tx: Db, id: string, email: string): Promise<void> {
  const gift = await findGift(tx, id)
  await changeRows(tx, 'gift', { id }, { email, words: giftWords({ ...gift, email }) })
  if (mailboxOf(gift.email) === mailboxOf(email)) return
  await endPayersLinks(tx, { gift_id: id, registration_id: null })
}

export type MonthlyGift = Tables['monthly_gift']

export async function storeMonthlyGift(tx: Db, monthly: MonthlyGift): Promise<void> {
  await insertRows(tx, 'monthly_gift', [monthly], GIVEN_ANEW)
}

const GIVEN_ANEW = `on conflict (gift_id) do update set day = excluded.day,
  amount_minor = excluded.amount_minor, fund = excluded.fund, next_on = excluded.next_on,
  paused_at = excluded.paused_at`

export async function dueMonthlyGifts(db: Db, { today, limit }: { today: Day; limit: number }) {
  const isDue = { next_on: upTo(today), paused_at: null }
  return findRows(db, 'monthly_gift', isDue, 'next_on', 'gift_id', limit)
}

export type Donation = { pan: string; name: string; isCash: boolean; keptMinor: Paise }

/** The dates are those of the valid receipts. Online gifts come first, then those by hand. */
export async function donationsOf(db: Db, year: string): Promise<Donation[]> {
  const rows = await given(db, year).where('gift.pan', 'is not', null).execute()
  const [online, byHand] = [rows.filter((row) => !row.entry_id), rows.filter((row) => row.entry_id)]
  return [...online, ...byHand].map((row) => ({
    pan: row.pan ?? '',
    name: row.full_name,
    isCash: row.entry_id !== null && row.method === 'Cash',
    keptMinor: row.received_minor - row.returned_minor,
  }))
}

export async function givenInYear(db: Db, { email, year }: { email: string; year: string }) {
  const address = email.trim().toLowerCase()
  if (address === '') return []
  return given(db, year).where(sql`lower(gift.email)`, '=', address).execute()
}

/** The receipt of an entry that was taken back is void. */
function given(db: Db, year: string) {
  return db
    .selectFrom('gift')
    .leftJoin('payment', 'payment.gift_id', 'gift.id')
    .leftJoin('money_entry', 'money_entry.gift_id', 'gift.id')
    .innerJoin('receipt', (join) =>
      join.on(sql<SqlBool>`(receipt.payment_id = payment.id or receipt.entry_id = money_entry.id)`),
    )
    .select(['receipt.year', 'receipt.number', 'receipt.issued_at', 'receipt.entry_id'])
    .select(['gift.fund', 'gift.pan', 'gift.full_name', METHOD.as('method')])
    .select([RECEIVED.as('received_minor'), RETURNED.as('returned_minor')])
    .distinct()
    .where('receipt.year', '=', year)
    .where('receipt.voided_at', 'is', null)
    .orderBy('receipt.number')
}

const METHOD = sql<string | null>`case when receipt.entry_id is not null
  then money_entry.method end`

const RECEIVED = sql<number>`case when receipt.entry_id is not null then money_entry.amount_minor
  else coalesce(payment.received_minor, payment.amount_minor) end`

/** A gift has one receipt for money by hand, so what was given back by hand is of that. */
const RETURNED = sql<number>`coalesce(case when receipt.entry_id is not null
  then (select sum(case when back.takes_back is null then 1 else -1 end * back.amount_minor)
    from money_entry as back where back.gift_id = gift.id and back.given_back = 1)
  else (select sum(refund.amount_minor) from refund
    where refund.payment_id = receipt.payment_id and refund.state = 'done') end, 0)`
