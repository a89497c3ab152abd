import { use } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { fieldId, fieldState, TypedField } from '#app/ui/form/typed-field.tsx'
import { photographAddress } from '#app/ui/picture/pictures.ts'
import { type FormField, innerFields } from '#content-model/editing/form-of.ts'
import { PHOTOGRAPH_PROBLEMS } from '#words/office/content.ts'
import { ControlField } from './control-field.tsx'
import { AroundFields, type FieldOf, GroupButton, UPLOAD } from './edit-form.tsx'

export function PictureFields({ field }: { field: FieldOf<'group'> }) {
  const [photo] = field.fields.filter((each) => each.kind === 'group')
  const [subject, palette] = field.fields.filter((each) => each.kind === 'choice')
  return (
    <div className="columns gap-4">
      <div>{subject && palette && <GlassField subject={subject} palette={palette} />}</div>
      {photo && <PhotographField name={field.name} photo={photo} />}
      {photo && saidOf(photo, 'file') && <GroupButton does="remove" field={photo} />}
    </div>
  )
}

function GlassField({ subject, palette }: Record<'subject' | 'palette', FieldOf<'choice'>>) {
  const [drawn, colours] = [subject.value || SAMPLE.subject, palette.value || SAMPLE.palette]
  return (
    <>
      <PictureChoice field={subject} addressOf={(each) => drawingOf(each, colours)} />
      <PictureChoice field={palette} addressOf={(each) => drawingOf(drawn, each)} />
    </>
  )
}

const SAMPLE = { subject: 'window', palette: 'dawn' }

/** The same small drawing everywhere, so that it is drawn once. */
function drawingOf(subject: string, palette: string): string {
  return `/office/drawings/sample.round.${subject}.${palette}.svg`
}

function PictureChoice(props: { field: FieldOf<'choice'>; addressOf: (choice: string) => string }) {
  const { field, addressOf } = props
  return (
    <fieldset className="glass-choice cluster gap-1" id={fieldId(field.name)} tabIndex={-1}>
      <legend className="strong">{field.title}</legend>
      {field.choices.map((choice) => (
        <label className="choice" key={choice}>
          <input
            type="radio"
            name={field.name}
            value={choice}
            defaultChecked={choice === field.value}
          />
          <img src={addressOf(choice)} alt="" width="48" height="48" loading="lazy" />
          <span>{choice.charAt(0).toUpperCase() + choice.slice(1)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function PhotographField({ name, photo }: { name: string; photo: FieldOf<'group'> }) {
  const upload = `${name}.upload`
  const field = fieldState(upload, undefined, use(AroundFields).errors[upload])
  return (
    <div className="stack photograph" data-photograph={PHOTOGRAPH_PROBLEMS['too-large']}>
      {saidOf(photo, 'file') && <PhotographNow photo={photo} />}
      <Field
        label="Photograph"
        field={{ ...field, name: UPLOAD + name }}
        help={saidOf(photo, 'file') ? undefined : HELP}
      >
        {({ defaultValue: _, ...attributes }) => (
          <input {...attributes} type="file" accept="image/jpeg,image/png,image/webp,image/avif" />
        )}
      </Field>
      {photo.fields
        .filter((each) => endOf(each) === 'alt')
        .map((each) => (
          <ControlField key={each.name} field={each} />
        ))}
      <div className="photograph-point stack">
        {photo.fields.map((each) => (
          <FocusField key={each.name} field={each} />
        ))}
      </div>
    </div>
  )
}

const HELP =
  'Drag one here or choose it: a JPEG, PNG, WebP or AVIF of up to 10 MB, ideally 1600 pixels wide or more. We remove the note of where and when it was taken.'

/** What is said of a photograph. Its file is empty where there is none, or where it was refused. */
function saidOf(photo: FieldOf<'group'>, name: 'file' | 'across' | 'down'): string {
  const found = innerFields(photo).find((each) => endOf(each) === name)
  return found && 'value' in found ? String(found.value) : ''
}

function endOf({ name }: FormField): string {
  return name.split('.').at(-1) ?? ''
}

/** The point of focus is the only thing with numbers. */
function FocusField({ field }: { field: FormField }) {
  const { errors } = use(AroundFields)
  if (field.kind !== 'number') return null
  const { name, title, value } = field
  const typing = { typed: { [name]: value }, errors }
  return (
    <TypedField
      label={`${title} (%)`}
      type="number"
      min="0"
      max="100"
      data-focus={endOf(field)}
      {...{ name, ...typing }}
    />
  )
}

function PhotographNow({ photo }: { photo: FieldOf<'group'> }) {
  const { photos } = use(AroundFields)
  const file = saidOf(photo, 'file')
  const digest = photos.get(file)
  const isChosen = Boolean(saidOf(photo, 'across') || saidOf(photo, 'down'))
  const [across, down] = [saidOf(photo, 'across') || '50', saidOf(photo, 'down') || '50']
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
