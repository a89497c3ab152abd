import { type ReactNode, use } from 'react'
import { FieldError } from '#app/ui/form/field.tsx'
import { fieldId } from '#app/ui/form/typed-field.tsx'
import type { FormField } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { ControlField } from './control-field.tsx'
import {
  type Around,
  AroundFields,
  buttonValue,
  type FieldOf,
  GroupButton,
  Press,
} from './edit-form.tsx'
import { PictureFields } from './picture-field.tsx'

type Props<Kind> = { field: FieldOf<Kind> }

export function EditField({ field }: { field: FormField }) {
  switch (field.kind) {
    case 'group':
      return <GroupField field={field} />
    case 'list':
      return (
        <Frame field={field}>
          <ListFields field={field} isShort={isPlainList(field)} />
        </Frame>
      )
    case 'named':
      return <NamedField field={field} />
    default:
      return <ControlField field={field} />
  }
}

/** The entries of a list, or their names where each has a form of its own. */
export function ListFields({
  field,
  isShort = isShortList(field),
}: Props<'list'> & { isShort?: boolean }) {
  const { entryAddresses } = use(AroundFields)
  const Fields = entryAddresses && !isShort ? EntriesField : ListField
  return <Fields field={field} />
}

function GroupField({ field }: Props<'group'>) {
  return (
    <Frame field={field} isFolded={isFolded(field, use(AroundFields))}>
      {field.isThere ? (
        <>
          <GroupMarks field={field} />
          <GroupFields field={field} />
          {field.optional && <GroupButton does="remove" field={field} />}
        </>
      ) : (
        <GroupButton does="add" field={field} />
      )}
    </Frame>
  )
}

/** Of a part, what may be left out and has lists of its own is opened by those who want it. */
function isFolded(field: FieldOf<'group'>, around: Around): boolean {
  const { entryAddresses, errors, touched = '' } = around
  if (!entryAddresses || !field.optional || !field.isThere) return false
  const isInside = (name: string) => name === field.name || name.startsWith(`${field.name}.`)
  if ([...Object.keys(errors), touched].some(isInside)) return false
  return field.fields.some(({ kind }) => kind === 'list')
}

function GroupMarks({ field }: Props<'group'>) {
  return (
    <>
      {field.optional && <input type="hidden" name={`?${field.name}`} value="yes" />}
      {field.option !== undefined && (
        <input type="hidden" name={`|${field.name}`} value={field.option} />
      )}
    </>
  )
}

export function GroupFields({ field }: Props<'group'>) {
  if (field.isPicture) return <PictureFields field={field} />
  return field.fields.map((each) => <EditField key={each.name} field={each} />)
}

function ListField({ field }: Props<'list'>) {
  const { items, options } = field
  // Rows of a table, or of words alone, where every entry is of one kind.
  const isGroup = items.some(({ kind }) => kind === 'group')
  const alike = isGroup ? 'content-row content-alike' : 'content-row content-single'
  const row = options.length > 0 ? 'content-row' : alike
  const className = isShortList(field) ? row : 'stack gap-2 content-entry'
  return (
    <>
      <input type="hidden" name={`#${field.name}`} value={field.ids.join(' ')} />
      {items.map((item, index) => (
        <div className={className} key={item.name}>
          <ListItem field={item} />
          <ListButtons name={item.name} title={legendOf(item)} index={index} of={items.length} />
        </div>
      ))}
      <p className="row gap-2">
        {options.length > 0 && (
          <label>
            <span className="visually-hidden">What to add to {field.title}</span>
            <select className="input" name={`+${field.name}`}>
              {options.map((option, index) => (
                <option key={option} value={index}>
                  {option}
                </option>
              ))}
            </select>
          </label>
        )}
        <Press does={buttonValue({ does: 'add', name: field.name })}>
          Add to {field.title.toLowerCase()}
        </Press>
      </p>
    </>
  )
}

function ListItem({ field }: { field: FormField }) {
  if (field.kind !== 'group') return <EditField field={field} />
  return (
    <fieldset className="stack content-group" id={fieldId(field.name)} tabIndex={-1}>
      <legend className="strong">{legendOf(field)}</legend>
      <EntryError field={field} />
      <GroupMarks field={field} />
      <GroupFields field={field} />
    </fieldset>
  )
}

/** "Text: What to expect" for a part of a page. */
function legendOf(item: FormField): string {
  const label = entryLabel(item)
  const title = item.title.replace(/^Entry \d+: /, '')
  if (title.includes(label)) return title
  return label.startsWith(title) ? label : `${title}: ${label}`
}

