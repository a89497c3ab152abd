import { FormKey } from '#app/office/form/form-key.tsx'
import type { RefusedForm, Typing } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import { formatRupees, signedRupees } from '#domain/money.ts'
import { readTypedRupees } from '#domain/typed-number.ts'
import type { Close } from '#workflows/closing/read-close.ts'
import { differenceWords } from './difference-words.ts'

/** A form that was refused, with what was typed. Without errors where something has changed meanwhile. */
export type RefusedClose = RefusedForm & { form: 'close' | 'open' }

type Props = { close: Close; refused: RefusedClose | undefined }

/** Counts the cash and closes the day. */
export function CloseForm({ close, refused }: Props) {
  const { day, cashMinor, version } = close
  const { typed, errors } = typingOf(refused, 'close')
  const countedMinor = readTypedRupees(typed.counted ?? '')
  const differs = errors.reason !== undefined && countedMinor !== undefined
  return (
    <form method="post" action="/office/close" className="form money-form no-print" noValidate>
      <h2>Close the day</h2>
      <FormKey value={refused?.key} version={version} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="seen" value={cashMinor} />
      <TypedErrors errors={errors} />
      <p>
        Recorded in cash: <strong>{signedRupees(cashMinor)}</strong>
      </p>
      <TypedField
        label="Counted cash"
        name="counted"
        inputMode="decimal"
        help="Enter 0 if no cash came."
        typed={typed}
        errors={errors}
      />
      {differs && <p className="notice">{differenceWords(countedMinor - cashMinor)}</p>}
      <TypedField
        label="Reason"
        name="reason"
        help="Only if counted and recorded differ."
        typed={typed}
        errors={errors}
      />
      <p>A closed day takes no more money by hand. Online payments continue.</p>
      <button type="submit" className="button">
        Close the day
      </button>
    </form>
  )
}

/** Opens a closed day again. */
export function OpenForm({ close: { day, version, closed }, refused }: Props) {
  const { typed, errors } = typingOf(refused, 'open')
  return (
    <details className="no-print" open={refused?.form === 'open'}>
      <summary>Open the day again</summary>
      <form method="post" action="/office/close/open" className="form money-form" noValidate>
        <FormKey value={refused?.key} version={version} />
        <input type="hidden" name="day" value={day} />
        <TypedErrors errors={errors} />
        <p>
          What {closed?.closed_by} counted ({formatRupees(closed?.counted_minor ?? 0)}) stays in the
          history.
        </p>
        <TypedField label="Reason" name="reason" typed={typed} errors={errors} />
        <button type="submit" className="button button-quiet">
          Open the day again
        </button>
      </form>
    </details>
  )
}

function typingOf(refused: RefusedClose | undefined, form: RefusedClose['form']): Typing {
  return refused?.form === form ? refused : { typed: {}, errors: {} }
}
