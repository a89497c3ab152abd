import { Field } from '#app/ui/form/field.tsx'

type Props = {
  id: string
  typed: string | undefined
  /** Why the form was refused; then the field has the focus. */
  error: string | undefined
}

/** Why an entry or a receipt is undone. */
export function ReasonField({ id, typed = '', error }: Props) {
  return (
    <Field
      label="Reason"
      field={{
        id,
        name: 'reason',
        initialValue: typed,
        errors: error === undefined ? undefined : [error],
      }}
      focus={error !== undefined}
    >
      {(attributes) => <input {...attributes} maxLength={200} />}
    </Field>
  )
}
