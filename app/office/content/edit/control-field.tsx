import { type ComponentProps, use } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { fieldId, fieldState } from '#app/ui/form/typed-field.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { toHtml } from '#app/ui/text/markdown.server.ts'
import { type FormField, OTHER_ADDRESS } from '#content-model/editing/form-of.ts'
import { AroundFields, Press, rowsOf } from './edit-form.tsx'

type ContentControl = Exclude<FormField, { kind: 'group' | 'list' | 'named' }>

export function ControlField({ field }: { field: FormField }) {
  const { errors, warnings, shows } = use(AroundFields)
  if (field.kind === 'group' || field.kind === 'list' || field.kind === 'named') return null
  const { [field.name]: error } = errors
  const { [field.name]: warning } = warnings
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
              attributes={{
                ...attributes,
                'aria-describedby': idsOf(described, warning && `${state.id}-warning`),
              }}
            />
          )}
        </Field>
        <FieldWarning id={state.id} warning={warning} />
      </div>
      {shows === field.name && (
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
          aria-describedby={idsOf(field.description && `${id}-help`, warning && `${id}-warning`)}
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

function FieldWarning({ id, warning }: { id: string; warning: string | undefined }) {
  if (!warning) return null
  return (
    <p className="content-warning small" id={`${id}-warning`}>
      {warning}
    </p>
  )
}

function idsOf(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

function ControlInput({ field, attributes }: { field: ContentControl; attributes: Attributes }) {
  const { pages } = use(AroundFields)
  switch (field.kind) {
    case 'flag':
      return null
    case 'choice': {
      const { value, choices, labels, none = 'None', optional } = field
      const isOpen = optional || !choices.includes(value)
      const options = choices.map((choice) => [choice, labels?.[choice] ?? choice] as const)
      return (
        <Choices
          {...attributes}
          value={value}
          options={[...(isOpen ? [['', none] as const] : []), ...options]}
        />
      )
    }
    case 'long':
    case 'markdown':
      return (
        <>
          <textarea {...attributes} rows={Math.min(rowsOf(field.value, 80) + 1, MAX_ROWS)} />
          {field.kind === 'markdown' && (
            <p>
              <Press does={`show ${field.name}`}>
                Show as a page<span className="visually-hidden">: {field.title}</span>
              </Press>
            </p>
          )}
        </>
      )
    case 'page':
      return <PageField attributes={attributes} {...field} />
    case 'programme': {
      const { value } = field
      const forms = pages.flatMap(({ programme, title }) =>
        programme === undefined ? [] : [[programme, title] as const],
      )
      const isKnown = forms.some(([programme]) => programme === value)
      const own = isKnown ? [] : [[value, value || 'Please choose'] as const]
      return <Choices {...attributes} value={value} options={[...own, ...forms]} />
    }
    case 'number':
      return <input {...attributes} inputMode="decimal" />
    default:
      return <input {...attributes} {...asMoment(field.kind, field.value)} />
  }
}

type Attributes = Parameters<ComponentProps<typeof Field>['children']>[0]

const MAX_ROWS = 10

function Choices({
  value,
  options,
  ...attributes
}: ComponentProps<'select'> & {
  options: readonly (readonly [value: string, label: string])[]
}) {
  return (
    <select {...attributes} defaultValue={value}>
      {options.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** What the browser's own control could not show stays a text, so that nothing typed is lost. */
function asMoment(kind: ContentControl['kind'], value: string): ComponentProps<'input'> {
  const moment = value.replace(' ', 'T')
  if (kind === 'time' && /^(\d\d:\d\d)?$/.test(value)) return { type: 'time', defaultValue: value }
  if (kind === 'day' && /^(\d{4}-\d\d-\d\d)?$/.test(value)) {
    return { type: 'date', defaultValue: value }
  }
  if (kind === 'moment' && /^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/.test(moment)) {
    return { type: 'datetime-local', defaultValue: moment }
  }
  return { defaultValue: value }
}

function PageField(props: {
  title: string
  optional: boolean
  value: string
  attributes: Attributes
}) {
  const { pages } = use(AroundFields)
  const { attributes, title, value, optional } = props
  const isOther = value !== '' && !pages.some(({ to }) => to === value)
  const none =
    optional || value === '' ? [['', optional ? 'No link' : 'Please choose'] as const] : []
  const own = pages.map((page) => [page.to, page.title] as const)
  return (
    <div className="page-choice stack gap-2">
      <Choices
        {...attributes}
        value={isOther ? OTHER_ADDRESS : value}
        options={[...none, ...own, [OTHER_ADDRESS, 'Another address']]}
      />
      <input
        className="input page-choice-other"
        name={`${OTHER_ADDRESS}${attributes.name}`}
        aria-label={`${title}: another address`}
        aria-invalid={attributes['aria-invalid']}
        aria-describedby={attributes['aria-describedby']}
        placeholder="https://www.example.org"
        defaultValue={isOther ? value : ''}
      />
    </div>
  )
}
