import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { Refund } from '#database/refunds/refunds.ts'
import type { Registration } from '#database/registration/registrations.ts'
import { dayInIndia } from '#domain/days.ts'
import { tallyDay } from './day-tally.ts'
import type { MoneyEntry } from './money-entries.ts'

/** The one method of everything that comes through the payment provider. */
export const ONLINE = 'Online'

/** Inside the transaction that records a payment as received. */
export async function tallyPayment(tx: Db, id: string): Promise<void> {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tallyDay(tx, {
    day: payment.received_on ?? dayInIndia(Date.parse(payment.changed_at)),
    kind: 'received',
    ...sourceOf(payment),
    method: ONLINE,
    amount_minor: payment.received_minor ?? payment.amount_minor,
  })
}

/** Inside the transaction that records a refund as done. */
export async function tallyRefund(tx: Db, payment: Payment, refund: Refund): Promise<void> {
  await tallyDay(tx, {
    day: dayInIndia(Date.parse(refund.changed_at)),
    kind: 'returned',
    ...sourceOf(payment),
    method: ONLINE,
    amount_minor: refund.amount_minor,
  })
}

function sourceOf({ gift_id, purpose }: Payment) {
  return gift_id === null
    ? ({ source: 'registration', fund: '' } as const)
    : ({ source: 'gift', fund: purpose } as const)
}

/** Inside the transaction that stores money by hand. Reductions are no money. */
export async function tallyEntry(tx: Db, entry: MoneyEntry): Promise<void> {
  if (entry.kind !== 'received') return
  const gift = await tx
    .selectFrom('gift')
    .select('fund')
    .where('id', '=', entry.gift_id ?? '')
    .executeTakeFirst()
  await tallyDay(tx, {
    day: entry.day,
    kind: entry.takes_back === null ? 'received' : 'returned',
    source: gift ? 'gift' : 'registration',
    fund: gift?.fund ?? '',
    method: entry.method ?? '',
    amount_minor: entry.amount_minor,
  })
}

/** Inside the transaction that stores a registration. */
export async function tallyRegistered(
  tx: Db,
  { created_at }: Pick<Registration, 'created_at'>,
): Promise<void> {
  const day = dayInIndia(Date.parse(created_at))
  await tallyDay(tx, {
    day,
    kind: 'registered',
    source: 'registration',
    fund: '',
    method: '',
    amount_minor: 0,
  })
}
