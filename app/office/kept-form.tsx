type Props = {
  /** Where it was sent, and is sent again. */
  action: string
  form: FormData
}

/** A form that could not be taken, as hidden fields and a button that sends it again. */
export function KeptForm({ action, form }: Props) {
  const fields = [...form].flatMap(([name, value], at) =>
    typeof value === 'string' ? [{ id: `${at}`, name, value }] : [],
  )
  const hasFile = [...form].some(([, value]) => typeof value !== 'string' && value.size > 0)
  return (
    <>
      {hasFile && <p>A file can't be kept: please go back and choose it once more.</p>}
      <form method="post" action={action}>
        {fields.map(({ id, name, value }) => (
          <input key={id} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          Send it again
        </button>
      </form>
    </>
  )
}
