import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { payerIn } from '#app/office/action/office-record.ts'
import { OFFERED_FOR_HOURS, OFFERED_FOR_MS, takesPlaces } from '#domain/registration/places.ts'
import { offerPlace as offer } from '#workflows/places/promote.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { mayExceed, OverCapacity } from '../over-capacity.tsx'

export const offerPlaceAction: ActionScreen<RegistrationRecord> = {
  slug: 'offer-place',
  name: 'Offer a place',
  needs: 'offerPlace',
  Fields: OverCapacity,
  async plan({ services, record, typed }) {
    const { registration, account, people } = record
    const { hold } = registration
    if (takesPlaces(hold)) return { ok: false, problem: 'has-places' }
    if (hold === 'cancelled') return { ok: false, problem: 'cancelled' }
    const isPaid = account.paidMinor > 0
    // Free places are kept by the link in the mail, and by nothing else.
    const needsLink = !isPaid && registration.due_minor === 0
    const promotion = { keepMs: OFFERED_FOR_MS, overCapacity: mayExceed(typed) }
    return {
      ok: true,
      will: [
        isPaid
          ? 'The places are confirmed, because it was paid.'
          : `The places are held for ${OFFERED_FOR_HOURS} hours.`,
        ...(needsLink ? [`${people[0]?.email} gets a mail with the link to keep them.`] : []),
        promotion.overCapacity
          ? 'The capacity may be exceeded.'
          : 'If there are not enough places, nothing happens.',
      ],
      button: 'Offer a place',
      tells: needsLink ? [] : payerIn(record),
      run: (request) => offer(services, { ...request, ...promotion }),
    }
  },
}
