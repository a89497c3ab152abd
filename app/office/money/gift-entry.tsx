import { formatDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { OneGift } from '#workflows/office/read-gift-page.ts'
import { FormKey } from '../form-key.tsx'
import { ReasonField } from './reason-field.tsx'

/** A form that was refused. */
export type RefusedEntry = { entry: string; key: string | undefined; error: string }

type Props = {
  giftId: string
  entry: OneGift['entries'][number]
  refused?: RefusedEntry | undefined
}

/** Money that came by hand, with the form that takes it back. */
export function GiftEntry({ giftId, entry, refused }: Props) {
  return (
    <section className="money-entry">
      <p>
        {formatRupees(entry.amount_minor)} by {entry.method}, {formatDay(entry.day)}
        {entry.reference && `, ${entry.reference}`}; recorded by {entry.author}
        {entry.isTakenBack && '. It was taken back.'}
      </p>
      {!entry.isTakenBack && <TakeBackForm giftId={giftId} entry={entry} refused={refused} />}
    </section>
  )
}

function TakeBackForm({ giftId, entry, refused }: Props) {
  const amount = formatRupees(entry.amount_minor)
  return (
    <details className="no-print" open={refused !== undefined}>
      <summary>Take back</summary>
      <form
        method="post"
        action={`/office/gifts/${giftId}/take-back`}
        className="form money-form"
        noValidate
      >
        <FormKey value={refused?.key} />
        <input type="hidden" name="entry" value={entry.id} />
        <p>A second entry takes {amount} back, and its receipt is void.</p>
        <ReasonField id={`reason-${entry.id}`} error={refused?.error} />
        <button type="submit" className="button button-quiet">
          Take back {amount}
        </button>
      </form>
    </details>
  )
}
