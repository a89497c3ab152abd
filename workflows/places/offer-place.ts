import { changeRecord, type RecordRequest } from '#workflows/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { type Promotion, promoteLocked } from './promote.ts'

/** Offers places to somebody who waits, or whose places were released. */
export async function offerPlace(
  services: Services,
  {
    keepMs,
    overCapacity,
    ...request
  }: RecordRequest & Omit<Promotion, 'id' | 'isAutomatic' | 'notify'>,
) {
  return changeRecord(
    services,
    { ...request, kind: 'registration' },
    {
      needs: 'offerPlace',
      action: 'offer-place',
      apply: async ({ tx, registration }) => {
        const { notify } = request
        const promotion = { registration, keepMs, overCapacity, notify }
        const promoted = await promoteLocked(tx, services, promotion)
        if (!promoted.ok) return promoted
        const until = promoted.outcome === 'confirmed' ? undefined : promoted.until.toISOString()
        return { ...promoted, details: { outcome: promoted.outcome, until, overCapacity } }
      },
    },
  )
}
