import { Field, type FieldState, type Option, SelectField, toOptions } from '#app/ui/form/field.tsx'
import { type Given, MAX_PARAMETER_LETTERS, type Parameter } from '#domain/list-parameters.ts'
import { Submit } from './office-form.tsx'

type FilterField = {
  label: string
  /** The choice that filters nothing. */
  all?: string
  /** Where they are not the parameter's own words. */
  choices?: readonly Option[]
}

/** A field for each parameter that has a name in the address. */
export type FilterFields<Table> = Record<InAddress<Table>, FilterField>

type InAddress<Table> = {
  [Name in keyof Table]: Table[Name] extends { address: string } ? Name : never
}[keyof Table]

type Filter = {
  parameters: Readonly<Record<string, Parameter<unknown>>>
  fields: Readonly<Record<string, FilterField>>
  given: readonly Given[]
}

export type FilterFormProps = Filter & {
  /** The list's own address. */
  action: string
  /** What can be searched for. */
  help: string
}

/**
 * Searches and filters a list: a GET form, so that the address holds the filter and can be bookmarked.
 * On a phone the filters are folded under the words that are set; on a desk they are always there. What
 * can't be read is said beside its field.
 */
export function FilterForm({ action, help, ...filter }: FilterFormProps) {
  const controls = controlsOf(filter)
  const further = controls.filter(({ name }) => name !== 'search')
  return (
    <form className="list-filter no-print" method="get" action={action}>
      {controls.map(
        (control) =>
          control.name === 'search' && <SearchField key="search" {...control} help={help} />,
      )}
      <details
        className="list-filter-more phone-fold"
        open={further.some(({ field }) => field.error)}
      >
        <summary>{['Filters', ...setWords(further)].join(' · ')}</summary>
        <div className="list-filter-fields">{further.map(toField)}</div>
      </details>
      <div className="button-row">
        <Submit>Show</Submit>
        {filter.given.length > 0 && <a href={action}>Show all</a>}
      </div>
    </form>
  )
}

/** What the folded filters are set to: "Paid". */
function setWords(controls: readonly Control[]): string[] {
  return controls.flatMap(({ field: { initialValue }, choices }) => {
    if (!initialValue) return []
    return choices?.find(({ value }) => value === initialValue)?.label ?? initialValue
  })
}

type Control = FilterField & { name: string; field: FieldState }

function controlsOf({ parameters, fields, given }: Filter): Control[] {
  return Object.entries(fields).map(([name, field]) => {
    const { address = name, choices, isDay } = parameters[name] ?? {}
    const typed = given.find((each) => each.name === name)
    const control = { ...field, choices: field.choices ?? (choices && toOptions(choices)) }
    const message = control.choices ? NO_CHOICE : isDay ? NO_DAY : NO_WORD
    const error = typed?.isRead === false ? message : undefined
    const state = { id: `filter-${address}`, name: address, initialValue: typed?.text, error }
    return { ...control, name, field: state }
  })
}

const NO_CHOICE = 'Please choose one of these.'
export const NO_DAY = 'Please choose a day, such as 2026-11-15.'
const NO_WORD = 'Please enter at least one letter or number.'

function toField({ name, label, field, choices, all = 'All' }: Control) {
  return choices ? (
    <SelectField key={name} label={label} field={field} options={choices} empty={all} />
  ) : (
    <Field key={name} label={label} field={field}>
      {(attributes) => <input {...attributes} type="date" />}
    </Field>
  )
}

/** With its help below, so that all controls stand in one line. */
function SearchField({ label, field, help }: Pick<Control, 'label' | 'field'> & { help: string }) {
  const helpId = `${field.id}-help`
  return (
    <Field label={label} field={field}>
      {({ 'aria-describedby': error, ...attributes }) => (
        <>
          <input
            {...attributes}
            type="search"
            maxLength={MAX_PARAMETER_LETTERS}
            aria-describedby={error ? `${error} ${helpId}` : helpId}
          />
          <p className="field-help" id={helpId}>
            {help}
          </p>
        </>
      )}
    </Field>
  )
}
