import { Field } from '#app/ui/form/field.tsx'
import { fieldState } from '#app/ui/form/typed-field.tsx'
import { photographAddress } from '#app/ui/picture/pictures.ts'
import { type FormField, innerFields } from '#content-model/editing/form-field.ts'

import { ControlField } from './control-field.tsx'
import type { Around } from './edit-context.ts'

type Group = Extract<FormField, { kind: 'group' }>

/** A photograph from the person's own device, in place of the drawing. */
export function PhotographField({
  name,
  photo,
  ...around
}: Around & {
  /** The picture's. */
  name: string
  /** The photograph, which may be left out. */
  photo: Group
}) {
  const upload = `${name}.upload`
  const field = fieldState(upload, undefined, around.errors[upload])
  return (
    <div className="stack photograph" data-photograph={PHOTOGRAPH_TOO_LARGE}>
      {photographFile(photo) && <PhotographNow photo={photo} {...around} />}
      <Field
        label="Photograph"
        field={{ ...field, name: UPLOAD + name }}
        help={photographFile(photo) ? undefined : HELP}
      >
        {({ defaultValue: _, ...attributes }) => (
          <input {...attributes} type="file" accept="image/jpeg,image/png,image/webp,image/avif" />
        )}
      </Field>
      {photo.fields
        .filter((each) => endOf(each) === 'alt')
        .map((each) => (
          <ControlField key={each.name} field={each} around={around} />
        ))}
      <div className="photograph-point stack">
        {photo.fields
          .filter((each) => FOCUS.has(endOf(each)))
          .map((each) => (
            <FocusField key={each.name} field={each} around={around} />
          ))}
      </div>
    </div>
  )
}

const HELP =
  'Drag one here or choose it: a JPEG, PNG, WebP or AVIF of up to 10 MB, ideally 1600 pixels wide or more. We remove the note of where and when it was taken.'

export const PHOTOGRAPH_TOO_LARGE =
  'This photograph is larger than 10 MB. Please send a smaller one.'

export const UPLOAD = 'upload:'

/** Its name; empty where there is none, or where it was refused. */
export function photographFile(photo: Group): string {
  const [file] = innerFields(photo).filter((each) => endOf(each) === 'file')
  return photo.isThere && file && 'value' in file ? String(file.value) : ''
}

const FOCUS = new Set(['across', 'down'])

function endOf({ name }: FormField): string {
  return name.split('.').at(-1) ?? ''
}

function FocusField({ field, around }: { field: FormField; around: Around }) {
  if (field.kind !== 'number') return null
  const state = fieldState(field.name, field.value, around.errors[field.name])
  return (
    <Field label={`${field.title} (%)`} field={state}>
      {(attributes) => (
        <input {...attributes} type="number" min="0" max="100" step="1" data-focus={endOf(field)} />
      )}
    </Field>
  )
}

/** The photograph with its point of focus, and as it is cut for a wide and an upright place. */
function PhotographNow({ photo, photos }: Around & { photo: Group }) {
  const values = new Map(
    innerFields(photo).map((each) => [endOf(each), 'value' in each ? String(each.value) : '']),
  )
  const file = values.get('file') ?? ''
  const digest = photos.get(file)
  const [across, down] = [values.get('across') || '50', values.get('down') || '50']
  const isChosen = Boolean(values.get('across') || values.get('down'))
  const focus = isChosen ? { across: Number(across), down: Number(down) } : undefined
  const cut = (size: 'page' | 'phone' | 'whole', width: number) =>
    digest && `/office${photographAddress({ digest, focus, size, width, kind: 'jpeg' })}`
  return (
    <>
      <input type="hidden" name={`?${photo.name}`} value="yes" />
      <input type="hidden" name={`${photo.name}.file`} value={file} />
      {digest && (
        <div className="row gap-3 photograph-now">
          <figure>
            <div className="photograph-focus" data-focus-on="">
              <img src={cut('whole', 640)} alt="" />
              <span style={{ left: `${across}%`, top: `${down}%` }} />
            </div>
            <figcaption>The photograph and its point of focus</figcaption>
          </figure>
          <figure>
            <img src={cut('page', 1600)} alt="" width="320" height="128" loading="lazy" />
            <figcaption>On a desktop</figcaption>
          </figure>
          <figure>
            <img src={cut('phone', 780)} alt="" width="96" height="167" loading="lazy" />
            <figcaption>On a phone</figcaption>
          </figure>
        </div>
      )}
    </>
  )
}
