import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isHandMethod } from '#domain/payments/hand-method.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { searchKey } from '#domain/search-key.ts'
import { beginningWith } from './beginning-with.ts'
import type { Db } from './open.ts'

/** A filter of the list of payments. What is left out selects everything. */
export type MoneyFilter = {
  states?: readonly PaymentState[] | undefined
  /** The first moment, and the first one after the period. */
  from?: string | undefined
  to?: string | undefined
  method?: string | undefined
  txnid?: string | undefined
  name?: string | undefined
}

/** Where the next page begins: after this row of the one before. */
export type Position = { at: string; id: string }

/** An attempt to pay online, or money by hand. */
export type MoneyRow = {
  id: string
  at: string
  txnid: string | null
  gift_id: string | null
  registration_id: string | null
  purpose: string
  name: string
  method: string
  /** `received` and `taken-back` are money by hand. */
  state: PaymentState | 'received' | 'taken-back'
  amount_minor: number
  received_minor: number | null
}

type Page = { filter: MoneyFilter; after?: Position | undefined; most: number }

/** Newest first. */
export async function selectMoney(db: Db, { filter, after, most }: Page): Promise<MoneyRow[]> {
  const online = takesOnline(filter) ? await onlinePage(db, { filter, after, most }) : []
  const byHand = takesByHand(filter) ? await byHandPage(db, { filter, after, most }) : []
  return [...online, ...byHand]
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
    .slice(0, most)
}

function takesOnline({ method }: MoneyFilter): boolean {
  return method === undefined || !isHandMethod(method)
}

function takesByHand({ states, method, txnid }: MoneyFilter): boolean {
  const isReceived = states === undefined || states.includes('paid')
  return isReceived && txnid === undefined && (method === undefined || isHandMethod(method))
}

function onlinePage(db: Db, { filter, after, most }: Page): Promise<MoneyRow[]> {
  return onlineRows(db, filter)
    .$if(after !== undefined, (query) => query.where(isAfter('opened_at', 'txnid', after)))
    .orderBy('opened_at', 'desc')
    .orderBy('txnid', 'desc')
    .limit(most)
    .execute()
}

function onlineRows(db: Db, { states, from, to, txnid, name }: MoneyFilter) {
  return db
    .selectFrom('payment')
    .select([
      'txnid as id',
      'opened_at as at',
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
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .$if(from !== undefined, (query) => query.where('opened_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('opened_at', '<', to ?? ''))
    .$if(txnid !== undefined, (query) => query.where('txnid', '=', txnid ?? ''))
    .$if(name !== undefined, (query) => query.where(isNamed('payment', name ?? '')))
}

function byHandPage(db: Db, { filter, after, most }: Page): Promise<MoneyRow[]> {
  return byHandRows(db, filter)
    .$if(after !== undefined, (query) =>
      query.where(isAfter('money_entry.at', 'money_entry.id', after)),
    )
    .orderBy('money_entry.at', 'desc')
    .orderBy('money_entry.id', 'desc')
    .limit(most)
    .execute()
}

function byHandRows(db: Db, { from, to, method, name }: MoneyFilter) {
  return db
    .selectFrom('money_entry')
    .leftJoin('gift', 'gift.id', 'money_entry.gift_id')
    .leftJoin('registration', 'registration.id', 'money_entry.registration_id')
    .select([
      'money_entry.id',
      'money_entry.at',
      sql<null>`null`.as('txnid'),
      'money_entry.gift_id',
      'money_entry.registration_id',
      sql<string>`coalesce(gift.fund, registration.event_code)`.as('purpose'),
      sql<string>`coalesce(gift.full_name, registration.sort_name)`.as('name'),
      sql<string>`coalesce(money_entry.method, '')`.as('method'),
      sql<MoneyRow['state']>`case when takes_back is null then 'received' else 'taken-back' end`.as(
        'state',
      ),
      'money_entry.amount_minor',
      sql<number | null>`case when takes_back is null then money_entry.amount_minor
        else -money_entry.amount_minor end`.as('received_minor'),
    ])
    .where('money_entry.kind', '=', 'received')
    .$if(from !== undefined, (query) => query.where('money_entry.at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('money_entry.at', '<', to ?? ''))
    .$if(method !== undefined, (query) => query.where('money_entry.method', '=', method ?? ''))
    .$if(name !== undefined, (query) =>
      query.where('money_entry.gift_id', 'in', namedIds('gift', name ?? '')),
    )
}

/** The most names that are looked through. */
export const MOST_NAMED = 1_000

function isNamed(table: 'gift' | 'payment', name: string): RawBuilder<SqlBool> {
  const id = sql.ref(`${table}.id`)
  return sql<SqlBool>`${id} in ${namedIds(table, name)}`
}

/** Records whose full name or last name begins with this. */
export function namedIds(table: 'gift' | 'payment', name: string): RawBuilder<string> {
  const letters = searchKey(name)
  const rows = sql`from ${sql.table(table)}`
  return sql<string>`(select id ${rows} where ${beginningWith('name_key', letters)}
    union select id ${rows} where ${beginningWith('last_key', letters)}
    limit ${sql.lit(MOST_NAMED)})`
}

export function isAfter(
  at: string,
  id: string,
  position: Position | undefined,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${position?.at}, ${position?.id})`
}

type Counted = { count: number | string; received: number | string | null }

export type MoneyTotals = { count: number; receivedMinor: number }

/** Totals are counted up to this; beyond it the list says "more than". */
export const MOST_COUNTED = 5_000

/** What was received over everything that the filter selects. Undefined when there is more than is counted. */
export async function totalMoney(db: Db, filter: MoneyFilter): Promise<MoneyTotals | undefined> {
  const parts = [
    ...(takesOnline(filter) ? [onlineRows(db, filter).limit(MOST_COUNTED + 1)] : []),
    ...(takesByHand(filter) ? [byHandRows(db, filter).limit(MOST_COUNTED + 1)] : []),
  ]
  const totals = { count: 0, receivedMinor: 0 }
  for (const part of parts) {
    const { rows } = await sql<Counted>`select count(*) as count,
      sum(case when state in ('open', 'pending', 'confirming', 'failed') then 0
        else coalesce(received_minor, amount_minor) end) as received
      from (${part}) as listed`.execute(db)
    totals.count += Number(rows[0]?.count ?? 0)
    totals.receivedMinor += Number(rows[0]?.received ?? 0)
  }
  return totals.count > MOST_COUNTED ? undefined : totals
}
