import { restoreHold } from '#database/places/places.ts'
import { attendeesOf } from '#database/registration/registrations.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'
import { changeRecord, type RecordRequest } from '#workflows/change-record.ts'
import { continueRegistration } from '#workflows/registration/continue-registration.ts'
import type { Services } from '#workflows/services.ts'
import { planRestoration } from './plan-restoration.ts'

type Restoring = {
  /** The office may exceed the stated capacity, when it has found room. */
  overCapacity?: boolean
}

/**
 * Restores a cancelled registration for the office, where there is room. Its money stays as it is, and its
 * tickets are valid again. Everybody is told.
 */
export async function restoreRegistration(
  services: Services,
  { overCapacity = false, ...request }: RecordRequest & Restoring,
) {
  return changeRecord(
    services,
    { ...request, kind: 'registration' },
    {
      needs: 'cancel',
      action: 'restore-registration',
      apply: async ({ tx, registration, at }) => {
        const { id } = registration
        const plan = await planRestoration(tx, services, { registration, overCapacity })
        if (!plan.ok) return plan
        const { place, hold, heldUntil, shortage } = plan
        await restoreHold(tx, id, { hold, heldUntil, source: 'office', at })
        const mayPay = hold === 'held' && registration.due_minor > 0
        // Opened by the office, it can be paid after registration has closed, and after a refund.
        if (mayPay)
          await continueRegistration(tx, { services, stored: registration, place, anew: true })
        const exceeded = shortage ? { overCapacity: true } : {}
        const details = { outcome: hold, until: heldUntil?.toISOString(), ...exceeded }
        return { ok: true as const, details, tells: addressesOf(await attendeesOf(tx, id)) }
      },
    },
  )
}
