import { OFFERED_FOR_MS } from '#domain/registration/offered-until.ts'
import type { RecordRequest } from '#workflows/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { offerPlace } from './offer-place.ts'

/**
 * Offers places to the party that was shown as the next. The capacity may be exceeded: the office has found
 * room, because free places are offered by themselves.
 */
export function offerNext(services: Services, request: RecordRequest) {
  return offerPlace(services, { ...request, keepMs: OFFERED_FOR_MS, overCapacity: true })
}
