import type { Typing } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'

/** The reason that stands in the list of versions. */
export function WhyField({ typed, errors }: Typing) {
  return (
    <TypedField
      label="Why (optional)"
      name="why"
      maxLength={500}
      help="A sentence for those who look after the site with you. Without one, the changes are listed."
      typed={typed}
      errors={errors}
    />
  )
}
