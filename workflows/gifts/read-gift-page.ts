import type { Db } from '#database/engine/open.ts'
import {
  type GiftRow,
  type ListedGift,
  selectGiftPage,
  selectGifts,
  totalGifts,
} from '#database/gifts/gift-list.ts'
import { findGiftById, type Gift } from '#database/gifts/gifts.ts'
import { mailsAbout, type OutboxMail } from '#database/mail/outbox.ts'
import { sumGift } from '#database/money/account-sums.ts'
import { entriesFor, type MoneyEntry } from '#database/money/money-entries.ts'
import { type Payment, paymentsFor } from '#database/payments/payments.ts'
import { type Receipt, receiptsOf } from '#database/receipts/receipts.ts'
import { type Refund, refundsOf } from '#database/refunds/refunds.ts'
import { type OfficeEvent, officeEventsOf } from '#database/staff/office-events.ts'
import type { GiftFilter } from '#domain/giving/gift-filter.ts'
import type { Paise } from '#domain/money.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { accountOf, type Standing } from '#domain/standing.ts'
import { type ListPage, PAGE, toPage } from '#workflows/money/list-money.ts'
import { mostRefundable } from '#workflows/refunds/refundable.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

export type GiftRecord = {
  ok: true
  kind: 'gift'
  gift: Gift
  payments: Payment[]
  refunds: Refund[]
  /** With whether it was taken back. Counter-entries are left out. */
  entries: (MoneyEntry & { isTakenBack: boolean })[]
  receipts: Receipt[]
  officeEvents: OfficeEvent[]
  standing: Standing
  /** How much the provider can still give back. */
  refundableMinor: Paise
  /** Oldest first. */
  mails: OutboxMail[]
  mayVoid: boolean
}

/** One gift with its money, receipts and history. */
export async function readGiftPage(
  { db }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<GiftRecord | NotAllowed | { ok: false; problem: 'unknown' }> {
  if (!staffCan.seeMoney(actor)) return NOT_ALLOWED
  const gift = await findGiftById(db, id)
  if (!gift) return { ok: false, problem: 'unknown' }
  const payments = await paymentsFor(db, 'gift_id', id)
  const entries = await entriesFor(db, 'gift_id', id)
  const sums = await sumGift(db, id)
  return {
    ok: true,
    kind: 'gift',
    gift,
    payments,
    refunds: (await Promise.all(payments.map((each) => refundsOf(db, each.id)))).flat(),
    entries: withoutCounterEntries(entries),
    receipts: [
      ...(await receiptsOf(db, 'payment_id', payments)),
      ...(await receiptsOf(db, 'entry_id', entries)),
    ],
    officeEvents: await officeEventsOf(db, 'gift', id),
    standing: accountOf({ priceMinor: gift.amount_minor, ...sums }).standing,
    refundableMinor: await mostRefundable(db, payments),
    mails: await mailsOf(db, payments),
    mayVoid: staffCan.refund(actor),
  }
}

function withoutCounterEntries(entries: readonly MoneyEntry[]): GiftRecord['entries'] {
  const taken = new Set(entries.map(({ takes_back }) => takes_back))
  return entries
    .filter(({ takes_back }) => takes_back === null)
    .map((entry) => ({ ...entry, isTakenBack: taken.has(entry.id) }))
}

async function mailsOf(db: Db, payments: readonly Payment[]): Promise<OutboxMail[]> {
  const mails = await Promise.all(payments.map(({ id }) => mailsAbout(db, { payment_id: id })))
  return mails.flat()
}

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
