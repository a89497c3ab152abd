import {
  type ListTotals,
  type MoneyRow,
  placeOf,
  selectMoney,
  totalMoney,
} from '#database/money/money-list.ts'
import { type ListedPayment, selectPayments } from '#database/payments/listed-payments.ts'
import { foundMoney } from '#database/search/found-owners.ts'
import type { Attention, PaymentFilter } from '#domain/payments/payment-filter.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type { ListedPayment, ListTotals, MoneyRow }

type Asked = { actor: Actor; filter: PaymentFilter; after?: string | undefined }

export type ListPage<Row> = {
  ok: true
  rows: Row[]
  /** The place behind which the next page begins; undefined on the last. */
  next: string | undefined
  /** Of the whole list. Undefined when there is more than is counted. */
  totals: ListTotals | undefined
}

export type MoneyPage = ListPage<MoneyRow>

export const PAGE = 50

/** Payments and money by hand, newest first. */
export async function listMoney(
  { db }: Services,
  { actor, filter, after }: Asked,
): Promise<MoneyPage | NotAllowed> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const found = filter.search && (await foundMoney(db, filter.search))
  const rows = await selectMoney(db, { filter, found, after, most: PAGE + 1 })
  return {
    ok: true,
    ...toPage(rows, (row) => row),
    totals: await totalMoney(db, { filter, found }),
  }
}

/** Every attempt to pay online, newest first, or those that need this kind of attention. */
export function listPayments({ db }: Services, attention?: Attention): Promise<ListedPayment[]> {
  return selectPayments(db, attention)
}

/** The rows of one page, of which one more was looked for. */
export function toPage<Row>(
  found: readonly Row[],
  keyOf: (row: Row) => { at: string; id: string },
): Pick<ListPage<Row>, 'rows' | 'next'> {
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return { rows, next: found.length > PAGE && last ? placeOf(keyOf(last)) : undefined }
}
