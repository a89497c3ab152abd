import { entryLabel } from '#content-model/editing/entry-label.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import type { EntryAddresses } from './edit-context.ts'
import { BUTTON, buttonValue } from './form-buttons.ts'

type Props = { field: Extract<FormField, { kind: 'list' }>; addresses: EntryAddresses }

/** The entries of a long list by their names, each of which has a form of its own. */
export function EntriesField({ field, addresses }: Props) {
  const { items, options } = field
  const end = `${field.name}.${items.length}`.replace(/^\./, '')
  return (
    <>
      <ol className="content-entries">
        {items.map((item, index) => (
          <li key={item.name}>
            <a href={addresses.edit(item.name)}>{entryLabel(item)}</a>
            <span className="content-buttons">
              {index > 0 && <Move does="up" item={item} />}
              {index < items.length - 1 && <Move does="down" item={item} />}
              <a className="button button-quiet" href={addresses.remove(item.name)}>
                Remove<span className="visually-hidden"> {entryLabel(item)}</span>
              </a>
            </span>
          </li>
        ))}
      </ol>
      <p className="content-add">
        {(options.length > 0 ? options : [field.title.toLowerCase()]).map((option, index) => (
          <a className="button button-quiet" href={addresses.add(end, index)} key={option}>
            Add to {options.length > 0 ? `${field.title.toLowerCase()}: ${option}` : option}
          </a>
        ))}
      </p>
    </>
  )
}

function Move({ does, item }: { does: 'up' | 'down'; item: FormField }) {
  return (
    <button
      className="button button-quiet"
      type="submit"
      name={BUTTON}
      value={buttonValue({ does, name: item.name })}
    >
      <span aria-hidden="true">{does === 'up' ? '↑' : '↓'}</span>
      <span className="visually-hidden">
        {does === 'up' ? 'Move up' : 'Move down'} {entryLabel(item)}
      </span>
    </button>
  )
}
