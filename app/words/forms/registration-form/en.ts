import type { Shortage } from '#domain/registration/places.ts'
import type { AgeBand } from '#domain/registration/price.ts'

export const en = {
  required: {
    productinfo: 'Conference Date is required!',
    type: 'Registration Type is required!',
    residential: 'Registration Type is required!',
    arrival: 'Arrival details are required!',
    paym: 'Payment Type is required!',
    agree: 'Must check in order to submit.',
    persons: 'Person details are required!',
    firstname: 'First Name is required!',
    lastname: 'Last Name is required!',
    gender: 'Gender is required!',
    email: 'Email is required!',
    age: 'Age is required!',
    phone: 'Mobile Number is required!',
    city: 'City is required!',
  },
  wrong: {
    closed: 'Registration for this conference is closed.',
    time: 'Arrival must be a date and a time.',
    age: 'Age must be a whole number from 0 to 120',
    mobile: 'Invalid mobile number!',
    city: 'Invalid city name!',
  },
  tooMany: (max: number) => `At most ${max} people can register together.`,
  /** A party that is too small or too large for what it registers as. */
  partySize: (party: string, { min, max }: { min: number; max: number }) =>
    `${party} is for ${min === max ? `exactly ${min}` : `${min} to ${max}`} ${max === 1 ? 'person' : 'people'}.`,
  taken: {
    people: 'All places are taken.',
    residential: 'All residential places are taken.',
  } satisfies Record<Shortage['kind'], string>,
  fewLeft: ({ kind, left, wanted }: Shortage) => {
    const place = kind === 'residential' ? 'residential place' : 'place'
    const few = left === 1 ? `Only 1 ${place} is` : `Only ${left} ${place}s are`
    return `${few} left for ${wanted} people.`
  },
  fillAll: 'Please fill in every field.',
  closed: 'Registration is closed.',
  noDates: 'No dates are open',
  full: (dates: string) => `${dates} (full)`,
  noBeds: (dates: string) => `${dates} (no residential places)`,
  update: 'Update',
  tenDigits: 'Ten digits, with or without +91.',
  shareOf: (number: number) => `To pay now for person ${number}: {amount}`,
  remove: 'Remove Person',
  add: 'Add Another Person',
  largest: 'A family or a group can have up to five people.',
  leftOut: ({ who, count }: { who: string; count: number }) =>
    `${who} ${count === 1 ? 'is' : 'are'} left out now. What you typed will come back if you choose a larger party under “Registering as”.`,
  persons: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  others: 'others',
  and: 'and',
  consent:
    'I declare that everyone named here attends of their own free will, that I am the parent or guardian of each child I register, or act for them, and that I accept the terms.',
  readMore: 'Read More',
  declaration: 'Declaration and terms',
  price: 'Price',
  /** What must be chosen before the price is known. */
  choose: {
    productinfo: 'Choose a conference to see the price.',
    residential: 'Choose a type of registration to see the price.',
    paym: 'Choose a payment type to see the price.',
  },
  updatePrice: 'Update price',
  ageless: (name: string) => `${name}: age not filled in yet`,
  bands: { free: 'free', child: 'child', adult: 'adult' } satisfies Record<AgeBand, string>,
  partPayment: 'part payment',
  atVenue: 'paid at the venue',
  totalNow: 'Total due now',
  totalSoFar: 'Total so far',
  nothingOnline: 'Nothing is due online.',
  later: 'Balance due later',
  nothingNow: 'Nothing is due now',
  ifFree: 'To pay if a place becomes free',
  ifFreeSoFar: 'To pay if a place becomes free, so far',
  laterIfFree: 'And later',
  /** Beside Submit. The amounts are empty where there is none. */
  pays: (now: string, later: string) => {
    if (!now) return later ? `You pay nothing now, ${later} later.` : 'You pay nothing.'
    return later ? `You pay ${now} now, ${later} later.` : `You pay ${now} now.`
  },
  plan: 'What you are about to send',
  waysToPay: 'Ways to pay',
  netBanking: 'Net banking',
  provider:
    'You will go to our payment provider’s page to pay by card, net banking or UPI. We never see your card number.',
  waitingList:
    'You can join the waiting list. You pay nothing now, and we will write to you when there is a place.',
  missing: (list: string, more: number) =>
    `Still missing: ${list}${more > 0 ? ` and ${more} more` : ''}.`,
  missingOf: (label: string, number: number) => `${label} of person ${number}`,
  missingCount: 'the number of people',
  again: (first: string, others: number) => {
    const who = `${first} and ${others} ${others === 1 ? 'other' : 'others'} are`
    return `${others === 0 ? `${first} is` : who} already registered for this. Register them again?`
  },
  registerAgain: 'Register again',
  openRegistration: 'Open your registration',
  kept: 'What you type is kept on this device for a day.',
  clear: 'Clear this form',
  submit: 'Submit',
  join: 'Join the waiting list',
  sending: 'Sending…',
  /** Of a form that is closed. */
  tellMe: 'Tell me when it opens',
  tellOnce:
    'You confirm the address by mail. We will write to you once, when it opens, and then delete it.',
  told: 'Thank you. Please press the button in the mail that we are sending you now. We will write to you once, when it opens.',
}

export type RegistrationFormWords = typeof en
