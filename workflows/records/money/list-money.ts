import {
  type ListTotals,
  type MoneyRow,
  moneyCursor,
  selectMoney,
  totalMoney,
} from '#database/records/money/money-list.ts'
import {
  fullNames,
  type ListedPayment,
  selectPayments,
} from '#database/records/payments/listed-payments.ts'
import { receiptsOf } from '#database/records/receipts/receipts.ts'
import { foundMoney } from '#database/search/found-money.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Attention, PaymentFilter } from '#domain/list-filters.ts'
import type { Paise } from '#domain/money.ts'
import { type PaymentState, wasReceived } from '#domain/payments/payment-state.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import type { Services } from '#workflows/services.ts'

export type { ListedPayment, ListTotals, MoneyRow }

export type ListPage<Row> = {
  ok: true
  rows: Row[]
  next: string | undefined
  /** Of the whole list. Undefined when there is more than is counted. */
  totals: ListTotals | undefined
}

export const PAGE = 50

export async function listMoney(
  services: Services,
  { actor, filter, after }: { actor: Actor; filter: PaymentFilter; after?: string | undefined },
) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const { db } = services
  const found = filter.search && (await foundMoney(db, filter.search))
  // PostgreSQL answers both at once.
  const [selected, totals] = await Promise.all([
    selectMoney(db, { filter, found, after, limit: PAGE + 1 }),
    totalMoney(db, { filter, found }),
  ])
  const { rows, next } = toPage(selected, (row) => row)
  // A row itself has a shortened name or a key for sorting, and the code of the conference.
  const names = await fullNames(db, rows)
  const today = dayInIndia(services.now().getTime())
  const ids = rows.map(({ money_id: id }) => ({ id }))
  const issued = await receiptsOf(db, { payments: ids, entries: ids })
  const receipts = new Map(
    issued.map((receipt) => [receipt.payment_id ?? receipt.entry_id, receipt]),
  )
  const listed = rows.map((row) => ({
    ...row,
    name: names.get(row.registration_id ?? row.gift_id ?? '') ?? row.name,
    towards: row.gift_id
      ? nameFund(services, row.purpose)
      : shortName(services.content.conferences, row.purpose, today),
    receipt: receipts.get(row.money_id),
  }))
  return { ok: true as const, rows: listed, next, totals }
}

export function listPayments({ db }: Services, attention?: Attention): Promise<ListedPayment[]> {
  return selectPayments(db, attention)
}

export function toPage<Row>(
  found: readonly Row[],
  keyOf: (row: Row) => { at: string; id: string },
): Pick<ListPage<Row>, 'rows' | 'next'> {
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return { rows, next: found.length > PAGE && last ? moneyCursor(keyOf(last)) : undefined }
}

/** The attempt that paid, or one that was given back, or else the last one. */
export function countedPayment<Attempt extends { state: PaymentState }>({
  payments,
}: {
  payments: readonly Attempt[]
}): Attempt | undefined {
  return (
    payments.find(({ state }) => state === 'paid') ??
    payments.findLast(({ state }) => state === 'refunded') ??
    payments.at(-1)
  )
}

export function paymentWord(payment: Pick<ListedPayment, 'state' | 'returned'> | undefined) {
  if (!payment) return ''
  const { state, returned } = payment
  if (returned.comingMinor > 0) return `${state}; refund on its way`
  return state === 'paid' && returned.doneMinor > 0 ? 'paid; refunded in part' : state
}

export function moneyOf(payments: readonly ListedPayment[]): {
  receivedMinor: Paise
  returnedMinor: Paise
} {
  const received = payments.filter(({ state }) => wasReceived(state))
  return {
    receivedMinor: received.reduce((sum, { received_minor }) => sum + (received_minor ?? 0), 0),
    returnedMinor: received.reduce((sum, { returned }) => sum + returned.doneMinor, 0),
  }
}
