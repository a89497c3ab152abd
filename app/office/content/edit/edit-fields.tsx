import { type ReactNode, use } from 'react'
import { ButtonLink } from '#app/office/link-list.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { fieldId } from '#app/ui/form/typed-field.tsx'
import type { FormField } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { ControlField } from './control-field.tsx'
import {
  type Around,
  AroundFields,
  buttonValue,
  type EntryAddresses,
  type FieldOf,
  GroupButton,
  Press,
} from './edit-form.tsx'
import { PictureFields } from './picture-field.tsx'

type Props<Kind> = { field: FieldOf<Kind> }

export function EditField({ field }: { field: FormField }) {
  const around = use(AroundFields)
  const part = partOf(field)
  if (!part) return <ControlField field={field} />
  return (
    <details className="content-part box" open={!isFolded(field, around)}>
      <summary>{field.title}</summary>
      <Fieldset name={field.name} legend={field.title} description={field.description}>
        {part}
      </Fieldset>
    </details>
  )
}

/** Undefined for a single control. */
function partOf(field: FormField): ReactNode {
  switch (field.kind) {
    case 'group':
      return (
        <>
          {field.isThere && <GroupFields field={field} />}
          {field.optional && <GroupButton does={field.isThere ? 'remove' : 'add'} field={field} />}
        </>
      )
    case 'list':
      return <ListFields field={field} isShort={isPlainList(field)} />
    case 'named':
      return <NamedFields field={field} />
    default:
      return undefined
  }
}

/** Of a part, what may be left out and has lists of its own is opened by those who want it. */
function isFolded(field: FormField, around: Around): boolean {
  const { entryAddresses, errors, touched = '' } = around
  if (!entryAddresses || field.kind !== 'group' || !field.optional || !field.isThere) return false
  const isInside = (name: string) => name === field.name || name.startsWith(`${field.name}.`)
  if ([...Object.keys(errors), touched].some(isInside)) return false
  return field.fields.some(({ kind }) => kind === 'list')
}

/** What stands around it may say its title already. */
function Fieldset(props: {
  name: string
  legend: string
  showsLegend?: boolean
  description?: string | undefined
  children: ReactNode
}) {
  const { name, legend, showsLegend = false, description, children } = props
  const { [name]: error } = use(AroundFields).errors
  const id = fieldId(name)
  return (
    <fieldset className="stack content-group" id={id} tabIndex={-1}>
      <legend className={showsLegend ? 'strong' : 'visually-hidden'}>{legend}</legend>
      {description && <p className="field-help">{description}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

export function GroupFields({ field }: Props<'group'>) {
  const { name, optional, option, isPicture, fields } = field
  return (
    <>
      {optional && <input type="hidden" name={`?${name}`} value="yes" />}
      {option !== undefined && <input type="hidden" name={`|${name}`} value={option} />}
      {isPicture ? (
        <PictureFields field={field} />
      ) : (
        fields.map((each) => <EditField key={each.name} field={each} />)
      )}
    </>
  )
}

/** The entries of a list, or their names where each has a form of its own. */
export function ListFields({
  field,
  isShort = isShortList(field),
}: Props<'list'> & { isShort?: boolean }) {
  const { entryAddresses: addresses } = use(AroundFields)
  if (addresses && !isShort) return <EntryLinks {...{ field, addresses }} />
  return <ListEntries field={field} />
}

function ListEntries({ field }: Props<'list'>) {
  const { items, options } = field
  // Rows of a table, or of words alone, where every entry is of one kind.
  const isGroup = items.some(({ kind }) => kind === 'group')
  const alike = isGroup ? 'content-row content-alike' : 'content-row content-single'
  const row = options.length > 0 ? 'content-row' : alike
  const className = `stack gap-2 ${isShortList(field) ? row : 'content-entry'}`
  return (
    <>
      <input type="hidden" name={`#${field.name}`} value={field.ids.join(' ')} />
      {items.map((item, index) => (
        <div className={className} key={item.name}>
          {item.kind === 'group' ? (
            <Fieldset name={item.name} legend={legendOf(item)} showsLegend>
              <GroupFields field={item} />
            </Fieldset>
          ) : (
            <EditField field={item} />
          )}
          <EntryButtons name={item.name} title={legendOf(item)} index={index} of={items.length} />
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

/** "Text: What to expect" for a part of a page. */
function legendOf(item: FormField): string {
  const label = entryLabel(item)
  const title = item.title.replace(/^Entry \d+: /, '')
  if (title.includes(label)) return title
  return label.startsWith(title) ? label : `${title}: ${label}`
}

function NamedFields({ field }: Props<'named'>) {
  const keys = field.entries.map(({ key }) => key).join(' ')
  const id = fieldId(`+${field.name}`)
  return (
    <>
      <input type="hidden" name={`@${field.name}`} value={keys} />
      {field.entries.map((entry) => (
        <div className="stack gap-2 content-entry" key={entry.key}>
          <EditField field={{ ...entry.field, title: entry.key }} />
          <EntryButtons name={entry.field.name} title={entry.key} />
        </div>
      ))}
      <p className="row gap-2">
        <label htmlFor={id}>Name of the new entry</label>
        <input className="input" id={id} name={`+${field.name}`} />
        <Press does={buttonValue({ does: 'add', name: field.name })}>
          Add to {field.title.toLowerCase()}
        </Press>
      </p>
    </>
  )
}

function EntryLinks({ field, addresses }: Props<'list'> & { addresses: EntryAddresses }) {
  const { name, title, items, options } = field
  const to = title.toLowerCase()
  const end = `${name}.${items.length}`.replace(/^\./, '')
  return (
    <>
      <ol className="content-entries tall-links">
        {items.map((item, index) => {
          const entry = { name: item.name, title: entryLabel(item), index, of: items.length }
          return (
            <li key={item.name} className="row gap-2 split">
              <a href={addresses.edit(item.name)}>{entry.title}</a>
              <EntryButtons {...entry} removal={addresses.remove(item.name)} />
            </li>
          )
        })}
      </ol>
      <p className="row gap-2">
        {(options.length > 0 ? options.map((option) => `${to}: ${option}`) : [to]).map(
          (words, index) => (
            <ButtonLink key={words} to={addresses.add(end, index)} isQuiet>
              Add to {words}
            </ButtonLink>
          ),
        )}
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

function EntryButtons({ removal, ...entry }: Entry & { removal?: string }) {
  const { name, title } = entry
  const words = (
    <>
      Remove<span className="visually-hidden"> {title}</span>
    </>
  )
  return (
    <p className="row gap-2 content-buttons">
      <MoveButtons {...entry} />
      {removal ? (
        <ButtonLink to={removal} isQuiet>
          {words}
        </ButtonLink>
      ) : (
        <Press does={buttonValue({ does: 'remove', name })}>{words}</Press>
      )}
    </p>
  )
}

export function MoveButtons({ index = 0, of = 0, name, title }: Entry) {
  return (['up', 'down'] as const)
    .filter((does) => (does === 'up' ? index > 0 : index < of - 1))
    .map((does) => (
      <Press key={does} does={buttonValue({ does, name })}>
        <span aria-hidden="true">{does === 'up' ? '↑' : '↓'}</span>
        <span className="visually-hidden">
          {does === 'up' ? 'Move up' : 'Move down'} {title}
        </span>
      </Press>
    ))
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
