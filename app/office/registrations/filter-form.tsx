import { PARTY_TYPES } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { STANDINGS } from '#domain/standing.ts'
import type { ConferenceOption } from './conference-options.ts'
import type { ListField } from './list-address.ts'

type Props = { fields: Record<ListField, string>; conferences: readonly ConferenceOption[] }

/** A GET form, so that the address holds the filter and can be bookmarked. */
export function FilterForm({ fields, conferences }: Props) {
  return (
    <form className="list-filter" method="get" action="/office/registrations">
      <div className="field list-filter-search">
        <label className="field-label" htmlFor="search">
          Search
        </label>
        <input
          className="input"
          type="search"
          id="search"
          name="search"
          maxLength={100}
          defaultValue={fields.search}
          aria-describedby="search-help"
        />
        <p className="field-help" id="search-help">
          Name, e-mail, mobile, transaction or receipt number
        </p>
      </div>
      <Choice
        {...{ name: 'conference', label: 'Conference', all: 'All conferences', fields }}
        options={conferences.map(({ code, label }) => [code, label])}
      />
      <Choice
        {...{ name: 'standing', label: 'Standing', all: 'Any', fields }}
        options={STANDINGS.map((word) => [word, word])}
      />
      <div className="button-row">
        <button className="button" type="submit">
          Show
        </button>
        <a href="/office/registrations">Show all</a>
      </div>
      <MoreFilters fields={fields} />
    </form>
  )
}

/** Open while one of them filters, so that nobody wonders where the others are. */
function MoreFilters({ fields }: Pick<Props, 'fields'>) {
  const { residential, party, arrival, sort } = fields
  return (
    <details className="list-filter-more" open={[residential, party, arrival, sort].some(Boolean)}>
      <summary>More filters and the order</summary>
      <div className="list-filter">
        <Choice
          {...{ name: 'residential', label: 'Type of registration', all: 'Any', fields }}
          options={RESIDENTIAL_TYPES.map((word) => [word, word])}
        />
        <Choice
          {...{ name: 'party', label: 'Registering as', all: 'Any', fields }}
          options={PARTY_TYPES.map((word) => [word, word])}
        />
        <div className="field">
          <label className="field-label" htmlFor="arrival">
            Arrival day
          </label>
          <input
            className="input"
            type="date"
            id="arrival"
            name="arrival"
            defaultValue={fields.arrival}
          />
        </div>
        <Choice
          {...{ name: 'sort', label: 'Sort by', all: 'Newest first', fields }}
          options={SORTS}
        />
      </div>
    </details>
  )
}

const SORTS = [
  ['oldest', 'Oldest first'],
  ['name', 'Name'],
] as const

type ChoiceProps = {
  name: Exclude<ListField, 'search' | 'arrival'>
  label: string
  /** The option without a value. */
  all: string
  fields: Props['fields']
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, all, fields, options }: ChoiceProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      <select className="input" id={name} name={name} defaultValue={fields[name]}>
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
