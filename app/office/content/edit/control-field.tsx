import { Field } from '#app/ui/form/field.tsx'
import { fieldId } from '#app/ui/form/typed-field.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { FieldWarning, withWarning } from './field-warning.tsx'
import { BUTTON } from './form-buttons.ts'

type Props = {
  field: Control
  error: string | undefined
  warning: string | undefined
  /** Its text is shown as visitors see it, below the field. */
  isShown: boolean
}

type Control = Exclude<FormField, { kind: 'group' | 'list' | 'named' }>

/** One text, number, choice or flag. */
export function ControlField({ field, error, warning, isShown }: Props) {
  if (field.kind === 'flag') return <FlagField field={field} error={error} warning={warning} />
  const state = {
    id: fieldId(field.name),
    name: field.name,
    initialValue: field.value,
    errors: error ? [error] : undefined,
  }
  const help = helpOf(field)
  return (
    <>
      <Field label={field.title} field={state} help={help || undefined}>
        {({ 'aria-describedby': described, ...attributes }) => (
          <Input
            field={field}
            attributes={{
              ...attributes,
              'aria-describedby': withWarning(state.id, { described, warning }),
            }}
          />
        )}
      </Field>
      <FieldWarning id={state.id} warning={warning} />
      {isShown && (
        <section className="content-shown" aria-label={`${field.title} as visitors see it`}>
          <HtmlText html={toHtml(field.value)} />
        </section>
      )}
    </>
  )
}

type Attributes = React.ComponentProps<'input'> & { defaultValue: string | undefined }

function Input({ field, attributes }: { field: Control; attributes: Attributes }) {
  const { id, name, className, defaultValue } = attributes
  const [invalid, described] = [attributes['aria-invalid'], attributes['aria-describedby']]
  const common = { id, name, className, 'aria-invalid': invalid, 'aria-describedby': described }
  switch (field.kind) {
    case 'choice':
      return (
        <select {...common} defaultValue={defaultValue}>
          {(field.optional || !field.choices.includes(field.value)) && (
            <option value="">None</option>
          )}
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )
    case 'long':
      return <textarea {...common} defaultValue={defaultValue} rows={rowsFor(field.value)} />
    case 'markdown':
      return (
        <>
          <textarea {...common} defaultValue={defaultValue} rows={rowsFor(field.value) + 2} />
          <ShowButton field={field} />
        </>
      )
    case 'number':
      return <input {...common} defaultValue={defaultValue} inputMode="decimal" />
    default:
      return <input {...common} defaultValue={defaultValue} />
  }
}

function ShowButton({ field: { name, title } }: { field: Control }) {
  return (
    <p>
      <button className="button button-quiet" type="submit" name={BUTTON} value={`show ${name}`}>
        Show as a page<span className="visually-hidden">: {title}</span>
      </button>
    </p>
  )
}

/** So that most texts are seen whole, and short ones take little room. */
function rowsFor(text: string): number {
  const lines = text.split('\n').map((line) => Math.ceil((line.length + 1) / LINE_LETTERS))
  return Math.min(
    lines.reduce((sum, each) => sum + each, 1),
    MAX_ROWS,
  )
}

const LINE_LETTERS = 80
const MAX_ROWS = 14

type FlagProps = Pick<Props, 'error' | 'warning'> & { field: Control & { kind: 'flag' } }

function FlagField({ field, error, warning }: FlagProps) {
  const id = fieldId(field.name)
  const described = field.description ? `${id}-help` : undefined
  return (
    <div className="field">
      <label className="office-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="yes"
          defaultChecked={field.value}
          aria-invalid={error ? true : undefined}
          aria-describedby={withWarning(id, { described, warning })}
        />
        <span>{field.title}</span>
      </label>
      {field.description && (
        <p className="field-help" id={`${id}-help`}>
          {inWords(field.description)}
        </p>
      )}
      <FieldWarning id={id} warning={warning} />
    </div>
  )
}

function helpOf(field: Control): string {
  const example = 'example' in field && field.example ? ` For example: ${field.example}` : ''
  const optional = field.optional ? ' May be left out.' : ''
  const words = inWords(field.description ?? '')
  return `${words}${/left out/i.test(words) ? '' : optional}${example}`.trim()
}

/** Descriptions are written for files too: they mark names, and say what `true` does. */
function inWords(description: string): string {
  return description
    .replace(': `true` or `false`', '')
    .replace(/\b([Ww])ith `true`/g, (_, letter) => (letter === 'W' ? 'When ticked' : 'when ticked'))
    .replaceAll('`', '')
}
