import {
  type GiftRow,
  type ListedGift,
  selectGiftPage,
  selectGifts,
  totalGifts,
} from '#database/records/gifts/gift-list.ts'
import { findGiftById } from '#database/records/gifts/gifts.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import type { GiftFilter } from '#domain/list-filters.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse } from '#workflows/actor.ts'
import { type ListPage, PAGE, toPage } from '#workflows/records/money/list-money.ts'
import { readPast } from '#workflows/records/registration/read-registration-record.ts'
import type { Services } from '#workflows/services.ts'

export async function readGiftPage({ db }: Services, { actor, id }: { actor: Actor; id: string }) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const gift = await findGiftById(db, id)
  if (!gift) return refuse('unknown')
  const past = await readPast(db, 'gift', id)
  const { standing, coming } = await readMoney(db, gift)
  return {
    ok: true as const,
    kind: 'gift' as const,
    gift,
    ...past,
    refunds: past.payments.flatMap(({ refunds }) => refunds),
    standing,
    coming,
    mayVoid: staffCan.refund(actor),
  }
}

export type GiftRecord = Extract<Awaited<ReturnType<typeof readGiftPage>>, { ok: true }>

export type { ListedGift }

export type GiftPage = ListPage<GiftRow>

/** Gifts, newest first where nothing else is asked for. */
export async function listGiftPage(
  { db }: Services,
  { actor, filter, after }: { actor: Actor; filter: GiftFilter; after?: string | undefined },
): Promise<GiftPage | NotAllowed> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const found = await selectGiftPage(db, { filter, after, limit: PAGE + 1 })
  const page = toPage(found, ({ created_at, id }) => ({ at: created_at, id }))
  return { ok: true, ...page, totals: await totalGifts(db, filter) }
}

/** In the order in which they were given. */
export function listGifts({ db }: Services, filter: GiftFilter): Promise<ListedGift[]> {
  return selectGifts(db, filter)
}
