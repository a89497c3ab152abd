import { focusOn } from '#app/ui/focus.ts'
import { useWords } from '#app/ui/language.tsx'
import type { Language } from '#domain/language.ts'
import { FORM_WORDS } from '#words/forms.ts'
import type { Errors, Texts } from './typed.ts'

export function ErrorSummary(props: {
  formErrors?: readonly string[] | undefined
  fields: { id: string; error: string | undefined }[]
}) {
  const { formErrors = [], fields } = props
  const words = useWords(FORM_WORDS)
  const wrong = fields.filter(({ error }) => error)
  if (formErrors.length + wrong.length === 0) return null
  return (
    <div
      className="notice error-summary"
      role="alert"
      tabIndex={-1}
      // An invalid field gets the focus itself; an error of the whole form may be off the screen.
      ref={wrong.length === 0 ? focusOn : undefined}
    >
      <h2 className="title-s">{wrong.length > 0 ? words.checkForm : words.didNotWork}</h2>
      <ul>
        {formErrors.map((error) => (
          <li key={error}>{error}</li>
        ))}
        {wrong.map(({ id, error }) => (
          <li key={id}>
            <a href={`#${id}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where two of them would read the same, each begins with the label of its field. */
export function summaryLines(
  language: Language,
  errors: Errors,
  labels: Texts,
): [string, string][] {
  const all = Object.values(errors)
  return Object.entries(errors).map(([name, error]) => {
    const { [name]: label } = labels
    const isAgain = all.indexOf(error) !== all.lastIndexOf(error)
    return [name, namedError(language, name, label && isAgain ? `${label}: ${error}` : error)]
  })
}

/** "Person 2: City is required!" for the field `persons[1].city`; about the whole party as it is. */
export function namedError(language: Language, field: string, message: string): string {
  const index = /^persons\[(\d)\]/.exec(field)?.[1]
  return index === undefined ? message : FORM_WORDS[language].ofPerson(Number(index) + 1, message)
}
