import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { addressesIn, isCancelled, payerIn } from '#app/office/action/office-record.ts'
import {
  exceedingSentences,
  mayExceed,
  OverCapacity,
} from '#app/office/registrations/form-parts.tsx'
import { dueSentences } from '#app/office/words/due.ts'
import { shortMoment } from '#domain/dates.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { OFFERED_FOR_HOURS, OFFERED_FOR_MS, takesPlaces } from '#domain/registration/places.ts'
import { cancelRegistration as cancel } from '#workflows/records/cancellations/cancel-registration.ts'
import {
  planRestoration,
  type RestorationPlan,
  restoreRegistration,
} from '#workflows/records/cancellations/restore-registration.ts'
import { offerPlace as offer } from '#workflows/records/places/offer-places.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const cancelRegistrationAction: ActionScreen<RegistrationRecord> = {
  code: 'cancel-registration',
  slug: 'cancel',
  needs: 'cancel',
  isOffered: (record) => !isCancelled(record),
  says: ({ keptMinor = 0 }) => `Cancelled. ${keptWords(keptMinor)}`.trim(),
  async plan({ services, record: { registration, account, people, payments } }) {
    if (registration.hold === 'cancelled') {
      return { ok: false, problem: 'cancelled' }
    }
    const { places, hold } = registration
    const isUnsettled = payments.some(({ state }) => state === 'pending' || state === 'confirming')
    return {
      ok: true,
      will: [
        takesPlaces(hold)
          ? `${places} ${places === 1 ? 'place is' : 'places are'} free for others.`
          : '',
        'Nobody can pay for it any more.',
        keptWords(account.paidMinor),
        isUnsettled
          ? 'A payment is being confirmed. If it arrives, it is kept and needs attention.'
          : '',
        'It can be restored while there is room.',
      ].filter(Boolean),
      button: 'Cancel registration',
      tells: addressesIn(people),
      run: (request) => cancel(services, request),
    }
  },
}

function keptWords(keptMinor: Paise): string {
  if (keptMinor <= 0) return ''
  return `${formatRupees(keptMinor)} was received and stays until you refund it.`
}

export const restoreRegistrationAction: ActionScreen<RegistrationRecord> = {
  code: 'restore-registration',
  slug: 'restore',
  needs: 'cancel',
  isOffered: isCancelled,
  says: ({ until, outcome }) => {
    if (outcome === 'waiting') return 'Restored. It is on the waiting list again.'
    return until ? `Restored. The places are held until ${shortMoment(until)}.` : 'Restored.'
  },
  Fields: OverCapacity,
  async plan({ services, record, typed }) {
    const { registration, people, account } = record
    const leftMinor = registration.full_minor - account.reducedMinor - account.paidMinor
    const overCapacity = mayExceed(typed)
    const planned = await planRestoration(services, { registration, overCapacity })
    if (!planned.ok) return planned
    return {
      ok: true,
      will: [
        placeSentence(planned, record),
        ...exceedingSentences(planned),
        'Its money stays as it is.',
        // Who waits owes nothing yet.
        ...(planned.hold === 'waiting' ? [] : dueSentences(leftMinor)),
      ],
      button: 'Restore registration',
      tells: addressesIn(people),
      run: (request) => restoreRegistration(services, { ...request, overCapacity }),
    }
  },
}

function placeSentence(
  { hold, heldUntil }: Extract<RestorationPlan, { ok: true }>,
  { registration: { places } }: RegistrationRecord,
): string {
  const those = places === 1 ? '1 place is' : `${places} places are`
  if (hold === 'waiting') return 'It goes back to the waiting list.'
  if (hold === 'confirmed') return `${those} confirmed, and the tickets are valid again.`
  return heldUntil
    ? `${those} held until ${shortMoment(heldUntil.getTime())}, for them to pay.`
    : `${those} held until it is paid.`
}

export const offerPlaceAction: ActionScreen<RegistrationRecord> = {
  code: 'offer-place',
  slug: 'offer-place',
  needs: 'offerPlace',
  isOffered: (record) => !takesPlaces(record.registration.hold) && !isCancelled(record),
  says: ({ until }) =>
    until ? `Offered until ${shortMoment(until)}.` : 'The places are confirmed.',
  Fields: OverCapacity,
  async plan({ services, record, typed }) {
    const { registration, account, people } = record
    const { hold } = registration
    if (takesPlaces(hold)) return { ok: false, problem: 'has-places' }
    if (hold === 'cancelled') return { ok: false, problem: 'cancelled' }
    const isPaid = account.paidMinor > 0
    // Free places are kept by the link in the mail, and by nothing else.
    const needsLink = !isPaid && registration.due_minor === 0
    const promotion = { holdMs: OFFERED_FOR_MS, overCapacity: mayExceed(typed) }
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
