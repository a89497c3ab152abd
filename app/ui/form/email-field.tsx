import { useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { suggestEmail } from '#domain/mail/mailbox.ts'
import { FORM_WORDS } from '#words/forms.ts'
import { Field, type FieldState } from './field.tsx'

/** An e-mail field that suggests a correction for a likely typo, but accepts the address as it is. */
export function EmailField(props: {
  label: string
  field: FieldState & { value: string | undefined }
  autoComplete: string
  focus?: boolean
  onUse: (email: string) => void
}) {
  const { label, field, autoComplete, focus = false, onUse } = props
  const words = useWords(FORM_WORDS)
  const meant = suggestEmail(field.value ?? '')
  return (
    <Field label={label} field={field} focus={focus}>
      {(attributes) => (
        <>
          <input {...attributes} type="email" autoComplete={autoComplete} />
          <p className="field-hint" role="status">
            {meant && (
              <>
                <Filled text={words.didYouMean} address={meant} />{' '}
                <button
                  className="button button-quiet script-only"
                  type="button"
                  onClick={() => onUse(meant)}
                >
                  {words.useIt}
                </button>
              </>
            )}
          </p>
        </>
      )}
    </Field>
  )
}
