import { Field, type FieldState } from '#app/ui/form/field.tsx'

/** Only where the church offers tax relief. */
export function PanField({ field, focus }: { field: FieldState; focus: boolean }) {
  return (
    <Field
      label="PAN"
      field={field}
      focus={focus}
      help="Optional. With it your receipt counts for tax relief under section 80G."
    >
      {(attributes) => (
        <input {...attributes} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      )}
    </Field>
  )
}
