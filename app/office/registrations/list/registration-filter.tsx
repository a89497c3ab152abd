import { Instead, type Query } from '#app/office/engine/engine.tsx'
import type { FilterFields } from '#app/office/form/filter-form.tsx'
import { labelledOptions, type Option } from '#app/ui/form/field.tsx'
import type { Content } from '#content-model/schema/content.ts'
import { allEvents } from '#domain/conferences/conference.ts'
import { shortName } from '#domain/conferences/short-name.ts'
import type { Day } from '#domain/days.ts'
import { EVERYBODY, type REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import type { Choice } from '#domain/list-parameters.ts'
import { WHO } from '#domain/registration/places.ts'

export function registrationFields(
  conferences: readonly Option[] = [],
): FilterFields<typeof REGISTRATION_PARAMETERS> {
  return {
    search: { label: 'Search' },
    event: { label: 'Conference', all: 'All conferences', choices: conferences },
    who: { label: 'Who', choices: labelledOptions([...WHO, EVERYBODY], WHO_WORDS) },
    standing: { label: 'Status', all: 'Any status' },
    residential: { label: 'Type of registration', all: 'Any type', isFurther: true },
    party: { label: 'Registering as', all: 'Any party', isFurther: true },
    arrivalDay: { label: 'Arrival day', isFurther: true },
    from: { label: 'Registered from', isFurther: true },
    to: { label: 'Registered to', isFurther: true },
    sort: { label: 'Sort by', all: 'Newest first', choices: SORTS },
  }
}

const WHO_WORDS = {
  coming: 'Coming',
  offered: 'Offered',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
  everybody: 'Everybody',
}

const SORTS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
]

/** All conferences of the content, then those with registrations that it no longer names. */
export function conferenceOptions(
  conferences: Content['conferences'],
  codes: readonly string[],
  today: Day,
) {
  const known = [...allEvents(conferences), ...conferences.past].map(({ code }) => code)
  return [...new Set([...known, ...codes])].map((code) => {
    return { value: code, label: shortName(conferences, code, today) }
  })
}

/** Refuses to export or write by a filter that can't be read. Undefined when all of it was read. */
export function unreadFilter(given: readonly Choice[], query: Query): Instead | undefined {
  const unread = given.filter(({ isRead }) => !isRead).map(({ name }) => name)
  if (unread.length === 0) return undefined
  const fields: Readonly<Record<string, { label: string }>> = registrationFields()
  const labels = unread.map((name) => `“${fields[name]?.label ?? name}”`)
  const back = `/office/registrations?${new URLSearchParams(query)}`
  return new Instead(
    'The filter could not be read',
    400,
    <p>
      {LIST.format(labels)} could not be read, so nothing was done.{' '}
      <a href={back}>Go back to the list</a> and choose again.
    </p>,
  )
}

const LIST = new Intl.ListFormat('en-GB')
