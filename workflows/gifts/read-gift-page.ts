import {
  type GiftRow,
  type ListedGift,
  selectGiftPage,
  selectGifts,
  totalGifts,
} from '#database/records/gifts/gift-list.ts'
import { findGiftById } from '#database/records/gifts/gifts.ts'
import { mailsOfPayments } from '#database/records/mail/outbox.ts'
import { entriesFor, type MoneyEntry, sumAccount } from '#database/records/money/account-sums.ts'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { receiptsOf } from '#database/records/receipts/receipts.ts'
import { refundsOf } from '#database/records/refunds/refunds.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import type { GiftFilter } from '#domain/list-filters.ts'
import { accountOf } from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed, refuse } from '#workflows/actor.ts'
import { type ListPage, PAGE, toPage } from '#workflows/records/money/list-money.ts'
import { maxRefundable } from '#workflows/records/refunds/refund-record.ts'
import type { Services } from '#workflows/services.ts'

/** One gift with its money, receipts and history. */
export async function readGiftPage({ db }: Services, { actor, id }: { actor: Actor; id: string }) {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const gift = await findGiftById(db, id)
  if (!gift) return refuse('unknown')
  const payments = await paymentsFor(db, 'gift_id', id)
  const entries = await entriesFor(db, 'gift_id', id)
  const sums = await sumAccount(db, 'gift_id', id)
  return {
    ok: true as const,
    kind: 'gift' as const,
    gift,
    payments,
    refunds: (await Promise.all(payments.map((each) => refundsOf(db, each.id)))).flat(),
    /** With whether it was taken back. Counter-entries are left out. */
    entries: withoutCounterEntries(entries),
    receipts: [
      ...(await receiptsOf(db, 'payment_id', payments)),
      ...(await receiptsOf(db, 'entry_id', entries)),
    ],
    officeEvents: await officeEventsOf(db, 'gift', id),
    standing: accountOf({ priceMinor: gift.amount_minor, ...sums }).standing,
    coming: sums.coming,
    /** How much the provider can still give back. */
    refundableMinor: await maxRefundable(db, payments),
    /** Oldest first. */
    mails: await mailsOfPayments(db, payments),
    mayVoid: staffCan.refund(actor),
  }
}

export type GiftRecord = Extract<Awaited<ReturnType<typeof readGiftPage>>, { ok: true }>

function withoutCounterEntries(entries: readonly MoneyEntry[]) {
  const taken = new Set(entries.map(({ takes_back }) => takes_back))
  return entries
    .filter(({ takes_back }) => takes_back === null)
    .map((entry) => ({ ...entry, isTakenBack: taken.has(entry.id) }))
}

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
