import { use } from 'react'
import type { PageChoice } from '#app/office/content/page-choices.ts'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { idsOf } from '#app/ui/form/field.tsx'
import { type FieldRow, fieldId, TypedField } from '#app/ui/form/typed-field.tsx'
import { type FormField, OTHER_ADDRESS } from '#content-model/editing/form-of.ts'
import { AroundFields, rowsOf } from './edit-form.tsx'

type ContentControl = Exclude<FormField, { kind: 'group' | 'list' | 'named' }>

export function ControlField({ field }: { field: FormField }) {
  const { errors, warnings, pages } = use(AroundFields)
  if (field.kind === 'group' || field.kind === 'list' || field.kind === 'named') return null
  const { kind, name, title } = field
  const { [name]: warning } = warnings
  const describedBy = warning && `${fieldId(name)}-warning`
  const { value = String(field.value), ...control } = controlOf(field, pages)
  const isLong = kind === 'long' || kind === 'markdown'
  return (
    <div className={isLong ? 'content-field content-long' : 'content-field'}>
      {kind === 'flag' ? (
        <CheckField
          label={title}
          typed={{ [name]: field.value ? 'yes' : '' }}
          help={field.description}
          {...{ name, errors, describedBy }}
        />
      ) : (
        <TypedField
          // "(optional)" stands where it is read before the field is filled in.
          label={field.optional && kind !== 'choice' ? `${title} (optional)` : title}
          typed={{ [name]: value }}
          help={helpOf(field) || undefined}
          {...{ name, errors, describedBy }}
          {...control}
        />
      )}
      {warning && (
        <p className="content-warning small" id={describedBy}>
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

/** Its value, where that is shown in another way. */
function controlOf(
  field: ContentControl,
  pages: readonly PageChoice[],
): Partial<FieldRow> & { value?: string } {
  const { kind, optional } = field
  const value = String(field.value)
  switch (kind) {
    case 'choice': {
      const { choices, labels, none = 'None' } = field
      const options = choices.map((choice) => ({
        value: choice,
        label: labels?.[choice] ?? choice,
      }))
      return { options, empty: (optional || !choices.includes(value)) && none }
    }
    case 'page': {
      const options = pages.map(({ to, title }) => ({ value: to, label: title }))
      const empty = optional ? 'No link' : value === '' && 'Please choose'
      // An address that is no page of the site is typed beside it.
      const isOther = value !== '' && options.every((option) => option.value !== value)
      return {
        options: [...options, { value: OTHER_ADDRESS, label: 'Another address' }],
        empty,
        value: isOther ? OTHER_ADDRESS : value,
        after: <OtherAddress field={field} address={isOther ? value : ''} />,
      }
    }
    case 'programme': {
      const options = pages.flatMap(({ programme, title }) =>
        programme === undefined ? [] : [{ value: programme, label: title }],
      )
      if (options.some((option) => option.value === value)) return { options, empty: false }
      const now = { value, label: value || 'Please choose' }
      return { options: [now, ...options], empty: false }
    }
    case 'long':
    case 'markdown':
      return { type: 'textarea', rows: Math.min(rowsOf(value, 80) + 1, MAX_ROWS) }
    case 'number':
      return { inputMode: 'decimal' }
    case 'time':
    case 'day':
    case 'moment': {
      const { type, shape } = DATED[kind]
      return shape.test(value) ? { type, value: value.replace(' ', 'T') } : {}
    }
    default:
      return {}
  }
}

const MAX_ROWS = 10

/** What the browser's own control could not show stays a text, so that nothing typed is lost. */
const DATED = {
  time: { type: 'time', shape: /^(\d\d:\d\d)?$/ },
  day: { type: 'date', shape: /^(\d{4}-\d\d-\d\d)?$/ },
  moment: { type: 'datetime-local', shape: /^(\d{4}-\d\d-\d\d[ T]\d\d:\d\d)?$/ },
}

function OtherAddress({ field, address }: { field: ContentControl; address: string }) {
  const { name, title } = field
  const { [name]: error } = use(AroundFields).errors
  const id = fieldId(name)
  return (
    <input
      className="input page-choice-other"
      name={`${OTHER_ADDRESS}${name}`}
      aria-label={`${title}: another address`}
      aria-invalid={error ? true : undefined}
      aria-describedby={idsOf(error && `${id}-error`, helpOf(field) && `${id}-help`)}
      placeholder="https://www.example.org"
      defaultValue={address}
    />
  )
}
