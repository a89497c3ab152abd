import { newestVersion } from '#database/content/content-versions.ts'
import { countPlaces } from '#database/places/places.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import type { Actor } from '#domain/staff.ts'
import { changeDate } from '#workflows/conferences/change-date.ts'
import type { Services } from '#workflows/services.ts'

type Filling = { actor: Actor; event: ConferenceEvent }

/**
 * Samples wait for a place, or have lost theirs: so their date has no more places than are taken. The
 * office says so, as it would by hand.
 */
export async function fillSampleDate(services: Services, { actor, event }: Filling): Promise<void> {
  const { code, days, venue, open, price, capacity } = event
  if (capacity) return
  const places = (await countPlaces(services.db, code)).people
  const version = await newestVersion(services.db)
  const date = { days, venue, open, price, places }
  const why = 'Samples: this date is full'
  await changeDate(services, { actor, code, date, why, key: undefined, version })
}
