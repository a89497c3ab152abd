import { useHref } from 'react-router'
import { DialogButton } from '#app/ui/dialog.tsx'
import { DataNotice } from '#app/ui/form/data-notice.tsx'
import { FieldError, type FieldState } from '#app/ui/form/field.tsx'
import { useWords } from '#app/ui/language.tsx'
import { REGISTRATION_FORM } from '#words/forms.ts'

type Props = { field: FieldState; dialog: string; email: string }

export function Consent({ field, dialog, email }: Props) {
  const words = useWords(REGISTRATION_FORM)
  const policy = useHref('/policy')
  const error = field.errors?.[0]
  const errorId = `${field.id}-error`
  return (
    <div className="field">
      <div className="consent">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          value="on"
          defaultChecked={field.initialValue === 'on'}
          // Browsers tick it again when they restore a page. HTML has no attribute against it for a box, but
          // they heed this one when they leave the page.
          ref={(box) => box?.setAttribute('autocomplete', 'off')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={field.id}>{words.consent}</label>
        <div className="button-row">
          <DialogButton className="button button-quiet" dialog={dialog} page={policy}>
            {words.readMore}
          </DialogButton>
        </div>
      </div>
      <DataNotice form="registration" email={email} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
