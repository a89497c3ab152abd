import type { Db } from '#database/engine/open.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
import type { Paise } from '#domain/money.ts'
import { sumRefunds } from '#domain/payments/refund-sums.ts'

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
