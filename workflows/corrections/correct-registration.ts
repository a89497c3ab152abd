import { changeRecord, type RecordRequest } from '#workflows/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { applyCorrection } from './apply-correction.ts'
import type { Correction } from './plan-correction.ts'

type Corrected = {
  correction: Correction
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity?: boolean
}

/** Corrects what was typed, and who comes. Priced anew only where the price depends on it. */
export async function correctRegistration(
  services: Services,
  { correction, overCapacity = false, ...request }: RecordRequest & Corrected,
) {
  return changeRecord(
    services,
    { ...request, kind: 'registration' },
    {
      needs: 'correct',
      action: 'correct',
      apply: applyCorrection(services, { correction, by: 'office', overCapacity }),
    },
  )
}
