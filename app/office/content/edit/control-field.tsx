import { type ComponentProps, use } from 'react'
import type { PageChoice } from '#app/office/content/page-choices.ts'
import { CheckField, idsOf } from '#app/office/form/choice-fields.tsx'
import { Field, type Option } from '#app/ui/form/field.tsx'
import { fieldState } from '#app/ui/form/typed-field.tsx'
import { type FormField, OTHER_ADDRESS } from '#content-model/editing/form-of.ts'
import { AroundFields, rowsOf } from './edit-form.tsx'

type ContentControl = Exclude<FormField, { kind: 'group' | 'list' | 'named' }>

export function ControlField({ field }: { field: FormField }) {
  const { errors, warnings } = use(AroundFields)
  if (field.kind === 'group' || field.kind === 'list' || field.kind === 'named') return null
  const { kind, name, title, value } = field
  const { [name]: warning } = warnings
  const state = fieldState(name, String(value), errors[name])
  const warningId = warning && `${state.id}-warning`
  // "(optional)" stands where it is read before the field is filled in.
  const label = field.optional && kind !== 'choice' ? `${title} (optional)` : title
  const isDay = kind === 'day' || kind === 'moment'
  const isLong = kind === 'long' || kind === 'markdown'
  return (
    <div className={isLong ? 'content-field content-long' : 'content-field'}>
      {kind === 'flag' ? (
        <CheckField
          label={title}
          typed={{ [name]: value ? 'yes' : '' }}
          help={field.description}
          describedBy={warningId}
          {...{ name, errors }}
        />
      ) : (
        <Field label={label} field={state} help={helpOf(field) || undefined} isDay={isDay}>
          {({ 'aria-describedby': described, ...attributes }) => (
            <ControlInput
              field={field}
              attributes={{ ...attributes, 'aria-describedby': idsOf(described, warningId) }}
            />
          )}
        </Field>
      )}
      {warning && (
        <p className="content-warning small" id={warningId}>
          {warning}
        </p>
      )}
    </div>
  )
}

function helpOf(field: ContentControl): string {
  const hasExample = field.kind === 'text' || field.kind === 'long' || field.kind === 'markdown'
  const example =
    hasExample && field.example && field.value === '' ? ` For example: ${field.example}` : ''
  return `${(field.description ?? '').replace(/ May be left out\.?$/, '')}${example}`.trim()
}

type Attributes = Parameters<ComponentProps<typeof Field>['children']>[0]

function ControlInput({ field, attributes }: { field: ContentControl; attributes: Attributes }) {
  const options = optionsOf(field, use(AroundFields).pages)
  if (options) return <Choice {...{ field, options, attributes }} />
  switch (field.kind) {
    case 'long':
    case 'markdown':
      return <textarea {...attributes} rows={Math.min(rowsOf(field.value, 80) + 1, MAX_ROWS)} />
    case 'number':
      return <input {...attributes} inputMode="decimal" />
    default:
      return <input {...attributes} {...asMoment(field)} />
  }
}

const MAX_ROWS = 10

/** What the browser's own control could not show stays a text, so that nothing typed is lost. */
function asMoment(field: ContentControl): ComponentProps<'input'> {
  const { kind } = field
  const value = String(field.value)
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

/** Undefined for what is typed. */
function optionsOf(field: ContentControl, pages: readonly PageChoice[]): Option[] | undefined {
  const { optional } = field
  const value = String(field.value)
  const noneIf = (isOpen: boolean, label: string) => (isOpen ? [{ value: '', label }] : [])
  if (field.kind === 'choice') {
    const { choices, labels, none = 'None' } = field
    const options = choices.map((choice) => ({ value: choice, label: labels?.[choice] ?? choice }))
    return [...noneIf(optional || !choices.includes(value), none), ...options]
  }
  if (field.kind === 'page') {
    const options = pages.map(({ to, title }) => ({ value: to, label: title }))
    const none = noneIf(optional || value === '', optional ? 'No link' : 'Please choose')
    return [...none, ...options, { value: OTHER_ADDRESS, label: 'Another address' }]
  }
  if (field.kind !== 'programme') return undefined
  const forms = pages.flatMap(({ programme, title }) =>
    programme === undefined ? [] : [{ value: programme, label: title }],
  )
  const isKnown = forms.some((form) => form.value === value)
  return isKnown ? forms : [{ value, label: value || 'Please choose' }, ...forms]
}

/** An address that is no page of the site is typed beside it. */
function Choice(props: { field: ContentControl; options: Option[]; attributes: Attributes }) {
  const { field, options, attributes } = props
  const { kind, title } = field
  const value = String(field.value)
  const isOther = kind === 'page' && !options.some((option) => option.value === value)
  const select = (
    <select {...attributes} defaultValue={isOther ? OTHER_ADDRESS : value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
  if (kind !== 'page') return select
  return (
    <div className="page-choice stack gap-2">
      {select}
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
