import { OTHER_ADDRESS } from '#content-model/editing/read-form.ts'
import type { ContentControl, PageChoice } from './edit-context.ts'
import { Press } from './form-buttons.tsx'

/** The control for a kind of field. */
export function ControlInput(props: {
  field: ContentControl
  attributes: React.ComponentProps<'input'> & { name: string; defaultValue: string | undefined }
  pages: readonly PageChoice[]
}) {
  const { field, attributes, pages } = props
  const { id, name, className, defaultValue } = attributes
  const [invalid, described] = [attributes['aria-invalid'], attributes['aria-describedby']]
  const common = { id, name, className, 'aria-invalid': invalid, 'aria-describedby': described }
  switch (field.kind) {
    case 'flag':
      return null
    case 'choice': {
      const { value, choices, labels, none = 'None', optional } = field
      const isOpen = optional || !choices.includes(value)
      const options = choices.map((choice) => [choice, labels?.[choice] ?? choice] as const)
      return (
        <Choices
          {...common}
          value={value}
          options={[...(isOpen ? [['', none] as const] : []), ...options]}
        />
      )
    }
    case 'long':
      return <textarea {...common} defaultValue={defaultValue} rows={rowsFor(field.value)} />
    case 'markdown':
      return (
        <>
          <textarea {...common} defaultValue={defaultValue} rows={rowsFor(field.value)} />
          <p>
            <Press does={`show ${field.name}`}>
              Show as a page<span className="visually-hidden">: {field.title}</span>
            </Press>
          </p>
        </>
      )
    case 'page':
      return <PageField common={common} {...field} pages={pages} />
    case 'programme': {
      // By the names of their forms.
      const { value } = field
      const forms = pages.flatMap(({ programme, title }) =>
        programme === undefined ? [] : [[programme, title] as const],
      )
      const isKnown = forms.some(([programme]) => programme === value)
      const own = isKnown ? [] : [[value, value || 'Please choose'] as const]
      return <Choices {...common} value={value} options={[...own, ...forms]} />
    }
    case 'number':
      return <input {...common} defaultValue={defaultValue} inputMode="decimal" />
    default:
      return <input {...common} {...asMoment(field.kind, field.value)} />
  }
}

function Choices({
  value,
  options,
  ...common
}: React.ComponentProps<'select'> & {
  options: readonly (readonly [value: string, label: string])[]
}) {
  return (
    <select {...common} defaultValue={value}>
      {options.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
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

/** So that most texts are seen whole, and short ones take little room. */
function rowsFor(text: string): number {
  const rows = text.split('\n').map((line) => Math.ceil((line.length + 1) / LINE_LETTERS))
  return Math.min(
    rows.reduce((sum, each) => sum + each, 1),
    MAX_ROWS,
  )
}

const LINE_LETTERS = 80
const MAX_ROWS = 10

/** A link by choosing a page, or by an address of its own, which is asked for when it is wanted. */
function PageField(props: {
  title: string
  optional: boolean
  value: string
  common: React.ComponentProps<'select'>
  pages: readonly PageChoice[]
}) {
  const { common, title, value, optional, pages } = props
  const isOther = value !== '' && !pages.some(({ to }) => to === value)
  const none =
    optional || value === '' ? [['', optional ? 'No link' : 'Please choose'] as const] : []
  const own = pages.map((page) => [page.to, page.title] as const)
  return (
    <div className="page-choice stack gap-2">
      <Choices
        {...common}
        value={isOther ? OTHER_ADDRESS : value}
        options={[...none, ...own, [OTHER_ADDRESS, 'Another address']]}
      />
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
