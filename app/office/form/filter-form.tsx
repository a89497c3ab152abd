import { Field, FieldError, type Option, SelectField, toOptions } from '#app/ui/form/field.tsx'
import { dayWords } from '#domain/dates.ts'
import { type Choice, MAX_PARAMETER_LETTERS, type Parameter } from '#domain/list-parameters.ts'
import { Submit } from './office-form.tsx'

type FilterField = {
  label: string
  /** The choice that filters nothing. */
  all?: string
  /** Where they are not the parameter's own words. */
  choices?: readonly Option[]
  /** Folded under "More". */
  isFurther?: boolean
}

export type FilterFields<Table> = Partial<Record<keyof Table, FilterField>>

type FilterFormProps = {
  action: string
  help: string
  parameters: Readonly<Record<string, Parameter<unknown>>>
  fields: Readonly<Record<string, FilterField | undefined>>
  given: readonly Choice[]
}

/** It is sent by GET, so that the address holds the filter and can be bookmarked. */
export function FilterForm({ action, help, ...filter }: FilterFormProps) {
  const controls = controlsOf(filter)
  const search = controls.find(({ name }) => name === 'search')
  const further = controls.filter(({ name }) => name !== 'search')
  const seldom = further.filter(({ isFurther }) => isFurther)
  const isWrong = further.some(({ field }) => field.error)
  return (
    <form className="list-filter row gap-2 no-print" method="get" action={action} data-filter="">
      {search && (
        <Field label={search.label} field={search.field}>
          {(attributes) => (
            <input
              {...attributes}
              type="search"
              placeholder={help}
              maxLength={MAX_PARAMETER_LETTERS}
            />
          )}
        </Field>
      )}
      <details className="list-filter-more phone-fold" open={isWrong}>
        <summary>{['Filters', ...further.flatMap(({ set }) => set ?? [])].join(' · ')}</summary>
        <div className="list-filter-fields">
          {further.filter(({ isFurther }) => !isFurther).map(filterField)}
          {seldom.length > 0 && (
            <details className="filter-menu" open={seldom.some(({ field }) => field.error)}>
              <summary>{['More', ...seldom.flatMap(({ set }) => set ?? [])].join(': ')}</summary>
              <div className="filter-choices box stack gap-2">{seldom.map(filterField)}</div>
            </details>
          )}
        </div>
      </details>
      <noscript>
        <Submit>Show</Submit>
      </noscript>
      {filter.given.length > 0 && <a href={action}>Show all</a>}
    </form>
  )
}

function filterField({ name, label, field, choices, all, isMany, set }: Control) {
  if (choices && isMany) {
    return <ManyField key={name} {...{ label, field, choices, set }} />
  }
  return choices ? (
    <SelectField
      key={name}
      {...{ label, field }}
      options={choices}
      empty={all ?? `${label}: all`}
    />
  ) : (
    <Field key={name} {...{ label, field }} isDay>
      {(attributes) => <input {...attributes} type="date" />}
    </Field>
  )
}

/** Several may be ticked. With nothing ticked it filters nothing, which is the last choice. */
function ManyField({ label, field, choices = [], set }: Omit<Control, 'name' | 'isMany'>) {
  const ticked = field.initialValue?.split(',') ?? []
  const all = choices.at(-1)
  return (
    <details className="filter-menu" open={field.error !== undefined}>
      <summary>
        {label}: {set ?? all?.label}
      </summary>
      <fieldset className="filter-choices box stack gap-2">
        <legend className="visually-hidden">{label}</legend>
        {choices.map(({ value, label: choice }) => (
          <label key={value} className="office-check">
            <input
              id={`${field.id}-${value}`}
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={ticked.includes(value) && value !== all?.value}
            />{' '}
            {choice}
          </label>
        ))}
      </fieldset>
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </details>
  )
}

type Control = ReturnType<typeof controlsOf>[number]

function controlsOf({ parameters, fields, given }: Omit<FilterFormProps, 'action' | 'help'>) {
  return Object.entries(fields).flatMap(([name, shown]) => {
    if (!shown) return []
    const { address = name, choices: words, isDay, isMany = false } = parameters[name] ?? {}
    const typed = given.find((each) => each.name === name)
    const choices = shown.choices ?? (words && toOptions(words))
    const message = choices ? NO_CHOICE : isDay ? NO_DAY : NO_WORD
    const error = typed?.isRead === false ? message : undefined
    const field = { id: `filter-${address}`, name: address, initialValue: typed?.text, error }
    const texts = isMany ? typed?.text.split(',') : typed && [typed.text]
    const labelOf = (text: string) =>
      choices?.find(({ value }) => value === text)?.label ?? ((isDay && dayWords(text)) || text)
    return { ...shown, name, choices, isMany, field, set: texts?.map(labelOf).join(', ') }
  })
}

const NO_CHOICE = 'Please choose one of these.'
export const NO_DAY = 'Please choose a day, such as 2026-11-15.'
const NO_WORD = 'Please enter at least one letter or number.'
