import type { Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'

/** Why an entry or a receipt is undone. Several are on a page. */
export function ReasonField({ id, refused }: { id: string; refused: Typing | undefined }) {
  const { typed, errors } = refused ?? { typed: {}, errors: {} }
  return (
    <TypedField
      label="Reason"
      name="reason"
      id={id}
      maxLength={200}
      focus={'reason' in errors}
      typed={typed}
      errors={errors}
    />
  )
}
