import { type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import type { Paise } from '#domain/money.ts'
import { sumRefunds } from '#domain/payments/refund-state.ts'

/** Money that a giver with a PAN has given in a financial year, less what went back. */
export type Donation = { pan: string; name: string; isCash: boolean; keptMinor: Paise }

/** What givers with a PAN gave in a financial year, by the dates of their valid receipts. */
export async function donationsOf(db: Db, year: string): Promise<Donation[]> {
  return [...(await paidOnline(db, year)), ...(await cameByHand(db, year))]
}

async function paidOnline(db: Db, year: string): Promise<Donation[]> {
  const rows = await receiptsOf(db, year)
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .innerJoin('gift', 'gift.id', 'payment.gift_id')
    .where('gift.pan', 'is not', null)
    .select(['payment.id', 'payment.amount_minor', 'payment.received_minor'])
    .select(['gift.pan', 'gift.full_name'])
    .execute()
  return Promise.all(
    rows.map(async ({ id, amount_minor, received_minor, pan, full_name }) => {
      const { doneMinor } = sumRefunds(await refundsOf(db, id))
      const keptMinor = (received_minor ?? amount_minor) - doneMinor
      return { pan: pan ?? '', name: full_name, isCash: false, keptMinor }
    }),
  )
}

/** The receipt of an entry that was taken back is void. */
async function cameByHand(db: Db, year: string): Promise<Donation[]> {
  const rows = await receiptsOf(db, year)
    .innerJoin('money_entry', 'money_entry.id', 'receipt.entry_id')
    .innerJoin('gift', 'gift.id', 'money_entry.gift_id')
    .where('gift.pan', 'is not', null)
    .select(['money_entry.method', 'money_entry.amount_minor'])
    .select(['gift.pan', 'gift.full_name'])
    .execute()
  return rows.map(({ method, amount_minor, pan, full_name }) => ({
    pan: pan ?? '',
    name: full_name,
    isCash: method === 'Cash',
    keptMinor: amount_minor,
  }))
}

function receiptsOf(db: Db, year: string) {
  return db
    .selectFrom('receipt')
    .where('receipt.year', '=', year)
    .where('receipt.voided_at', 'is', null)
    .orderBy('receipt.number')
}

/** One receipt of a gift. */
export type GivenInYear = Awaited<ReturnType<typeof givenInYear>>[number]

/** The valid receipts of a financial year for gifts of one address, online and by hand, in order. */
export async function givenInYear(db: Db, { email, year }: { email: string; year: string }) {
  const address = email.trim().toLowerCase()
  if (address === '') return []
  return db
    .selectFrom('gift')
    .leftJoin('payment', 'payment.gift_id', 'gift.id')
    .leftJoin('money_entry', 'money_entry.gift_id', 'gift.id')
    .innerJoin('receipt', (join) =>
      join.on(sql<SqlBool>`(receipt.payment_id = payment.id or receipt.entry_id = money_entry.id)`),
    )
    .select(['receipt.year', 'receipt.number', 'receipt.issued_at', 'gift.fund'])
    .select([RECEIVED.as('received_minor'), RETURNED.as('returned_minor')])
    .distinct()
    .where(sql`lower(gift.email)`, '=', address)
    .where('receipt.year', '=', year)
    .where('receipt.voided_at', 'is', null)
    .orderBy('receipt.number')
    .execute()
}

const RECEIVED = sql<number>`case when receipt.entry_id is not null then money_entry.amount_minor
  else coalesce(payment.received_minor, payment.amount_minor) end`

const RETURNED = sql<number>`coalesce((select sum(refund.amount_minor) from refund
  where refund.payment_id = receipt.payment_id and refund.state = 'done'), 0)`
