import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { addDays, type Day, spanOfDays } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'

/** The one method of everything that comes through the payment provider. */
export const ONLINE = 'Online'

type DayKind = 'registered' | 'received' | 'returned'

type DaySource = 'gift' | 'registration'

export type DaySum = {
  day: Day
  kind: DayKind
  source: DaySource
  /** It is "Online" or the method of money by hand; empty for `registered`. */
  method: string
  entries: number
  people: number
  amount_minor: Paise
}

type Period = { from: Day; to: Day }

type Query = Period & { kinds: readonly DayKind[]; sources?: readonly DaySource[] }

/** Both days are included. A day may have several sums of one kind. */
export async function sumDays(db: Db, wanted: Query): Promise<DaySum[]> {
  const { kinds, sources = ['gift', 'registration'] } = wanted
  const parts = [
    ...(kinds.includes('registered') ? [registered(wanted)] : []),
    ...(kinds.includes('received') ? sources.map((each) => receivedOnline(each, wanted)) : []),
    ...(kinds.includes('returned') ? [returnedOnline(wanted)] : []),
    ...(kinds.some((kind) => kind !== 'registered') ? [byHand(sources, wanted)] : []),
  ]
  // PostgreSQL answers several at once.
  const found = await Promise.all(parts.map((part) => part.execute(db)))
  const sums = found.flatMap(({ rows }) => rows.map(toSum))
  return sums.filter(({ kind, source }) => kinds.includes(kind) && sources.includes(source))
}

export function totalOf(
  sums: readonly DaySum[],
  what: 'entries' | 'people' | 'amount_minor',
  isMeant: (sum: DaySum) => boolean,
): number {
  return sums.filter(isMeant).reduce((total, sum) => total + sum[what], 0)
}

type Row = Omit<DaySum, 'people'> & {
  /** It is 1 where the moment is already on the next day in India. */
  later: number
  people?: number
}

function toSum({ day, later, people = 0, ...row }: Row): DaySum {
  return { ...row, day: later ? addDays(day, later) : day, people }
}

function registered(period: Period): RawBuilder<Row> {
  return sql<Row>`
    select ${dayOf('created_at')}, 'registered' as kind, 'registration' as source, '' as method,
      count(*) as entries, sum(places) as people, 0 as amount_minor
    from registration where ${isWithin('created_at', period)} group by 1, 2`
}

/** The index has the source as it is written here. */
function receivedOnline(source: DaySource, { from, to }: Period): RawBuilder<Row> {
  return sql<Row>`
    select received_on as day, 0 as later, 'received' as kind, ${sql.lit(source)} as source,
      ${sql.lit(ONLINE)} as method, count(*) as entries,
      sum(coalesce(received_minor, amount_minor)) as amount_minor
    from payment where ${SOURCE} = ${source} and state in ('paid', 'refunded')
      and received_on >= ${from} and received_on <= ${to}
    group by received_on`
}

function returnedOnline(period: Period): RawBuilder<Row> {
  return sql<Row>`
    select ${dayOf('refund.changed_at')}, 'returned' as kind, ${SOURCE} as source,
      ${sql.lit(ONLINE)} as method, count(*) as entries, sum(refund.amount_minor) as amount_minor
    from refund join payment on payment.id = refund.payment_id
    where refund.state = 'done' and ${isWithin('refund.changed_at', period)} group by 1, 2, 4`
}

/** Reductions are not received. */
function byHand(sources: readonly DaySource[], { from, to }: Period): RawBuilder<Row> {
  return sql<Row>`
    select day, 0 as later, case when ${COMES} then 'received' else 'returned' end as kind,
      ${SOURCE} as source, coalesce(method, '') as method, count(*) as entries,
      sum(amount_minor) as amount_minor
    from money_entry where kind = 'received' and day >= ${from} and day <= ${to}
      and ${SOURCE} in (${sql.join(sources)})
    group by 1, 3, 4, 5`
}

const SOURCE = sql<string>`case when gift_id is null then 'registration' else 'gift' end`

/** What was given back goes, and what made that undone comes. */
const COMES = sql`(takes_back is null) = (given_back = 0)`

/** Moments are stored in UTC. India is 5:30 ahead. */
function dayOf(column: string): RawBuilder<unknown> {
  const moment = sql.ref(column)
  return sql`substr(${moment}, 1, 10) as day,
    case when substr(${moment}, 12, 5) >= '18:30' then 1 else 0 end as later`
}

function isWithin(column: string, period: Period): RawBuilder<SqlBool> {
  const { from, to } = spanOfDays(period.from, period.to)
  return sql<SqlBool>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
}
