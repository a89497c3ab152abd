import type { ConferenceEvent } from '#domain/registration/conference.ts'
import type { Capacity } from '#domain/registration/places.ts'
import type { TrialServices } from './trial-services.ts'

export const EVENT = 'ewgmaymysore2023'

type Limits = { capacity: Capacity; holdMinutes?: number }

/** The fixture church has no limits; this gives its first Encounter a capacity. */
export function withCapacity(services: TrialServices, limits: Limits): TrialServices {
  return changeEvent(services, { holdMinutes: 120, ...limits })
}

/** The same services with a changed first Encounter. */
export function changeEvent(
  services: TrialServices,
  change: Partial<ConferenceEvent>,
): TrialServices {
  const { conferences } = services.content
  const { ewgregister } = conferences.programmes
  const events = ewgregister.events.map((event) =>
    event.code === EVENT ? { ...event, ...change } : event,
  )
  const programmes = { ...conferences.programmes, ewgregister: { ...ewgregister, events } }
  return {
    ...services,
    content: { ...services.content, conferences: { ...conferences, programmes } },
  }
}
