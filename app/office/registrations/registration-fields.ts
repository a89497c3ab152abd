import type { FilterFields } from '#app/office/form/filter-form.tsx'
import type { Content } from '#content-model/schema/content.ts'
import { allEvents, eventLabel, nameEvent } from '#domain/conferences/conference.ts'
import type { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'

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
    },
    standing: { label: 'Standing', all: 'Any' },
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

export type ConferenceOption = { code: string; label: string }

/** All conferences of the content, then those with registrations that it no longer names. */
export function conferenceOptions(
  { conferences }: Pick<Content, 'conferences'>,
  codes: readonly string[],
): ConferenceOption[] {
  const known = [...allEvents(conferences), ...conferences.past].map(({ code }) => code)
  return [...new Set([...known, ...codes])].map((code) => {
    const event = nameEvent(conferences, code)
    return { code, label: event ? eventLabel(event) : code }
  })
}
