import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { applyCorrection } from './apply-correction.ts'
import type { Correction } from './plan-correction.ts'

/** Corrects what was typed, and who comes. Priced anew only where the price depends on it. */
export async function correctRegistration(
  services: Services,
  {
    correction,
    overCapacity = false,
    ...request
  }: RecordRequest & {
    correction: Correction
    /** The office may exceed the stated capacity, when it has found room. */
    overCapacity?: boolean
  },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'correct',
    action: 'correct',
    apply: applyCorrection(services, { correction, by: 'office', overCapacity }),
  })
}
