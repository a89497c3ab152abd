import { Field } from '#app/ui/form/field.tsx'
import { fieldId, fieldState } from '#app/ui/form/typed-field.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { ControlInput } from './control-input.tsx'
import type { Around, ContentControl } from './edit-context.ts'

/** One text, number, choice or flag. */
export function ControlField({ field, around }: { field: FormField; around: Around }) {
  if (field.kind === 'group' || field.kind === 'list' || field.kind === 'named') return null
  const { [field.name]: error } = around.errors
  const { [field.name]: warning } = around.warnings
  if (field.kind === 'flag') return <FlagField field={field} error={error} warning={warning} />
  const state = fieldState(field.name, field.value, error)
  // "(optional)" stands where it is read before the field is filled in.
  const label =
    field.optional && field.kind !== 'choice' ? `${field.title} (optional)` : field.title
  const isLong = field.kind === 'long' || field.kind === 'markdown'
  return (
    <>
      <div className={isLong ? 'content-field content-long' : 'content-field'}>
        <Field label={label} field={state} help={helpOf(field) || undefined}>
          {({ 'aria-describedby': described, ...attributes }) => (
            <ControlInput
              field={field}
              pages={around.pages}
              attributes={{
                ...attributes,
                'aria-describedby': withWarning(state.id, described, warning),
              }}
            />
          )}
        </Field>
        <FieldWarning id={state.id} warning={warning} />
      </div>
      {around.shows === field.name && (
        <section className="content-shown" aria-label={`${field.title} as visitors see it`}>
          <HtmlText html={toHtml(field.value)} />
        </section>
      )}
    </>
  )
}

function FlagField(props: {
  field: ContentControl & { kind: 'flag' }
  error: string | undefined
  warning: string | undefined
}) {
  const { field, error, warning } = props
  const id = fieldId(field.name)
  const described = field.description ? `${id}-help` : undefined
  return (
    <div className="field content-field">
      <label className="office-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="yes"
          defaultChecked={field.value}
          aria-invalid={error ? true : undefined}
          aria-describedby={withWarning(id, described, warning)}
        />
        <span>{field.title}</span>
      </label>
      {field.description && (
        <p className="field-help" id={`${id}-help`}>
          {field.description}
        </p>
      )}
      <FieldWarning id={id} warning={warning} />
    </div>
  )
}

function helpOf(field: ContentControl): string {
  const hasExample = field.kind === 'text' || field.kind === 'long' || field.kind === 'markdown'
  const example =
    hasExample && field.example && field.value === '' ? ` For example: ${field.example}` : ''
  return `${(field.description ?? '').replace(/ May be left out\.?$/, '')}${example}`.trim()
}

/** What is allowed and probably not meant, below the control with this id. */
function FieldWarning({ id, warning }: { id: string; warning: string | undefined }) {
  if (!warning) return null
  return (
    <p className="content-warning small" id={`${id}-warning`}>
      {warning}
    </p>
  )
}

/** The value of `aria-describedby` of a control with this warning. */
function withWarning(id: string, described: string | undefined, warning: string | undefined) {
  if (!warning) return described
  return described ? `${described} ${id}-warning` : `${id}-warning`
}
