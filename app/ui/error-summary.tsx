type Props = {
  /** What went wrong with the form as a whole. */
  formErrors?: string[] | undefined
  fields: { id: string; errors: string[] | undefined }[]
}

/** Everything that is still wrong, at the top of the form, each with a link to its field. */
export function ErrorSummary({ formErrors = [], fields }: Props) {
  const wrong = fields.filter((field) => field.errors?.length)
  if (formErrors.length + wrong.length === 0) return null
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      // A wrong field takes the focus itself; what concerns the whole form may be off the screen.
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

/** One function for ever: React calls it when the summary appears, not at every rendering. */
function focusSummary(summary: HTMLElement | null): void {
  summary?.focus()
}
