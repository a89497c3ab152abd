import type { Db } from '#database/engine/open.ts'
import type { Gift } from '#database/gifts/gifts.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { Receipt } from '#database/receipts/receipts.ts'
import type { Registration, StoredAttendee } from '#database/registration/registrations.ts'
import type { PaidStatus } from '#database/tables/tables.ts'
import type { ReportVerdict } from '#domain/payments/evidence.ts'
import { type RefundSums, sumRefunds } from '#domain/payments/refund-sums.ts'
import type { MoneyEntry } from './money-entries.ts'

/** A filter on status and on when the record was stored. Without values it selects everything. */
export type ListFilter = {
  status?: PaidStatus | undefined
  from?: string | undefined
  to?: string | undefined
}

/** With how much of it was refunded, and how much is being refunded. */
export type ListedPayment = Payment & { returned: RefundSums }

export type ListedRegistration = Registration & {
  people: StoredAttendee[]
  payments: ListedPayment[]
}

/** Oldest first. */
export async function selectRegistrations(
  db: Db,
  { event, status, from, to }: ListFilter & { event?: string | undefined },
): Promise<ListedRegistration[]> {
  let query = db.selectFrom('registration').selectAll().orderBy('created_at').orderBy('id')
  if (event) query = query.where('event_code', '=', event)
  if (status) query = query.where('status', '=', status)
  if (from) query = query.where('created_at', '>=', from)
  if (to) query = query.where('created_at', '<', to)
  const registrations = await query.execute()
  const people = await db.selectFrom('attendee').selectAll().orderBy('position').execute()
  const payments = await paymentsOf(db, 'registration_id')
  const byRegistration = Map.groupBy(people, (person) => person.registration_id)
  return registrations.map((registration) => ({
    ...registration,
    people: byRegistration.get(registration.id) ?? [],
    payments: payments.get(registration.id) ?? [],
  }))
}

export type ListedGift = Gift & {
  payments: ListedPayment[]
  /** Money by hand, with what was taken back. */
  entries: MoneyEntry[]
  /** The valid receipt. */
  receipt: Receipt | undefined
}

export async function selectGifts(
  db: Db,
  { fund, status, from, to }: ListFilter & { fund?: string | undefined },
): Promise<ListedGift[]> {
  let query = db.selectFrom('gift').selectAll().orderBy('created_at').orderBy('id')
  if (fund) query = query.where('fund', '=', fund)
  if (status) query = query.where('status', '=', status)
  if (from) query = query.where('created_at', '>=', from)
  if (to) query = query.where('created_at', '<', to)
  const gifts = await query.execute()
  const payments = await paymentsOf(db, 'gift_id')
  const entries = await entriesOfGifts(db)
  const receipts = await validReceipts(db)
  return gifts.map((gift) => {
    const [own, byHand] = [payments.get(gift.id) ?? [], entries.get(gift.id) ?? []]
    const receipt = [...own, ...byHand].map(({ id }) => receipts.get(id)).find(Boolean)
    return { ...gift, payments: own, entries: byHand, receipt }
  })
}

async function entriesOfGifts(db: Db): Promise<Map<string | null, MoneyEntry[]>> {
  const entries = db.selectFrom('money_entry').selectAll().where('gift_id', 'is not', null)
  return Map.groupBy(await entries.orderBy('at').execute(), ({ gift_id }) => gift_id)
}

/** Keyed by the id of the payment or entry that the receipt is for. */
async function validReceipts(db: Db): Promise<Map<string | null, Receipt>> {
  const receipts = db.selectFrom('receipt').selectAll().where('voided_at', 'is', null)
  return new Map((await receipts.execute()).map((row) => [row.payment_id ?? row.entry_id, row]))
}

export type Attention = 'open' | 'overpaid' | 'mismatched' | 'late' | 'refunded' | 'forged'

/**
 * Payments that need the office's attention for this reason, newest first; without a reason, all
 * payments.
 */
export async function selectPayments(
  db: Db,
  attention: Attention | undefined,
): Promise<ListedPayment[]> {
  return withReturned(db, await paymentsNeeding(db, attention))
}

async function paymentsNeeding(db: Db, attention: Attention | undefined): Promise<Payment[]> {
  const payments = db.selectFrom('payment').selectAll().orderBy('opened_at', 'desc')
  switch (attention) {
    case undefined:
      return payments.execute()
    case 'open':
      return payments.where('state', 'in', ['open', 'pending', 'confirming']).execute()
    case 'overpaid':
      return payments.where('overpaid', '=', 1).execute()
    case 'late':
      return payments
        .where('state', '=', 'paid')
        .where('registration_id', 'in', withoutPlaces(db))
        .execute()
    case 'refunded':
      return payments
        .where(
          'id',
          'in',
          db.selectFrom('refund').select('payment_id').where('state', '<>', 'refused'),
        )
        .execute()
    case 'mismatched':
      return payments
        .where((where) =>
          where.or([
            where('id', 'in', eventsOf(db)),
            where('txnid', 'in', reportsOf(db, ['other-amount', 'other-order'])),
          ]),
        )
        .execute()
    case 'forged':
      return payments.where('txnid', 'in', reportsOf(db, ['forged', 'other-merchant'])).execute()
    default:
      return attention satisfies never
  }
}

/** Paid registrations that have no places, because those were released first. */
function withoutPlaces(db: Db) {
  return db
    .selectFrom('registration')
    .select('id')
    .where('status', '=', 'Paid')
    .where('hold', 'in', ['released', 'waiting', 'cancelled'])
}

function eventsOf(db: Db) {
  return db
    .selectFrom('payment_event')
    .select('payment_id')
    .where('evidence', '=', 'confirmed-mismatch')
}

function reportsOf(db: Db, verdicts: ReportVerdict[]) {
  return db
    .selectFrom('payment_report')
    .select('txnid')
    .where('verdict', 'in', verdicts)
    .where('txnid', 'is not', null)
    .$narrowType<{ txnid: string }>()
}

async function paymentsOf(db: Db, owner: 'gift_id' | 'registration_id') {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where(owner, 'is not', null)
    .orderBy('opened_at')
    .execute()
  return Map.groupBy(await withReturned(db, payments), (payment) => payment[owner] ?? '')
}

async function withReturned(db: Db, payments: readonly Payment[]): Promise<ListedPayment[]> {
  const refunds = await db.selectFrom('refund').selectAll().execute()
  const byPayment = Map.groupBy(refunds, ({ payment_id }) => payment_id)
  return payments.map((payment) => ({
    ...payment,
    returned: sumRefunds(byPayment.get(payment.id) ?? []),
  }))
}
