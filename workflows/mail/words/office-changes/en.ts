import type { Gender } from '#domain/registration/attendee.ts'
import type { PersonFieldName } from '#domain/registration/person-fields.ts'

export const en = {
  changedSubject: (event: string) => `Your registration for ${event} was changed`,
  changedHeading: 'Your registration was changed',
  restoredSubject: (event: string) => `Your registration for ${event} was restored`,
  restoredHeading: 'Your registration was restored',
  changed: (event: string) => `Our office has changed the registration for ${event}.`,
  restored: (event: string) =>
    `The registration for ${event} had been cancelled. Our office has restored it.`,
  validAgain: (count: number) => `Your ${count > 1 ? 'tickets are' : 'ticket is'} valid again.`,
  waitingAgain: 'It is on the waiting list again.',
  reduced: (amount: string) => `We have taken ${amount} off the price.`,
  confirmed: 'Your places are confirmed.',
  reductionTakenBack: (amount: string) =>
    `We had taken ${amount} off the price. This reduction no longer applies.`,
  paymentTakenBack: ({ amount, method }: { amount: string; method: string }) =>
    `We had recorded ${amount} by ${method} as paid. This entry was reversed: it no longer counts as paid, and its receipt is no longer valid.`,
  byHand: 'hand',
  heldUntil: (moment: string) => `Your places are held for you until ${moment}.`,
  takenOff: 'Taken off',
  added: 'Added',
  price: 'Price',
  /** "11 (was 12)" */
  was: ({ now, before }: { now: string; before: string }) => `${now} (was ${before})`,
  labels: {
    firstname: 'First Name',
    lastname: 'Last Name',
    gender: 'Gender',
    email: 'Email',
    age: 'Age',
    phone: 'Mobile',
    city: 'City',
  } satisfies Record<PersonFieldName, string>,
  genders: { Male: 'Male', Female: 'Female' } satisfies Record<Gender, string>,
}

export type OfficeChangeWords = typeof en
