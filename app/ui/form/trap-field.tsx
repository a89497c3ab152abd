/** A honeypot: a field that people can't see or reach, but that programs fill in. */
export function TrapField() {
  return (
    <div className="trap-field" aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const TRAP = 'homepage'

export function isTrapped(form: FormData): boolean {
  const value = form.get(TRAP)
  return value !== null && value !== ''
}

/** Explains it, in case it was a person. */
export const TRAPPED =
  'This form was filled in as only a program does it, so it was not taken and nothing was stored. If you are not a program, please call or write to us.'
