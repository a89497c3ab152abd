import type { Typed } from '#app/ui/form/typed.ts'

type Props = {
  /** The addresses of those whom it concerns. */
  tells: readonly string[]
  typed: Typed
}

/**
 * Asks whether the people are told. Not there where nobody would be. Of a field that is sent twice the first
 * one counts: so what is hidden says that the box was not ticked.
 */
export function MailFamily({ tells, typed }: Props) {
  if (tells.length === 0) return null
  return (
    <div>
      <label className="office-check">
        <input
          type="checkbox"
          name="mail"
          value="yes"
          defaultChecked={isMailed(typed)}
          aria-describedby="mail-to"
        />{' '}
        Mail the family
      </label>
      <input type="hidden" name="mail" value="no" />
      <p className="field-help" id="mail-to">
        They are told what changes: {tells.join(', ')}
      </p>
    </div>
  )
}

/** Keeps what was chosen, while what was typed is changed. */
export function MailChosen({ typed }: Pick<Props, 'typed'>) {
  return typed.mail === undefined ? null : <input type="hidden" name="mail" value={typed.mail} />
}

/** Ticked until somebody has unticked it. */
export function isMailed(typed: Typed): boolean {
  return typed.mail !== 'no'
}
