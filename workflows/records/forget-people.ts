import { countStillNeeded, type Forgotten, forgetRecords } from '#database/records/forget/forget.ts'
import { eventsToCome } from '#domain/conferences/conference.ts'
import { dayInIndia, startOfDay } from '#domain/days.ts'
import { donorsRetainedFrom } from '#domain/payments/financial-year.ts'
import type { Services } from '#workflows/services.ts'
import { ledgerFieldsOf } from './payments/read-payment.ts'

export type { Forgotten }

/**
 * Removes who it was from old records and keeps the ledger. A trial only counts. Still needed are old
 * registrations that wait, hold places or are expected.
 */
export async function forgetPeople(
  services: Services,
  { before, trial }: { before: string; trial: boolean },
) {
  const { db, content, now } = services
  const from = startOfDay(donorsRetainedFrom(dayInIndia(now().getTime())))
  const forgetting = {
    before,
    upcoming: eventsToCome(content.conferences, now()),
    donorsRetainedFrom: new Date(from).toISOString(),
    ledgerFields: ledgerFieldsOf(services),
  }
  const stillNeeded = await countStillNeeded(db, forgetting)
  return { stillNeeded, forgotten: await forgetRecords(db, { ...forgetting, trial }) }
}
