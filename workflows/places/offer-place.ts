import { changeByOffice, type OfficeRequest } from '#workflows/registration/change-by-office.ts'
import type { Services } from '#workflows/services.ts'
import { type Promotion, promoteLocked } from './promote.ts'

type Offering = Pick<Services, 'content' | 'db' | 'now' | 'randomBelow' | 'log'>

/** Offers places to somebody who waits, or whose places were released. */
export async function offerPlace(
  services: Offering,
  { keepMs, overCapacity, ...request }: OfficeRequest & Omit<Promotion, 'id' | 'isAutomatic'>,
) {
  return changeByOffice(services, request, {
    needs: 'offerPlace',
    action: 'Offer a place',
    apply: async ({ tx, registration }) => {
      const promoted = await promoteLocked(tx, services, { registration, keepMs, overCapacity })
      if (!promoted.ok) return promoted
      const until = promoted.outcome === 'confirmed' ? undefined : promoted.until.toISOString()
      return { ...promoted, details: { outcome: promoted.outcome, until, overCapacity } }
    },
  })
}
