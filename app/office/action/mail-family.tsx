type Props = {
  /** The addresses of those whom it concerns. */
  tells: readonly string[]
  isMailed: boolean
}

/** Asks whether the people are told. Not there where nobody would be. */
export function MailFamily({ tells, isMailed }: Props) {
  if (tells.length === 0) return null
  return (
    <div>
      <label className="office-check">
        <input
          type="checkbox"
          name="mail"
          value="yes"
          defaultChecked={isMailed}
          aria-describedby="mail-to"
        />{' '}
        Mail the family
      </label>
      <p className="field-help" id="mail-to">
        They are told in words what changes: {tells.join(', ')}
      </p>
    </div>
  )
}
