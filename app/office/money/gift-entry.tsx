import { randomUUID } from 'node:crypto'
import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { OneGift } from '#workflows/office/read-gift-page.ts'

type Props = { giftId: string; entry: OneGift['entries'][number] }

/** Money that came by hand, with the form that takes it back. */
export function GiftEntry({ giftId, entry }: Props) {
  const id = `reason-${entry.id}`
  return (
    <section className="money-entry">
      <p>
        {formatRupees(entry.amount_minor)} by {entry.method}, {formatDay(entry.day)}
        {entry.reference && `, ${entry.reference}`}; recorded by {entry.author}
        {entry.isTakenBack && '. It was taken back.'}
      </p>
      {!entry.isTakenBack && (
        <details className="no-print">
          <summary>Take back</summary>
          <form method="post" action={`/office/gifts/${giftId}/take-back`} className="form">
            <input type="hidden" name="key" value={randomUUID()} />
            <input type="hidden" name="entry" value={entry.id} />
            <p>
              A second entry takes {formatRupees(entry.amount_minor)} back, and its receipt is void.
            </p>
            <div className="field">
              <label className="field-label" htmlFor={id}>
                Reason
              </label>
              <input id={id} name="reason" className="input" maxLength={200} required />
            </div>
            <button type="submit" className="button button-quiet">
              Take back {formatRupees(entry.amount_minor)}
            </button>
          </form>
        </details>
      )}
    </section>
  )
}
