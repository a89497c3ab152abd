import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { refundsOf } from '#database/refunds/refunds.ts'
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
export type GivenInYear = {
  year: string
  number: number
  issued_at: string
  fund: string
  received_minor: number
  returned_minor: number
}

/** The valid receipts of a financial year for gifts of one address, online and by hand, in order. */
export async function givenInYear(
  db: Db,
  { email, year }: { email: string; year: string },
): Promise<GivenInYear[]> {
  const address = email.trim().toLowerCase()
  if (address === '') return []
  const rows = await db
    .selectFrom('gift')
    .leftJoin('payment', 'payment.gift_id', 'gift.id')
    .leftJoin('money_entry', 'money_entry.gift_id', 'gift.id')
    .innerJoin('receipt', (join) =>
      join.on((on) =>
        on.or([
          on('receipt.payment_id', '=', on.ref('payment.id')),
          on('receipt.entry_id', '=', on.ref('money_entry.id')),
        ]),
      ),
    )
    .select(['receipt.year', 'receipt.number', 'receipt.issued_at', 'gift.fund'])
    .select((eb) => [
      eb
        .case()
        .when('receipt.entry_id', 'is', null)
        .then(eb.fn.coalesce('payment.received_minor', 'payment.amount_minor'))
        .else(eb.ref('money_entry.amount_minor'))
        .end()
        .as('received_minor'),
      eb
        .selectFrom('refund')
        .select(({ fn }) => fn.sum<number | string>('refund.amount_minor').as('sum'))
        .whereRef('refund.payment_id', '=', 'receipt.payment_id')
        .where('refund.state', '=', 'done')
        .as('returned_minor'),
    ])
    .distinct()
    .where(sql`lower(gift.email)`, '=', address)
    .where('receipt.year', '=', year)
    .where('receipt.voided_at', 'is', null)
    .orderBy('receipt.number')
    .execute()
  return rows.map((row) => ({
    ...row,
    received_minor: Number(row.received_minor),
    returned_minor: Number(row.returned_minor ?? 0),
  }))
}
