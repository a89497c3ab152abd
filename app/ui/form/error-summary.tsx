type Props = {
  /** Errors of the form as a whole. */
  formErrors?: string[] | undefined
  fields: { id: string; errors: string[] | undefined }[]
}

/** Lists all errors at the top of the form, each with a link to its field. */
export function ErrorSummary({ formErrors = [], fields }: Props) {
  const wrong = fields.filter((field) => field.errors?.length)
  if (formErrors.length + wrong.length === 0) return null
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      // An invalid field gets the focus itself; an error of the whole form may be off the screen.
      ref={wrong.length === 0 ? focusSummary : undefined}
    >
      <h2>{wrong.length > 0 ? 'Please check the form' : 'That did not work'}</h2>
      <ul>
        {formErrors.map((error) => (
          <li key={error}>{error}</li>
        ))}
        {wrong.map(({ id, errors }) => (
          <li key={id}>
            <a href={`#${id}`}>{errors?.[0]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Defined outside, so that React calls it when the summary appears and not on every render. */
function focusSummary(summary: HTMLElement | null): void {
  summary?.focus()
}
