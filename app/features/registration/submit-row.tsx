import { inWords } from './still-missing.ts'

type Props = {
  /** Why nothing can be sent at all. */
  closed: string | undefined
  missing: readonly string[]
  sending: boolean
}

/** Submit, and beside it what still keeps it from working. */
export function SubmitRow({ closed, missing, sending }: Props) {
  const blocked = closed !== undefined || missing.length > 0
  return (
    <div className="submit-row">
      <button
        className="button"
        type="submit"
        disabled={blocked}
        aria-disabled={sending || undefined}
        aria-describedby="still-missing"
      >
        {sending ? 'Sending…' : 'Submit'}
      </button>
      <p className="field-help" id="still-missing" role="status">
        {closed ?? (missing.length > 0 ? `Still missing: ${inWords(missing)}.` : '')}
      </p>
      <p className="field-help">
        You will go to our payment provider&rsquo;s page to pay by card, net banking or UPI. We
        never see your card number.
      </p>
    </div>
  )
}
