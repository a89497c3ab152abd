import type { Registration } from '#database/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { movedArrival } from '#domain/registration/arrival/moved-arrival.ts'
import type { Services } from '#workflows/services.ts'
import type { Correction } from './plan-correction.ts'

type Corrected = { registration: Registration; correction: Correction }

/** A correction of the date that leaves the arrival as it was is meant for the new date. */
export function movedCorrection(
  { content }: Pick<Services, 'content'>,
  { registration: { arrival, event_code }, correction }: Corrected,
): Correction {
  const { eventCode = event_code } = correction
  if (eventCode === event_code || correction.arrival !== arrival) return correction
  const days = findEvent(content.conferences, eventCode)?.event.days
  return { ...correction, arrival: movedArrival({ arrival, days }) }
}
