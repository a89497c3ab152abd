import { FormKey } from '#app/office/form/form-key.tsx'
import { ReasonField } from '#app/office/money/reason-field.tsx'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { shortDay } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'

type Props = {
  gift: GiftRecord['gift']
  entry: GiftRecord['entries'][number]
  refused?: RefusedForm | undefined
}

/** Money that came by hand, with the form that takes it back. */
export function GiftEntry({ gift, entry, refused }: Props) {
  return (
    <section className="money-entry">
      <p>
        {formatRupees(entry.amount_minor)}{' '}
        {entry.kind === 'reduction' ? `less (${entry.reason})` : `by ${entry.method}`},{' '}
        {shortDay(entry.day)}
        {entry.reference && `, ${entry.reference}`}; recorded by {entry.author}
        {entry.isTakenBack && '. It was taken back.'}
      </p>
      {!entry.isTakenBack && <TakeBackForm gift={gift} entry={entry} refused={refused} />}
    </section>
  )
}

function TakeBackForm({ gift, entry, refused }: Props) {
  const amount = formatRupees(entry.amount_minor)
  return (
    <details className="no-print" open={refused !== undefined}>
      <summary>Take back</summary>
      <form
        method="post"
        action={`/office/gifts/${gift.id}/take-back`}
        className="form money-form"
        noValidate
      >
        <FormKey value={refused?.key} version={gift.version} />
        <input type="hidden" name="entry" value={entry.id} />
        <p>
          A second entry reverses {amount}
          {entry.kind === 'received' && ', and its receipt becomes void'}.
        </p>
        <ReasonField id={`reason-${entry.id}`} refused={refused} />
        <button type="submit" className="button button-quiet">
          Take back {amount}
        </button>
      </form>
    </details>
  )
}
