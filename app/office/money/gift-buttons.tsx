import { formatRupees } from '#domain/money.ts'
import { outcomeOf } from '#domain/payments/outcome.ts'
import type { OneGift } from '#workflows/office/read-gift-page.ts'
import type { GiftAction } from './gift-action.ts'
import { acceptPayment, sendBackPayment } from './gift-actions/settle-mismatch.ts'

type Props = Pick<OneGift, 'gift'> & { actions: readonly GiftAction[] }

/** Each button opens the page of its action. */
export function GiftButtons({ gift, actions }: Props) {
  if (actions.length === 0) return null
  return (
    <form className="button-row no-print" method="get" aria-label="Actions">
      {actions.map(({ slug, name }) => (
        <button
          key={slug}
          className="button button-quiet"
          type="submit"
          formAction={`/office/gifts/${gift.id}/${slug}`}
        >
          {name}
        </button>
      ))}
    </form>
  )
}

/** Payments of another amount than was asked for, each with what settles it. */
export function MismatchButtons({ page }: { page: OneGift }) {
  const { gift, payments, mayVoid } = page
  return payments
    .filter((payment) => outcomeOf(payment) === 'mismatched')
    .map(({ txnid, amount_minor, received_minor }) => (
      <section key={txnid} className="notice notice-warning">
        <p>
          {formatRupees(received_minor ?? 0)} was taken for {txnid}, where{' '}
          {formatRupees(amount_minor)} was asked for.
        </p>
        {mayVoid && <SettleMismatch giftId={gift.id} txnid={txnid} />}
      </section>
    ))
}

function SettleMismatch({ giftId, txnid }: { giftId: string; txnid: string }) {
  return (
    <form className="button-row no-print" method="get">
      <input type="hidden" name="txnid" value={txnid} />
      {[acceptPayment, sendBackPayment].map(({ slug, name }) => (
        <button
          key={slug}
          className="button button-quiet"
          type="submit"
          formAction={`/office/gifts/${giftId}/${slug}`}
        >
          {name}
        </button>
      ))}
    </form>
  )
}
