import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { HandMethod } from '#domain/payments/hand-method.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import { type Named, namedLike, orderOf } from './named-like.ts'

/** A filter of the list of payments. What is left out selects everything. */
export type MoneyFilter = {
  states?: readonly PaymentState[] | undefined
  /** The first moment, and the first one after the period. */
  from?: string | undefined
  to?: string | undefined
  method?: HandMethod | 'Online' | undefined
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
export async function selectMoney(db: Db, page: Page): Promise<MoneyRow[]> {
  const { filter, most } = page
  const named = await namesOf(db, filter)
  const online = takesOnline(filter) ? await onlinePage(db, { ...page, ...named }) : []
  const byHand = takesByHand(filter) ? await byHandPage(db, { ...page, ...named }) : []
  return [...online, ...byHand]
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
    .slice(0, most)
}

/** Payers and givers with the wanted name. */
type Names = { payers?: Named; givers?: Named }

async function namesOf(db: Db, { name }: MoneyFilter): Promise<Names> {
  if (name === undefined) return {}
  return {
    payers: await namedLike(db, { table: 'payment', name }),
    givers: await namedLike(db, { table: 'gift', name, id: 'money_entry.gift_id' }),
  }
}

function takesOnline({ method }: MoneyFilter): boolean {
  return method === undefined || method === 'Online'
}

function takesByHand({ states, method, txnid }: MoneyFilter): boolean {
  const isReceived = states === undefined || states.includes('paid')
  return isReceived && txnid === undefined && method !== 'Online'
}

function onlinePage(db: Db, { filter, after, most, payers }: Page & Names): Promise<MoneyRow[]> {
  return onlineRows(db, filter, payers)
    .$if(after !== undefined, (query) => query.where(isAfter('opened_at', 'txnid', after)))
    .orderBy(orderOf('payment.opened_at', payers), 'desc')
    .orderBy('txnid', 'desc')
    .limit(most)
    .execute()
}

function onlineRows(db: Db, { states, from, to, txnid }: MoneyFilter, payers?: Named) {
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
    .$call((query) => (payers ? query.where(payers.condition) : query))
}

function byHandPage(db: Db, { filter, after, most, givers }: Page & Names): Promise<MoneyRow[]> {
  return byHandRows(db, filter, givers)
    .$if(after !== undefined, (query) =>
      query.where(isAfter('money_entry.at', 'money_entry.id', after)),
    )
    .orderBy(orderOf('money_entry.at', givers), 'desc')
    .orderBy('money_entry.id', 'desc')
    .limit(most)
    .execute()
}

function byHandRows(db: Db, { from, to, method }: MoneyFilter, givers?: Named) {
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
    .$call((query) =>
      method && method !== 'Online' ? query.where('money_entry.method', '=', method) : query,
    )
    .$call((query) => (givers ? query.where(givers.condition) : query))
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
  const { payers, givers } = await namesOf(db, filter)
  if (payers?.isMany && filter.from === undefined) return undefined
  const parts = [
    ...(takesOnline(filter) ? [onlineRows(db, filter, payers).limit(MOST_COUNTED + 1)] : []),
    ...(takesByHand(filter) ? [byHandRows(db, filter, givers).limit(MOST_COUNTED + 1)] : []),
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
