import type { Paise } from '#domain/money.ts'
import type { LockedRegistration } from '#workflows/record-kinds.ts'
import { paidOf } from '#workflows/refunds/refundable.ts'
import type { Services } from '#workflows/services.ts'
import { type OpenedRefund, openRefunds } from '../refunds/refund-record.ts'

type Opening = { amountMinor: Paise; notify?: boolean | undefined }

/** Inside the transaction that has locked everything: stores the refunds that a cancellation was planned with. */
export async function openRefundsOf(
  services: Services,
  { tx, payments }: LockedRegistration,
  { amountMinor, notify }: Opening,
): Promise<OpenedRefund[]> {
  if (amountMinor === 0) return []
  const refund = await openRefunds(tx, services, {
    payments: paidOf(payments),
    amountMinor,
    notify,
  })
  if (!refund.ok) throw new Error(`Rs. ${amountMinor / 100} could not be given back`)
  return refund.opened
}
