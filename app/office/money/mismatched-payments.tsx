import { ActionButtons } from '#app/office/action/action-buttons.tsx'
import {
  acceptPaymentAction,
  sendBackPaymentAction,
} from '#app/office/action/screens/settle-mismatch.ts'
import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'

/** Payments of another amount than was asked for, each with what settles it. */
export function MismatchedPayments({ page }: { page: GiftRecord }) {
  const { gift, payments, mayVoid } = page
  return payments
    .filter((payment) => outcomeOf(payment) === 'mismatched')
    .map(({ txnid, amount_minor, received_minor }) => (
      <section key={txnid} className="notice notice-warning">
        <p>
          {formatRupees(received_minor ?? 0)} was taken for {txnid}, where{' '}
          {formatRupees(amount_minor)} was asked for.
        </p>
        {mayVoid && (
          <ActionButtons
            actions={[acceptPaymentAction, sendBackPaymentAction]}
            address={`/office/gifts/${gift.id}`}
            txnid={txnid}
          />
        )}
      </section>
    ))
}
