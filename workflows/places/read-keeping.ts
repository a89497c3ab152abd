import { findByPlaceKey } from '#database/places/place-keys.ts'
import { formatMoment } from '#domain/dates.ts'
import { type Keeping, keepingOf } from '#domain/registration/keeping.ts'
import type { Services } from '#workflows/services.ts'
import { eventNowLabel } from '../conferences/event-now.ts'

export type KeepingPage = {
  page: { title: string; description: string; style: string }
  keeping: Keeping
  event: string
  people: number
  until: string | undefined
  /** The programme, whose form can be filled in again. */
  form: string
}

const TITLES: Record<Keeping, string> = {
  held: 'Keep your places',
  kept: 'You are registered',
  'run-out': 'Your places have been given back',
  cancelled: 'This registration was cancelled',
}

/** The page behind the link in the mail. Opening it changes nothing. Undefined when the key is unknown. */
export async function readKeeping(
  services: Services,
  key: string,
): Promise<KeepingPage | undefined> {
  const registration = await findByPlaceKey(services.db, key)
  if (!registration) return undefined
  const { held_until, hold, places, programme } = registration
  const keeping = keepingOf(hold)
  return {
    page: { title: TITLES[keeping], description: 'Your places at our conference.', style: 'keep' },
    keeping,
    event: await eventNowLabel(services, registration),
    people: places,
    until: held_until ? formatMoment(new Date(held_until)) : undefined,
    form: programme,
  }
}
