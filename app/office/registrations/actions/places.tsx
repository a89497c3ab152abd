import * as v from 'valibot'
import { arrival as arrivalField } from '#app/features/registration/registration-schema.ts'
import type { ActionScreen, ReadyPlan } from '#app/office/action/action-screen.ts'
import { addressesIn, isCancelled, payerIn } from '#app/office/action/office-record.ts'
import { backField } from '#app/office/form/office-fields.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { eventLabel } from '#domain/conferences/conference.ts'
import { shortMoment } from '#domain/dates.ts'
import { formatRupees, type Paise, toDecimalText } from '#domain/money.ts'
import { shortArrival } from '#domain/registration/party.ts'
import { fullName } from '#domain/registration/person.ts'
import {
  OFFERED_FOR_HOURS,
  OFFERED_FOR_MS,
  offeredUntil,
  takesPlaces,
} from '#domain/registration/places.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { correctedWords, priceNow, removedWords } from '#words/office/done.ts'
import { dueSentences, priceSentences, ruleSentence } from '#words/office/due.ts'
import { leftWords, overCapacityWords, problemWords } from '#words/office/problems.ts'
import {
  cancelRegistration as cancel,
  planRestoration,
  type RestorationPlan,
  restoreRegistration,
} from '#workflows/records/cancellations/cancel-registration.ts'
import {
  planReturn,
  planTakeOff,
  returnPerson,
  type TakeOffPlan,
  takeOffPerson,
} from '#workflows/records/cancellations/take-off-person.ts'
import {
  moveRegistration,
  planMove,
  readMoveOffers,
} from '#workflows/records/corrections/move-registration.ts'
import {
  offerPlace as offer,
  shortageForOffer,
  withdrawOffer,
} from '#workflows/records/places/offer-places.ts'
import type { RegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const cancelRegistrationAction: ActionScreen<RegistrationRecord> = {
  code: 'cancel-registration',
  slug: 'cancel',
  needs: 'cancel',
  isOffered: (record) => !isCancelled(record),
  says: ({ keptMinor = 0 }) => `Cancelled. ${keptWords(keptMinor)}`.trim(),
  async plan({ services, record: { registration, account, people, payments } }) {
    const { hold } = registration
    if (hold === 'cancelled') return { ok: false, problem: 'cancelled' }
    const isUnsettled = payments.some(({ state }) => state === 'pending' || state === 'confirming')
    return {
      ok: true,
      will: [
        takesPlaces(hold) && `${placesAre(registration)} free for others.`,
        'Nobody can pay for it any more.',
        keptWords(account.paidMinor),
        isUnsettled &&
          'A payment is being confirmed. If it arrives, it is kept and needs attention.',
        'It can be restored while there is room.',
      ],
      tells: addressesIn(people),
      run: (request) => cancel(services, request),
    }
  },
}

function placesAre({ places }: { places: number }): string {
  return places === 1 ? '1 place is' : `${places} places are`
}

function keptWords(keptMinor: Paise): string {
  return keptMinor > 0
    ? `${formatRupees(keptMinor)} was received and stays until you refund it.`
    : ''
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
  async plan({ services, record }) {
    const { registration, people, account } = record
    const leftMinor = registration.full_minor - account.reducedMinor - account.paidMinor
    const planned = await planRestoration(services, { registration, overCapacity: true })
    if (!planned.ok) return planned
    const { shortage } = planned
    return {
      ok: true,
      shortage,
      will: [
        overCapacityWords(shortage),
        placeSentence(planned, placesAre(registration)),
        'Its money stays as it is.',
        // Who waits owes nothing yet.
        ...(planned.hold === 'waiting' ? [] : dueSentences(leftMinor)),
      ],
      tells: addressesIn(people),
      run: (request) => restoreRegistration(services, request),
    }
  },
}

function placeSentence({ hold, heldUntil }: Extract<RestorationPlan, { ok: true }>, those: string) {
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
  async plan({ services, record }) {
    const { registration, account, people } = record
    const { hold } = registration
    if (takesPlaces(hold)) return { ok: false, problem: 'has-places' }
    if (hold === 'cancelled') return { ok: false, problem: 'cancelled' }
    const isPaid = account.paidMinor > 0
    // Free places are kept by the link in the mail, and by nothing else.
    const needsLink = !isPaid && registration.due_minor === 0
    const shortage = await shortageForOffer(services, registration)
    const until = shortMoment(services.now().getTime() + OFFERED_FOR_MS, services.now())
    return {
      ok: true,
      shortage,
      will: [
        overCapacityWords(shortage),
        isPaid
          ? 'The places are confirmed, because it was paid.'
          : `The places are held until ${until}, for ${OFFERED_FOR_HOURS} hours.`,
        needsLink && `${people[0]?.email} gets a mail with the link to keep them.`,
      ],
      tells: needsLink ? [] : payerIn(record),
      run: (request) => offer(services, request),
    }
  },
}

export const withdrawOfferAction: ActionScreen<RegistrationRecord> = {
  code: 'withdraw-offer',
  slug: 'withdraw',
  needs: 'offerPlace',
  isOffered: ({ registration, placeEvents }) =>
    offeredUntil(registration, placeEvents) !== undefined,
  says: () => 'The offer is withdrawn.',
  async plan({ services, record }) {
    const { registration, placeEvents } = record
    if (!offeredUntil(registration, placeEvents)) return { ok: false, problem: 'no-offer' }
    const isWaiting = placeEvents.at(-1)?.from_hold === 'waiting'
    return {
      ok: true,
      will: [
        `${placesAre(registration)} free for others.`,
        isWaiting &&
          'They are back on the waiting list. From there only the office offers them a place.',
        'If they are paying at this moment and the money comes, it needs attention.',
      ],
      tells: payerIn(record),
      run: (request) => withdrawOffer(services, request),
    }
  },
}

export const moveAction: ActionScreen<RegistrationRecord> = {
  code: 'move',
  slug: 'move',
  needs: 'move',
  isOffered: (record) => !isCancelled(record),
  says: (details) => `Saved. Moved to ${details.to}${priceNow(details)}.`,
  async fields({ services, record: { registration } }) {
    const offers = await readMoveOffers(services, registration)
    const options = offers.map(({ event, isOpen, priceMinor, left }) => {
      const facts = [eventLabel(event), formatRupees(priceMinor), leftWords(left)]
      const label = [...facts, !isOpen && 'closed'].filter(Boolean).join(' · ')
      return { value: event.code, label }
    })
    return options.length === 0 ? [] : [{ label: 'Conference', name: 'to', options }]
  },
  without: 'There is no other coming date. Please add one under Conferences first.',
  async plan({ services, record, typed }) {
    const { registration, people } = record
    const { to = '' } = typed
    if (to === '') return { ok: false, errors: { to: 'Please choose a date.' } }
    const planned = await planMove(services, { registration, to, overCapacity: true })
    if (!planned.ok) return { ok: false, errors: { to: problemWords(planned) } }
    const asked = { arrival: typed.arrival ?? planned.arrival }
    const reading = readForm(v.object({ arrival: arrivalField('en') }), asked)
    const errors = reading.ok ? {} : reading.errors
    const { arrival } = reading.ok ? reading.value : asked
    const { shortage } = planned
    const help = `Before: ${shortArrival(registration.arrival)}`
    return {
      ok: true,
      shortage,
      will: [
        `It moves to ${eventLabel(planned.place.event)}. It keeps its number and its payments.`,
        `The mail includes ${registration.hold === 'confirmed' ? 'tickets for the new date and ' : ''}an entry for the calendar.`,
        overCapacityWords(shortage),
        ...priceSentences(planned, record),
      ],
      asks: {
        fields: [{ label: 'Arrival', name: 'arrival', type: 'datetime-local', help }],
        typed: asked,
      },
      errors,
      tells: addressesIn(people),
      run: (request) => moveRegistration(services, { ...request, to, arrival }),
    }
  },
}

export const takeOffAction: ActionScreen<RegistrationRecord> = {
  code: 'take-off',
  slug: 'take-off',
  needs: 'cancel',
  says: removedWords,
  async plan({ services, actor, record, typed }) {
    const { registration, people } = record
    const position = Number(typed.person ?? '')
    const planned = await planTakeOff(services, { registration, position })
    if (!planned.ok) return planned
    const { person, receivedMinor, proposedMinor } = planned
    const asked = { back: typed.back ?? toDecimalText(proposedMinor) }
    const reading = readForm(v.object({ back: backField(receivedMinor) }), asked)
    const errors = reading.ok ? {} : reading.errors
    const help = ruleSentence(planned.rule, services.now())
    const fields = [{ label: 'To give back', name: 'back', inputMode: 'decimal', help }] as const
    const backMinor = reading.ok ? reading.value.back : 0
    return {
      ok: true,
      will: takeOffSentences(planned, record, actor),
      ...(receivedMinor > 0 && { asks: { fields, typed: asked }, errors }),
      button: `Remove ${fullName(person)}`,
      tells: addressesIn([...people.slice(0, 1), person]),
      run: (request) => takeOffPerson(services, { ...request, position, backMinor }),
    }
  },
}

function takeOffSentences(
  planned: Extract<TakeOffPlan, { ok: true }>,
  { registration, account }: RegistrationRecord,
  actor: Actor,
): ReadyPlan['will'] {
  const { person, beforeMinor, afterMinor, receivedMinor, refundableMinor } = planned
  const isFreed = takesPlaces(registration.hold)
  const leaves = `${fullName(person)} is removed${isFreed ? ', and the place is free for others' : ''}.`
  if (receivedMinor === 0) {
    const price = `The price was ${formatRupees(beforeMinor)} and becomes ${formatRupees(afterMinor)}.`
    return [leaves, price, ...dueSentences(afterMinor - account.reducedMinor - account.paidMinor)]
  }
  // True whatever is given back.
  const byHandMinor = Math.max(receivedMinor - refundableMinor, 0)
  const online = byHandMinor === 0 ? 'It' : 'What was paid online'
  const refunded = staffCan.refund(actor)
    ? `${online} goes back to the payer at once, through the payment provider.`
    : 'It is shown as “Too much” until the treasurer refunds it.'
  return [
    leaves,
    `${formatRupees(receivedMinor)} was paid for this person. What you give back comes off the price; the rest is kept.`,
    byHandMinor < receivedMinor && refunded,
    byHandMinor > 0 &&
      `${formatRupees(byHandMinor)} came by hand, and is given back with “Give back” afterwards.`,
  ]
}

export const returnPersonAction: ActionScreen<RegistrationRecord> = {
  code: 'return-person',
  slug: 'bring-back',
  needs: 'cancel',
  says: correctedWords,
  async plan({ services, record, typed }) {
    const { registration, people } = record
    const position = Number(typed.person ?? '')
    const planned = await planReturn(services, { registration, position, overCapacity: true })
    if (!planned.ok) return planned
    const { person, keptMinor, shortage } = planned
    return {
      ok: true,
      shortage,
      will: [
        overCapacityWords(shortage),
        `${fullName(person)} comes again${takesPlaces(registration.hold) ? ', with a place' : ''}.`,
        keptMinor > 0 && `${formatRupees(keptMinor)} that was kept counts towards the price again.`,
        ...priceSentences(planned, record),
      ],
      button: `Bring back ${fullName(person)}`,
      tells: addressesIn([...people.slice(0, 1), person]),
      run: (request) => returnPerson(services, { ...request, position }),
    }
  },
}
