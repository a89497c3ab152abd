import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Paise } from '#domain/money.ts'

/** Money that a giver with a PAN has given in a financial year, less what went back. */
export type Donation = { pan: string; name: string; isCash: boolean; keptMinor: Paise }

/** What givers with a PAN gave in a financial year, by the dates of their valid receipts: online, then by hand. */
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

/** The valid receipts of a financial year for gifts of one address, online and by hand, in order. */
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

const METHOD = sql<
  string | null
>`case when receipt.entry_id is not null then money_entry.method end`

const RECEIVED = sql<number>`case when receipt.entry_id is not null then money_entry.amount_minor
  else coalesce(payment.received_minor, payment.amount_minor) end`

const RETURNED = sql<number>`coalesce((select sum(refund.amount_minor) from refund
  where refund.payment_id = receipt.payment_id and refund.state = 'done'), 0)`
