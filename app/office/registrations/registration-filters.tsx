import { FilterInput, FilterSelect } from '#app/office/form/filter-fields.tsx'
import { FilterForm } from '#app/office/form/filter-form.tsx'
import { PARTY_TYPES } from '#domain/registration/party.ts'
import { RESIDENTIAL_TYPES } from '#domain/registration/price.ts'
import { STANDINGS } from '#domain/standing.ts'
import type { ConferenceOption } from './conference-options.ts'
import type { ListField } from './list-address.ts'

type Props = { fields: Record<ListField, string>; conferences: readonly ConferenceOption[] }

/** The search and the filters of the registrations. */
export function RegistrationFilters({ fields, conferences }: Props) {
  const { search, conference, standing, ...further } = fields
  const field = (name: keyof typeof further) => ({ name, value: further[name] })
  return (
    <FilterForm
      action="/office/registrations"
      search={search}
      help="Name, e-mail, mobile, transaction or receipt number"
      isFiltered={Object.values(further).some(Boolean)}
      first={
        <>
          <FilterSelect
            label="Conference"
            name="conference"
            value={conference}
            all="All conferences"
            choices={conferences.map(({ code, label }) => ({ value: code, label }))}
          />
          <FilterSelect
            label="Standing"
            name="standing"
            value={standing}
            all="Any"
            choices={toChoices(STANDINGS)}
          />
        </>
      }
    >
      <FilterSelect
        label="Type of registration"
        all="Any"
        choices={toChoices(RESIDENTIAL_TYPES)}
        {...field('residential')}
      />
      <FilterSelect
        label="Registering as"
        all="Any"
        choices={toChoices(PARTY_TYPES)}
        {...field('party')}
      />
      <FilterInput label="Arrival day" type="date" {...field('arrival')} />
      <FilterSelect label="Sort by" all="Newest first" choices={SORTS} {...field('sort')} />
    </FilterForm>
  )
}

function toChoices(words: readonly string[]) {
  return words.map((word) => ({ value: word, label: word }))
}

const SORTS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
]
