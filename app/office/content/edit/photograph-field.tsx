import { FieldError } from '#app/ui/form/field.tsx'
import { fieldId } from '#app/ui/form/typed-field.tsx'

type Props = {
  /** The picture's. */
  name: string
  /** There is a photograph already, with what it shows. */
  isThere: boolean
  error: string | undefined
}

/** A photograph from the person's own device, in place of the drawing. */
export function PhotographField({ name, isThere, error }: Props) {
  const id = fieldId(`${name}.upload`)
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Photograph
        </label>
        <p className="field-help" id={`${id}-help`}>
          It takes the place of the drawing and is cut to fit. A JPEG, PNG, WebP or AVIF of up to 10
          MB, best 1600 pixels wide or more. Where and when it was taken is removed from the file.
        </p>
        <input
          id={id}
          className="input"
          type="file"
          name={`${UPLOAD}${name}`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        />
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      {!isThere && <AltField name={`${name}.photo.alt`} />}
    </>
  )
}

function AltField({ name }: { name: string }) {
  const id = fieldId(name)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        What it shows
      </label>
      <p className="field-help" id={`${id}-help`}>
        For those who can’t see it. For example: The choir on the steps of the church
      </p>
      <input id={id} className="input" name={name} aria-describedby={`${id}-help`} />
    </div>
  )
}

export const UPLOAD = 'upload:'
