import { isOpen } from '#domain/conferences/conference.ts'
import { shippedContent } from '#tests/support/site/shipped-content.ts'

const { conferences } = shippedContent().content

/** The event of the benchmark, from the content, so that any church can be measured. */
export const MEASURED_EVENT = firstOpenEvent()

function firstOpenEvent() {
  for (const [key, programme] of Object.entries(conferences.programmes)) {
    const event = programme.events.find((one) => isOpen(one, Date.now()))
    if (event)
      return { key, programme, event, arrival: `${event.days?.first ?? '2025-01-01'}T09:00` }
  }
  throw new Error('No conference is open for registration')
}

export function familyForm(people: readonly Record<string, string>[]): Record<string, string> {
  const persons = people.flatMap((person, index) =>
    Object.entries(person).map(([name, value]) => [`persons[${index}].${name}`, value]),
  )
  return {
    productinfo: MEASURED_EVENT.event.code,
    type: 'Family',
    residential: 'Residential',
    arrival: MEASURED_EVENT.arrival,
    paym: 'Full Payment',
    agree: 'on',
    ...Object.fromEntries(persons),
  }
}
