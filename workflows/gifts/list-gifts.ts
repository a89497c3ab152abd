import {
  type GiftRow,
  type ListedGift,
  selectGiftPage,
  selectGifts,
  totalGifts,
} from '#database/gifts/gift-list.ts'
import type { GiftFilter } from '#domain/giving/gift-filter.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { type ListPage, PAGE, toPage } from '#workflows/money/list-money.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type { ListedGift }

type Asked = { actor: Actor; filter: GiftFilter; after?: string | undefined }

export type GiftPage = ListPage<GiftRow>

/** Gifts, newest first where nothing else is asked for. */
export async function listGiftPage(
  { db }: Services,
  { actor, filter, after }: Asked,
): Promise<GiftPage | NotAllowed> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const found = await selectGiftPage(db, { filter, after, most: PAGE + 1 })
  const page = toPage(found, ({ created_at, id }) => ({ at: created_at, id }))
  return { ok: true, ...page, totals: await totalGifts(db, filter) }
}

/** In the order in which they were given. */
export function listGifts({ db }: Services, filter: GiftFilter): Promise<ListedGift[]> {
  return selectGifts(db, filter)
}
