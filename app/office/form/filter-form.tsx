import { Field, type Option, SelectField, toOptions } from '#app/ui/form/field.tsx'
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
export type FilterFields<Table> = Record<
  { [Name in keyof Table]: Table[Name] extends { address: string } ? Name : never }[keyof Table],
  FilterField
>

export type FilterFormProps = {
  action: string
  help: string
  parameters: Readonly<Record<string, Parameter<unknown>>>
  fields: Readonly<Record<string, FilterField>>
  given: readonly Given[]
}

/**
 * Searches and filters a list: a GET form, so that the address holds the filter and can be bookmarked.
 * On a phone the filters are folded under the words that are set; on a desk they are always there. What
 * can't be read is said beside its field.
 */
export function FilterForm({ action, help, ...filter }: FilterFormProps) {
  const controls = controlsOf(filter)
  const search = controls.find(({ name }) => name === 'search')
  const further = controls.filter(({ name }) => name !== 'search')
  return (
    <form className="list-filter no-print" method="get" action={action}>
      {search && (
        <Field label={search.label} field={search.field}>
          {/* With its help below, so that all controls stand in one line. */}
          {({ 'aria-describedby': error, ...attributes }) => (
            <>
              <input
                {...attributes}
                type="search"
                maxLength={MAX_PARAMETER_LETTERS}
                aria-describedby={[error, SEARCH_HELP].filter(Boolean).join(' ')}
              />
              <p className="field-help" id={SEARCH_HELP}>
                {help}
              </p>
            </>
          )}
        </Field>
      )}
      <details
        className="list-filter-more phone-fold"
        open={further.some(({ field }) => field.error)}
      >
        {/* What the folded filters are set to: "Filters · Paid". */}
        <summary>{['Filters', ...further.flatMap(({ set }) => set ?? [])].join(' · ')}</summary>
        <div className="list-filter-fields">
          {further.map(({ name, label, field, choices, all = 'All' }) =>
            choices ? (
              <SelectField key={name} label={label} field={field} options={choices} empty={all} />
            ) : (
              <Field key={name} label={label} field={field}>
                {(attributes) => <input {...attributes} type="date" />}
              </Field>
            ),
          )}
        </div>
      </details>
      <div className="button-row">
        <Submit>Show</Submit>
        {filter.given.length > 0 && <a href={action}>Show all</a>}
      </div>
    </form>
  )
}

function controlsOf({ parameters, fields, given }: Omit<FilterFormProps, 'action' | 'help'>) {
  return Object.entries(fields).map(([name, shown]) => {
    const { address = name, choices: words, isDay } = parameters[name] ?? {}
    const typed = given.find((each) => each.name === name)
    const choices = shown.choices ?? (words && toOptions(words))
    const message = choices ? NO_CHOICE : isDay ? NO_DAY : NO_WORD
    const error = typed?.isRead === false ? message : undefined
    const field = { id: `filter-${address}`, name: address, initialValue: typed?.text, error }
    const set = choices?.find(({ value }) => value === typed?.text)?.label ?? typed?.text
    return { ...shown, name, choices, field, set }
  })
}

const SEARCH_HELP = 'filter-search-help'
const NO_CHOICE = 'Please choose one of these.'
export const NO_DAY = 'Please choose a day, such as 2026-11-15.'
const NO_WORD = 'Please enter at least one letter or number.'
