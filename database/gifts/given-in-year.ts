import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'

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
