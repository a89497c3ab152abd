import { Field } from '#app/ui/form/field.tsx'
import { fieldId, TypedField } from '#app/ui/form/typed-field.tsx'

type Props = {
  /** The picture's. */
  name: string
  /** There is a photograph already, with what it shows. */
  isThere: boolean
  error: string | undefined
}

/** A photograph from the person's own device, in place of the drawing. */
export function PhotographField({ name, isThere, error }: Props) {
  const field = {
    id: fieldId(`${name}.upload`),
    name: `${UPLOAD}${name}`,
    errors: error ? [error] : undefined,
    initialValue: undefined,
  }
  return (
    <>
      <Field label="Photograph" field={field} help={HELP}>
        {(attributes) => (
          <input {...attributes} type="file" accept="image/jpeg,image/png,image/webp,image/avif" />
        )}
      </Field>
      {!isThere && (
        <TypedField
          label="What it shows"
          name={`${name}.photo.alt`}
          help="For those who can’t see it. For example: The choir on the steps of the church"
          typed={{}}
          errors={{}}
        />
      )}
    </>
  )
}

const HELP =
  'It takes the place of the drawing and is cut to fit. A JPEG, PNG, WebP or AVIF of up to 10 MB, best 1600 pixels wide or more. Where and when it was taken is removed from the file.'

export const UPLOAD = 'upload:'
