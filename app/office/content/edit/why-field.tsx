import { Field } from '#app/ui/form/field.tsx'

/** The reason that stands in the list of versions. */
export function WhyField({ value, error }: { value: string; error: string | undefined }) {
  const field = {
    id: 'why',
    name: 'why',
    initialValue: value,
    errors: error ? [error] : undefined,
  }
  return (
    <Field label="Why" field={field} help="A sentence for those who look after the site with you.">
      {({ autoFocus: _, ...attributes }) => <input {...attributes} maxLength={500} />}
    </Field>
  )
}
