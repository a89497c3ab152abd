import type { FormField } from '#content-model/editing/form-field.ts'
import { OTHER_ADDRESS } from '#content-model/editing/read-form.ts'
import type { ContentControl, PageChoice } from './edit-context.ts'
import { Press } from './form-buttons.tsx'

type Attributes = React.ComponentProps<'input'> & { name: string; defaultValue: string | undefined }

type Props = { field: ContentControl; attributes: Attributes; pages: readonly PageChoice[] }

/** The control for a kind of field. */
export function ControlInput({ field, attributes, pages }: Props) {
  const { id, name, className, defaultValue } = attributes
  const [invalid, described] = [attributes['aria-invalid'], attributes['aria-describedby']]
  const common = { id, name, className, 'aria-invalid': invalid, 'aria-describedby': described }
  switch (field.kind) {
    case 'flag':
      return null
    case 'choice':
      return <Choice field={field} common={common} />
    case 'long':
      return <textarea {...common} defaultValue={defaultValue} rows={rowsFor(field.value)} />
    case 'markdown':
      return (
        <>
          <textarea {...common} defaultValue={defaultValue} rows={rowsFor(field.value)} />
          <ShowButton field={field} />
        </>
      )
    case 'page':
      return <PageField common={common} {...field} pages={pages} />
    case 'programme':
      return <ProgrammeChoice value={field.value} common={common} pages={pages} />
    case 'number':
      return <input {...common} defaultValue={defaultValue} inputMode="decimal" />
    default:
      return <input {...common} {...asMoment(field.kind, field.value)} />
  }
}

type Choosing = {
  field: Extract<FormField, { kind: 'choice' }>
  common: React.ComponentProps<'select'>
}

function Choice({ field, common }: Choosing) {
  const { value, choices, labels, none = 'None', optional } = field
  return (
    <select {...common} defaultValue={value}>
      {(optional || !choices.includes(value)) && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels?.[choice] ?? choice}
        </option>
      ))}
    </select>
  )
}

type OfPages = { value: string; common: Choosing['common']; pages: readonly PageChoice[] }

/** By the names of their forms. */
function ProgrammeChoice({ value, common, pages }: OfPages) {
  const forms = pages.filter(({ programme }) => programme !== undefined)
  return (
    <select {...common} defaultValue={value}>
      {!forms.some(({ programme }) => programme === value) && (
        <option value={value}>{value || 'Please choose'}</option>
      )}
      {forms.map(({ programme, title }) => (
        <option key={programme} value={programme}>
          {title}
        </option>
      ))}
    </select>
  )
}

/** What the browser's own control could not show stays a text, so that nothing typed is lost. */
function asMoment(kind: ContentControl['kind'], value: string): React.ComponentProps<'input'> {
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

function ShowButton({ field: { name, title } }: { field: ContentControl }) {
  return (
    <p>
      <Press does={`show ${name}`}>
        Show as a page<span className="visually-hidden">: {title}</span>
      </Press>
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
const MAX_ROWS = 10

/** A link by choosing a page, or by an address of its own, which is asked for when it is wanted. */
function PageField(props: Pick<ContentControl, 'title' | 'optional'> & OfPages) {
  const { common, title, value, optional, pages } = props
  const isPage = pages.some(({ to }) => to === value)
  const isOther = value !== '' && !isPage
  return (
    <div className="page-choice stack gap-2">
      <select {...common} defaultValue={isOther ? OTHER_ADDRESS : value}>
        {(optional || value === '') && (
          <option value="">{optional ? 'No link' : 'Please choose'}</option>
        )}
        {pages.map((page) => (
          <option key={page.to} value={page.to}>
            {page.title}
          </option>
        ))}
        <option value={OTHER_ADDRESS}>Another address</option>
      </select>
      <input
        className="input page-choice-other"
        name={`${OTHER_ADDRESS}${common.name}`}
        aria-label={`${title}: another address`}
        aria-invalid={common['aria-invalid']}
        aria-describedby={common['aria-describedby']}
        placeholder="https://www.example.org"
        defaultValue={isOther ? value : ''}
      />
    </div>
  )
}
