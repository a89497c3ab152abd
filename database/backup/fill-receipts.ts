import { type QueryExecutorProvider, sql } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import { dayInIndia } from '#domain/days.ts'
import { financialYear, handReceiptDate } from '#domain/payments/financial-year.ts'

/**
 * Numbers the payments from before every payment had a receipt, in the order in which they came, after
 * the numbers that their years have given already.
 */
export async function fillReceipts(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ id: string; received_on: string | null; at: string }>`
    select payment.id, payment.received_on, payment_event.at
    from payment join payment_event on payment_event.payment_id = payment.id
    where payment_event.to_state = 'paid' and payment_event.from_state <> 'paid'
      and not exists (select 1 from receipt where receipt.payment_id = payment.id)
    order by payment.received_on, payment_event.at, payment.txnid`.execute(db)
  const dated = rows.map(({ id, received_on, at }) => {
    const day = received_on ?? dayInIndia(Date.parse(at))
    const date = handReceiptDate({ day, at: new Date(at) })
    return { id, year: financialYear(date), issuedAt: date.toISOString() }
  })
  for (const [year, receipts] of Map.groupBy(dated, (each) => each.year)) {
    await numberYear(db, year, receipts)
  }
}

async function numberYear(
  db: QueryExecutorProvider,
  year: string,
  receipts: readonly { id: string; issuedAt: string }[],
): Promise<void> {
  const series = await sql<{ last: number }>`
    insert into receipt_series (year, last) values (${year}, ${receipts.length})
    on conflict (year) do update set last = receipt_series.last + excluded.last
    returning last`.execute(db)
  const first = Number(series.rows[0]?.last) - receipts.length + 1
  const rows = receipts.map(
    ({ id, issuedAt }, place) => sql`(${year}, ${first + place}, ${id}, ${issuedAt})`,
  )
  for (const values of inChunks(rows)) {
    await sql`insert into receipt (year, number, payment_id, issued_at)
      values ${sql.join(values)}`.execute(db)
  }
}
