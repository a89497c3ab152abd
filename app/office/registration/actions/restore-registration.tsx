import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { addressesIn } from '#app/office/action/office-record.ts'
import { dueSentences } from '#app/office/words/due.ts'
import { shortMoment } from '#domain/dates.ts'
import {
  previewRestoration,
  type RestorationPlan,
  restoreRegistration,
} from '#workflows/cancellations/restore-registration.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { exceedingSentences, mayExceed, OverCapacity } from '../over-capacity.tsx'

export const restoreRegistrationAction: ActionScreen<RegistrationRecord> = {
  slug: 'restore',
  name: 'Restore registration',
  needs: 'cancel',
  Fields: OverCapacity,
  async plan({ services, record, typed }) {
    const { registration, people } = record
    const overCapacity = mayExceed(typed)
    const planned = await previewRestoration(services, { registration, overCapacity })
    if (!planned.ok) return planned
    return {
      ok: true,
      will: [
        placeSentence(planned, record),
        ...exceedingSentences(planned),
        'Its money stays as it is.',
        ...moneySentences(planned, record),
      ],
      button: 'Restore registration',
      tells: addressesIn(people),
      run: (request) => restoreRegistration(services, { ...request, overCapacity }),
    }
  },
}

type Ready = Extract<RestorationPlan, { ok: true }>

function placeSentence(
  { hold, heldUntil }: Ready,
  { registration: { places } }: RegistrationRecord,
): string {
  const those = places === 1 ? '1 place is' : `${places} places are`
  if (hold === 'waiting') return 'It goes back to the waiting list.'
  if (hold === 'confirmed') return `${those} confirmed, and the tickets are valid again.`
  return heldUntil
    ? `${those} held until ${shortMoment(heldUntil.getTime())}, for them to pay.`
    : `${those} held until it is paid.`
}

/** Who waits owes nothing yet. */
function moneySentences({ hold }: Ready, { registration, account }: RegistrationRecord): string[] {
  const leftMinor = registration.full_minor - account.reducedMinor - account.paidMinor
  return hold === 'waiting' ? [] : dueSentences(leftMinor)
}
