import type { FilterFields } from '#app/office/form/filter-form.tsx'
import type { REGISTRATION_PARAMETERS } from '#domain/registration/registration-filter.ts'
import type { ConferenceOption } from './conference-options.ts'

/** The fields of the list's filter, in their order. */
export function registrationFields(
  conferences: readonly ConferenceOption[] = [],
): FilterFields<typeof REGISTRATION_PARAMETERS> {
  return {
    search: { label: 'Search' },
    event: {
      label: 'Conference',
      all: 'All conferences',
      choices: conferences.map(({ code, label }) => ({ value: code, label })),
      isFirst: true,
    },
    standing: { label: 'Standing', all: 'Any', isFirst: true },
    residential: { label: 'Type of registration', all: 'Any' },
    party: { label: 'Registering as', all: 'Any' },
    arrivalDay: { label: 'Arrival day' },
    sort: { label: 'Sort by', all: 'Newest first', choices: SORTS },
  }
}

const SORTS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
]