function NamedField({ field }: Props<'named'>) {
  const keys = field.entries.map(({ key }) => key).join(' ')
  const id = fieldId(`+${field.name}`)
  return (
    <Frame field={field}>
      <input type="hidden" name={`@${field.name}`} value={keys} />
      {field.entries.map((entry) => (
        <div className="stack gap-2 content-entry" key={entry.key}>
          <EditField field={{ ...entry.field, title: entry.key }} />
          <ListButtons name={entry.field.name} title={entry.key} />
        </div>
      ))}
      <p className="row gap-2">
        <label htmlFor={id}>Name of the new entry</label>
        <input className="input" id={id} name={`+${field.name}`} />
        <Press does={buttonValue({ does: 'add', name: field.name })}>
          Add to {field.title.toLowerCase()}
        </Press>
      </p>
    </Frame>
  )
}

function Frame(props: { field: FormField; isFolded?: boolean; children: ReactNode }) {
  const { field, isFolded = false, children } = props
  return (
    <details className="content-part box" open={!isFolded}>
      <summary>{field.title}</summary>
      <fieldset className="stack content-group" id={fieldId(field.name)} tabIndex={-1}>
        <legend className="visually-hidden">{field.title}</legend>
        {field.description && <p className="field-help">{field.description}</p>}
        <EntryError field={field} />
        {children}
      </fieldset>
    </details>
  )
}

function EntryError({ field: { name } }: { field: FormField }) {
  const error = use(AroundFields).errors[name]
  return error ? <FieldError id={`${fieldId(name)}-error`}>{error}</FieldError> : null
}

function EntriesField({ field }: { field: FieldOf<'list'> }) {
  const { entryAddresses: addresses } = use(AroundFields)
  const { items, options } = field
  const end = `${field.name}.${items.length}`.replace(/^\./, '')
  return (
    <>
      <ol className="content-entries tall-links">
        {items.map((item, index) => (
          <li key={item.name} className="row gap-2 split">
            <a href={addresses?.edit(item.name)}>{entryLabel(item)}</a>
            <span className="row gap-2 content-buttons">
              <MoveButtons
                index={index}
                of={items.length}
                name={item.name}
                title={entryLabel(item)}
              />
              <a className="button button-quiet" href={addresses?.remove(item.name)}>
                Remove<span className="visually-hidden"> {entryLabel(item)}</span>
              </a>
            </span>
          </li>
        ))}
      </ol>
      <p className="row gap-2">
        {(options.length > 0 ? options : [field.title.toLowerCase()]).map((option, index) => (
          <a className="button button-quiet" href={addresses?.add(end, index)} key={option}>
            Add to {options.length > 0 ? `${field.title.toLowerCase()}: ${option}` : option}
          </a>
        ))}
      </p>
    </>
  )
}

type Entry = {
  name: string
  title: string
  /** Left out where the order doesn't matter. */
  index?: number
  of?: number
}

function ListButtons(entry: Entry) {
  const { name, title } = entry
  return (
    <p className="row gap-2 content-buttons">
      <MoveButtons {...entry} />
      <Press does={buttonValue({ does: 'remove', name })}>
        Remove<span className="visually-hidden"> {title}</span>
      </Press>
    </p>
  )
}

function MoveButtons({ index = 0, of = 0, name, title }: Entry) {
  return (['up', 'down'] as const)
    .filter((does) => (does === 'up' ? index > 0 : index < of - 1))
    .map((does) => (
      <Press key={does} does={buttonValue({ does, name })}>
        <MoveWords does={does} title={title} />
      </Press>
    ))
}

export function MoveWords({ does, title }: { does: 'up' | 'down'; title: string }) {
  return (
    <>
      <span aria-hidden="true">{does === 'up' ? '↑' : '↓'}</span>
      <span className="visually-hidden">
        {does === 'up' ? 'Move up' : 'Move down'} {title}
      </span>
    </>
  )
}

const MAX_ENTRIES = 12
const MAX_FIELDS = 4

/** Whether all entries of a list fit into one form, a row for each. The others are edited one by one. */
function isShortList({ items }: FieldOf<'list'>): boolean {
  return items.length <= MAX_ENTRIES && items.every(isShort)
}

/** Whether they also fit beside other fields: entries that differ from each other don't. */
function isPlainList(list: FieldOf<'list'>): boolean {
  return isShortList(list) && list.options.length === 0
}

function isShort(field: FormField): boolean {
  if (field.kind === 'group') {
    return !field.isPicture && field.fields.length <= MAX_FIELDS && field.fields.every(isShort)
  }
  return !['list', 'named', 'markdown', 'long'].includes(field.kind)
}
