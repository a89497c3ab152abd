import { use } from 'react'
import type { FormField } from '#content-model/editing/form-of.ts'
import { entryLabel } from '#content-model/editing/form-words.ts'
import { AroundFields, buttonValue, type FieldOf, Press } from './edit-form.tsx'

export function EntriesField({ field }: { field: FieldOf<'list'> }) {
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

export function ListButtons(entry: Entry) {
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
export function isShortList({ items }: FieldOf<'list'>): boolean {
  return items.length <= MAX_ENTRIES && items.every(isShort)
}

/** Whether they also fit beside other fields: entries that differ from each other don't. */
export function isPlainList(list: FieldOf<'list'>): boolean {
  return isShortList(list) && list.options.length === 0
}

function isShort(field: FormField): boolean {
  if (field.kind === 'group') {
    return !field.isPicture && field.fields.length <= MAX_FIELDS && field.fields.every(isShort)
  }
  return !['list', 'named', 'markdown', 'long'].includes(field.kind)
}
