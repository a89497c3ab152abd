import {
  type MoneyFilter,
  type MoneyRow,
  type MoneyTotals,
  type Position,
  selectMoney,
  totalMoney,
} from '#database/money/money-list.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type { MoneyFilter, MoneyRow, Position }

type Asked = { actor: Actor; filter: MoneyFilter; after?: Position | undefined }

export type MoneyPage = {
  ok: true
  rows: MoneyRow[]
  /** Where the next page begins; undefined on the last. */
  next: Position | undefined
  /** Undefined when there is more than is counted. */
  totals: MoneyTotals | undefined
}

export const PAGE = 50

/** Payments and money by hand, newest first. */
export async function listMoney(
  { db }: Services,
  { actor, filter, after }: Asked,
): Promise<MoneyPage | NotAllowed> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const found = await selectMoney(db, { filter, after, most: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return {
    ok: true,
    rows,
    next: found.length > PAGE && last ? { at: last.at, id: last.id } : undefined,
    totals: await totalMoney(db, filter),
  }
}
