import {
  type ListedGift,
  selectGiftPage,
  selectGifts,
  totalGifts,
} from '#database/records/gifts/gift-list.ts'
import { findGiftById } from '#database/records/gifts/gifts.ts'
import { readMoney } from '#database/records/money/account-sums.ts'
import type { GiftFilter } from '#domain/list-filters.ts'
import { proposeGiftRefund } from '#domain/payments/refund-state.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { PAGE, toPage } from '#workflows/records/money/list-money.ts'
import { readPast } from '#workflows/records/registration/read-registration-record.ts'
import type { Services } from '#workflows/services.ts'

export async function readGiftPage(
  { db, now }: Services,
  { actor, id }: { actor: Actor; id: string },
) {
  const gift = staffCan.seeMoney(actor) ? await findGiftById(db, id) : undefined
  if (!gift) return undefined
  const past = await readPast(db, 'gift', id)
  const { standing, coming, receivedMinor, returnedMinor } = await readMoney(db, gift)
  const { amount_minor: amountMinor } = gift
  const proposal = proposeGiftRefund({ amountMinor, receivedMinor, returnedMinor })
  return {
    kind: 'gift' as const,
    row: gift,
    gift,
    ...past,
    proposals: {
      ...proposal,
      amountMinor: Math.min(proposal.amountMinor, past.refundableMinor),
      wholeMinor: proposal.amountMinor,
      ...{ rule: undefined, at: now() },
    },
    standing,
    coming,
  }
}

export type GiftRecord = NonNullable<Awaited<ReturnType<typeof readGiftPage>>>

export type { ListedGift }

export async function listGiftPage(
  { db }: Services,
  { actor, filter, after }: { actor: Actor; filter: GiftFilter; after?: string | undefined },
) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const found = await selectGiftPage(db, { filter, after, limit: PAGE + 1 })
  const page = toPage(found, ({ created_at, id }) => ({ at: created_at, id }))
  return { ok: true as const, ...page, totals: await totalGifts(db, filter) }
}

export async function listGifts(services: Services, filter: GiftFilter): Promise<ListedGift[]> {
  const { funds } = services.content.giving
  const fund = funds.find(({ label }) => label === filter.fund)?.code ?? filter.fund
  const gifts = await selectGifts(services.db, { ...filter, fund })
  return gifts.map((gift) => ({ ...gift, fund: nameFund(services, gift.fund) }))
}
