import { useWords } from '#app/ui/language.tsx'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { inWords } from './still-missing.ts'
import { PayMarks } from './submit-plan.tsx'

/** Sent by the button that joins the waiting list. */
export const JOIN_WAITING_LIST = { name: 'waiting', value: 'yes' } as const

type NotesProps = {
  /** The reason why the form can't be sent. */
  closed: string | undefined
  /** Which places are lacking. If set, the form joins the waiting list instead of paying. */
  full: string | undefined
  missing: readonly string[]
}

/** Notes above Submit: what is missing, and what happens next. */
export function SubmitNotes({ closed, full, missing }: NotesProps) {
  const words = useWords(REGISTRATION_FORM)
  return (
    <>
      {full && (
        <p className="notice notice-warning" role="status">
          {full} {words.waitingList}
        </p>
      )}
      {/* Also before the script runs, so that nothing jumps when it does. */}
      <p
        className={closed ? 'field-help' : 'field-help script-only'}
        id="still-missing"
        role="status"
      >
        {closed ?? (missing.length > 0 ? inWords(words, missing) : '')}
      </p>
      {!full && (
        <>
          <p className="field-help">{words.provider}</p>
          <PayMarks />
        </>
      )}
    </>
  )
}

type ButtonProps = {
  full: string | undefined
  /** Without a script Submit always works, and the server lists what is missing. */
  blocked: boolean
  sending: boolean
}

export function SubmitButton({ full, blocked, sending }: ButtonProps) {
  const words = useWords(REGISTRATION_FORM)
  return (
    <button
      className="button"
      type="submit"
      disabled={blocked}
      aria-disabled={sending || undefined}
      aria-describedby="still-missing"
      {...(full && JOIN_WAITING_LIST)}
    >
      {sending ? words.sending : full ? words.join : words.submit}
    </button>
  )
}
