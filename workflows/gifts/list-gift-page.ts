import {
  type GiftFilter,
  type GiftRow,
  type GiftTotals,
  selectGiftPage,
  totalGifts,
} from '#database/gifts/gift-list.ts'
import type { Position } from '#database/money/money-list.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type { GiftFilter }

type Asked = { actor: Actor; filter: GiftFilter; after?: Position | undefined }

export type GiftPage = {
  ok: true
  rows: GiftRow[]
  next: Position | undefined
  totals: GiftTotals | undefined
}

const PAGE = 50

/** Gifts, newest first. */
export async function listGiftPage(
  { db }: Services,
  { actor, filter, after }: Asked,
): Promise<GiftPage | NotAllowed> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const found = await selectGiftPage(db, { filter, after, most: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return {
    ok: true,
    rows,
    next: found.length > PAGE && last ? { at: last.created_at, id: last.id } : undefined,
    totals: await totalGifts(db, filter),
  }
}
