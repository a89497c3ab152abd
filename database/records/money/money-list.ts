import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { wantedPayments } from '#database/records/payments/listed-payments.ts'
import type { ConditionByKind, MoneyCondition } from '#database/search/found-money.ts'
import type { PaymentFilter } from '#domain/list-filters.ts'
import type { TIME_SORTS } from '#domain/list-parameters.ts'
import type { Paise } from '#domain/money.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'

export type MoneyRow = {
  id: string
  at: string
  /** A receipt belongs to this payment or entry by hand. */
  money_id: string
  txnid: string | null
  gift_id: string | null
  registration_id: string | null
  purpose: string
  name: string
  method: string
  /** `received`, `given-back` and `taken-back` are money by hand. */
  state: PaymentState | 'received' | 'given-back' | 'taken-back'
  amount_minor: number
  received_minor: number | null
}

type Page = {
  filter: PaymentFilter
  found: ConditionByKind | undefined
  after?: string | undefined
  limit: number
}

export async function selectMoney(db: Db, page: Page): Promise<MoneyRow[]> {
  const { filter, found, limit } = page
  const online = onlineRows(db, filter, found?.online).$call(
    pageInOrder({ ...page, at: 'payment.opened_at', id: 'payment.txnid' }),
  )
  const entries = byHandRows(db, filter, found?.byHand).$call(
    pageInOrder({ ...page, at: 'money_entry.at', id: 'money_entry.id' }),
  )
  // PostgreSQL answers both at once.
  const rows = await Promise.all([
    ...(takesOnline(filter) ? [online.execute()] : []),
    ...(takesByHand(filter) ? [entries.execute()] : []),
  ])
  const sorted = rows.flat().sort((a, b) => (moneyCursor(a) < moneyCursor(b) ? -1 : 1))
  return (filter.sort === 'oldest' ? sorted : sorted.toReversed()).slice(0, limit)
}

function takesOnline({ method }: PaymentFilter): boolean {
  return method === undefined || method === 'Online'
}

function takesByHand({ states, method }: PaymentFilter): boolean {
  const isReceived = states === undefined || states.includes('paid')
  return isReceived && method !== 'Online'
}

function onlineRows(db: Db, filter: PaymentFilter, found: MoneyCondition | undefined) {
  return wantedPayments(db, filter, found).select([
    'txnid as id',
    'opened_at as at',
    'payment.id as money_id',
    'txnid',
    'gift_id',
    'registration_id',
    'purpose',
    'payer_name as name',
    sql<string>`'Online'`.as('method'),
    'state',
    'amount_minor',
    'received_minor',
  ])
}

