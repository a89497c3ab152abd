import { FormKey } from './form-key.tsx'

type Props = {
  count: number
  formKey?: string
  /** From the list of conferences, one is led back there. */
  from?: 'conferences'
}

/** One button for all dates that are over and still open. */
export function ClosePastDates({ count, formKey, from }: Props) {
  return (
    <form method="post" action="/office/conferences/close-past">
      <FormKey value={formKey} />
      {from && <input type="hidden" name="from" value={from} />}
      <button type="submit" className="button button-quiet">
        Close {count} past {count === 1 ? 'date' : 'dates'}
      </button>
    </form>
  )
}
