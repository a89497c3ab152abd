import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { addDays } from '#domain/days.ts'

/** Counts everything stored anew. For records that were stored before there were sums by day, or set-wise. */
export async function fillDayTally(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from day_tally`.execute(db)
  for (const count of [registered, receivedOnline, returnedOnline, byHand]) {
    for (const row of await count(db)) await insert(db, row)
  }
}

type Row = {
  day: string
  /** 1 where the moment is already on the next day in India. */
  later: number
  kind: string
  source: string
  fund: string
  method: string
  entries: number | string
  amount_minor: number | string
}

async function insert(db: QueryExecutorProvider, row: Row): Promise<void> {
  const day = addDays(row.day, Number(row.later))
  const { kind, source, fund, method } = row
  await sql`insert into day_tally (day, kind, source, fund, method, entries, amount_minor)
    values (${day}, ${kind}, ${source}, ${fund}, ${method},
      ${Number(row.entries)}, ${Number(row.amount_minor)})`.execute(db)
}

async function registered(db: QueryExecutorProvider): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${dayOf('created_at')}, ${laterOf('created_at')}, 'registered' as kind,
      'registration' as source, '' as fund, '' as method, count(*) as entries, 0 as amount_minor
    from registration group by 1, 2`.execute(db)
  return rows
}

async function receivedOnline(db: QueryExecutorProvider): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select received_on as day, 0 as later, 'received' as kind, ${SOURCE}, 'Online' as method,
      count(*) as entries, sum(coalesce(received_minor, amount_minor)) as amount_minor
    from payment where state in ('paid', 'refunded') and received_on is not null
    group by received_on, 4, 5`.execute(db)
  return rows
}

async function returnedOnline(db: QueryExecutorProvider): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${dayOf('refund.changed_at')}, ${laterOf('refund.changed_at')}, 'returned' as kind,
      ${SOURCE}, 'Online' as method, count(*) as entries, sum(refund.amount_minor) as amount_minor
    from refund join payment on payment.id = refund.payment_id
    where refund.state = 'done' group by 1, 2, 4, 5`.execute(db)
  return rows
}

async function byHand(db: QueryExecutorProvider): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select money_entry.day as day, 0 as later,
      case when takes_back is null then 'received' else 'returned' end as kind,
      case when gift_id is null then 'registration' else 'gift' end as source,
      coalesce(gift.fund, '') as fund, method, count(*) as entries,
      sum(money_entry.amount_minor) as amount_minor
    from money_entry left join gift on gift.id = money_entry.gift_id
    where kind = 'received' group by 1, 3, 4, 5, 6`.execute(db)
  return rows
}

const SOURCE = sql`
  case when payment.gift_id is null then 'registration' else 'gift' end as source,
  case when payment.gift_id is null then '' else payment.purpose end as fund`

function dayOf(column: string): RawBuilder<unknown> {
  return sql`substr(${sql.ref(column)}, 1, 10) as day`
}

/** India is 5:30 ahead of the stored times. */
function laterOf(column: string): RawBuilder<unknown> {
  return sql`case when substr(${sql.ref(column)}, 12, 5) >= '18:30' then 1 else 0 end as later`
}