function byHandRows(db: Db, { from, to, method }: PaymentFilter, found?: MoneyCondition) {
  return db
    .selectFrom('money_entry')
    .leftJoin('gift', 'gift.id', 'money_entry.gift_id')
    .leftJoin('registration', 'registration.id', 'money_entry.registration_id')
    .select([
      'money_entry.id',
      'money_entry.at',
      'money_entry.id as money_id',
      sql<null>`null`.as('txnid'),
      'money_entry.gift_id',
      'money_entry.registration_id',
      sql<string>`coalesce(gift.fund, registration.event_code)`.as('purpose'),
      sql<string>`coalesce(gift.full_name, registration.sort_name)`.as('name'),
      sql<string>`coalesce(money_entry.method, '')`.as('method'),
      sql<MoneyRow['state']>`case when takes_back is not null then 'taken-back'
        when given_back = 1 then 'given-back' else 'received' end`.as('state'),
      'money_entry.amount_minor',
      sql<number | null>`case when (takes_back is null) = (given_back = 0)
        then money_entry.amount_minor else -money_entry.amount_minor end`.as('received_minor'),
    ])
    .where('money_entry.kind', '=', 'received')
    .$if(from !== undefined, (query) => query.where('money_entry.at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('money_entry.at', '<', to ?? ''))
    .$call((query) =>
      method && method !== 'Online' ? query.where('money_entry.method', '=', method) : query,
    )
    .$call((query) => (found ? query.where(found) : query))
}

export function moneyCursor({ at, id }: { at: string; id: string }): string {
  return `${at}~${id}`
}

/** A place that can't be read is the beginning of the list. */
export function pageInOrder(ordered: {
  filter: { sort?: (typeof TIME_SORTS)[number] | undefined }
  at: string
  id: string
  after?: string | undefined
  limit: number
}) {
  const { filter, at, id, after = '', limit } = ordered
  const [moment, last] = after.split('~')
  const isOldestFirst = filter.sort === 'oldest'
  const [behind, direction] = isOldestFirst
    ? ([sql`>`, 'asc'] as const)
    : ([sql`<`, 'desc'] as const)
  const place = sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) ${behind} (${moment}, ${last})`
  return <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    (last ? query.where(place) : query)
      .orderBy(sql.ref(at), direction)
      .orderBy(sql.ref(id), direction)
      .limit(limit)
}

export type ListTotals = {
  count: number
  sumMinor: Paise
  /** It was given back since. */
  returnedMinor?: Paise
}

/** Totals are counted up to this; beyond it the list says "more than". */
export const MAX_COUNTED = 5_000

/** Undefined when there is more than is counted. */
export async function totalMoney(db: Db, { filter, found }: Pick<Page, 'filter' | 'found'>) {
  const online = onlineRows(db, filter, found?.online).limit(MAX_COUNTED + 1)
  const parts = [
    ...(takesOnline(filter) ? [online] : []),
    ...(takesByHand(filter) ? [byHandRows(db, filter, found?.byHand).limit(MAX_COUNTED + 1)] : []),
  ]
  const received = sql`case when state in ('open', 'pending', 'confirming', 'failed', 'given-back') then 0
    else coalesce(received_minor, amount_minor) end`
  const isFound = found && takesOnline(filter)
  const returned = isFound ? RETURNED : BY_HAND
  const totals = await listTotal(db, { parts, received, returned })
  if (!totals || isFound || !takesOnline(filter)) return totals
  const byHandMinor = totals.returnedMinor ?? 0
  return { ...totals, returnedMinor: byHandMinor + (await sumReturned(db, online)) }
}

async function sumReturned(db: Db, payments: Expression<unknown>): Promise<Paise> {
  const { rows } = await sql<Pick<MoneyCount, 'returned'>>`select sum(amount_minor) as returned
    from refund where state = 'done' and payment_id in (select money_id from (${payments}) as listed)`.execute(
    db,
  )
  return rows[0]?.returned ?? 0
}

const BY_HAND = sql`case when state = 'given-back' then amount_minor else 0 end`

/** To find what was found once more takes longer. Money by hand has no refunds. */
const RETURNED = sql`case when state = 'given-back' then amount_minor
  else (select sum(refund.amount_minor) from refund
    where refund.payment_id = listed.money_id and refund.state = 'done') end`

/** The sums of nothing are null. */
type MoneyCount = { count: number; received: number | null; returned: number | null }

type Parts = {
  parts: readonly Expression<unknown>[]
  received: RawBuilder<unknown>
  returned?: RawBuilder<unknown> | undefined
}

/** Undefined when there is more than is counted. */
export async function listTotal(db: Db, summed: Parts): Promise<ListTotals | undefined> {
  const { parts, received, returned } = summed
  const totals = { count: 0, sumMinor: 0, ...(returned && { returnedMinor: 0 }) }
  const counted = await Promise.all(
    parts.map((part) =>
      sql<MoneyCount>`select count(*) as count, sum(${received}) as received,
        sum(${returned ?? sql`0`}) as returned from (${part}) as listed`.execute(db),
    ),
  )
  for (const { rows } of counted) {
    totals.count += rows[0]?.count ?? 0
    totals.sumMinor += rows[0]?.received ?? 0
    if (totals.returnedMinor !== undefined) totals.returnedMinor += rows[0]?.returned ?? 0
  }
  return totals.count > MAX_COUNTED ? undefined : totals
}
