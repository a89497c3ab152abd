/**
 * A field that people neither see nor reach, and that programs which fill in every form they find
 * can't resist. Whoever fills it in is no visitor.
 */
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

/** In plain words, should it be a person after all. */
export const TRAPPED =
  'This form was filled in as only a program does it, so it was not taken and nothing was stored. If you are not a program, please call or write to us.'
