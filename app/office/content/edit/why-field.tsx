import { TypedField } from '#app/ui/form/typed-field.tsx'

/** The reason that stands in the list of versions. */
export function WhyField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <TypedField
      label="Why"
      name="why"
      maxLength={500}
      help="A sentence for those who look after the site with you."
      typed={{ why: value }}
      errors={error ? { why: error } : {}}
    />
  )
}
