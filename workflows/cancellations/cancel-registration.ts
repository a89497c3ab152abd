import { sumAccount } from '#database/money/account-sums.ts'
import { changeRecord, type RecordRequest } from '#workflows/change-record.ts'
import type { Services } from '#workflows/services.ts'
import { endRegistration } from './end-registration.ts'

/**
 * Cancels a registration for the office. Received money stays until it is refunded. Money that arrives
 * later is recorded and shown to the office as late.
 */
export async function cancelRegistration(services: Services, request: RecordRequest) {
  return changeRecord(
    services,
    { ...request, kind: 'registration' },
    {
      needs: 'cancel',
      action: 'cancel-registration',
      apply: async (locked) => {
        const { id, hold } = locked.registration
        if (hold === 'cancelled') return { ok: false as const, problem: 'cancelled' as const }
        const { notify } = request
        const told = await endRegistration(services, locked, { by: 'office', notify })
        const { receivedMinor, returnedMinor } = await sumAccount(locked.tx, id)
        const keptMinor = receivedMinor - returnedMinor
        return { ok: true as const, told, keptMinor, details: { keptMinor } }
      },
    },
  )
}

export type Cancellation = Awaited<ReturnType<typeof cancelRegistration>>
