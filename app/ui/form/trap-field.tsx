import { useWords } from '#app/ui/language.tsx'
import { FORM_WORDS } from '#words/forms.ts'

/** A honeypot: a field that people can't see or reach, but that programs fill in. */
export function TrapField() {
  return (
    <div className="trap-field" aria-hidden="true">
      <label>
        {useWords(FORM_WORDS).leaveEmpty}
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
