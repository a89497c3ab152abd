import { FieldError } from '#app/ui/field.tsx'
import { fieldId } from '../field-id.ts'

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
          A JPEG, PNG, WebP or AVIF of up to 10 MB and 40 megapixels, best 1600 pixels wide or more.
          It is cut to fit, and what the camera noted in it is taken out. Say below what it shows.
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
      <input id={id} className="input" name={name} />
    </div>
  )
}

export const UPLOAD = 'upload:'
