import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { addressesIn } from '#app/office/action/office-record.ts'
import { formatRupees } from '#domain/money.ts'
import { takesPlaces } from '#domain/registration/places.ts'
import { cancelRegistration as cancel } from '#workflows/cancellations/cancel-registration.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

export const cancelRegistrationAction: ActionScreen<RegistrationRecord> = {
  slug: 'cancel',
  name: 'Cancel registration',
  needs: 'cancel',
  async plan({ services, record: { registration, account, people, payments } }) {
    if (registration.hold === 'cancelled') {
      return { ok: false, problem: 'cancelled' }
    }
    const { places, hold } = registration
    const isUnsettled = payments.some(({ state }) => state === 'pending' || state === 'confirming')
    return {
      ok: true,
      will: [
        ...(takesPlaces(hold)
          ? [`${places} ${places === 1 ? 'place is' : 'places are'} free for others.`]
          : []),
        'Nobody can pay for it any more.',
        ...(account.paidMinor > 0
          ? [`${formatRupees(account.paidMinor)} was received and stays until you refund it.`]
          : []),
        ...(isUnsettled
          ? ['A payment is being confirmed. If it arrives, it is kept and needs attention.']
          : []),
        'It can be restored while there is room.',
      ],
      button: 'Cancel registration',
      tells: addressesIn(people),
      run: (request) => cancel(services, request),
    }
  },
}
