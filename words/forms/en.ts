import type { PartyType } from '#domain/registration/party.ts'
import type { GENDERS, PersonFieldName } from '#domain/registration/person.ts'
import type { Shortage } from '#domain/registration/places.ts'
import type { PaymentType, ResidentialType } from '#domain/registration/price.ts'

export const conference = {
  /** Beside a date that has passed and can still be chosen. */
  over: (lastDay: string) => `This conference was over on ${lastDay}`,
  /** Where such a date was chosen. */
  wasOver: (lastDay: string) => `This conference was over on ${lastDay}.`,
  movedFrom: (dates: string) => `Moved from ${dates}.`,
}

export const dataNotice = {
  registration:
    'We keep what you type here so that we can welcome you and account for your payment: until the conference is over and its accounts are closed, and records of payments for as long as the law requires.',
  gift: 'We keep your name, email, mobile and gift so that we can thank you, give you a receipt and keep our accounts, for as long as the law requires.',
  /** The office's address. */
  writeTo: 'To see, correct or erase it, write to {email}.',
  more: 'Read more in our {policy}.',
  policy: 'policy',
}

export const fieldMessages = {
  text: (label: string) => `${label} must be text`,
  atMost: (label: string, longest: number) => `${label} must be at most ${longest} characters`,
  /** Of a name. */
  odd: (label: string) => `${label} must not contain | or invisible characters`,
  webAddress: 'Please enter a name without a web address.',
  email: 'Email must be a valid email address',
  pan: 'PAN must be five letters, four digits and a letter, such as ABCDE1234F',
  labels: { email: 'Email', mobile: 'Mobile Number', amount: 'Amount' },
  giftAmount: {
    'not-an-amount': 'Amount must be in rupees, such as 500 or 500.50',
    'too-small': (smallest: string) => `Amount must be at least ${smallest}`,
    'too-large': (largest: string) => `Amount must be at most ${largest}`,
  },
}

export const form = {
  /** In a list of which nothing is chosen yet. */
  chooseOne: 'Choose one',
  didYouMean: 'Did you mean {address}?',
  useIt: 'Use it',
  checkForm: 'Please check the form',
  didNotWork: 'That did not work',
  person: (number: number) => `Person ${number}`,
  ofPerson: (number: number, message: string) => `Person ${number}: ${message}`,
  /** Beside a field that people can't see. */
  leaveEmpty: 'Leave this empty',
  noNetwork:
    'You are offline just now. No payment was taken, and what you typed is still here: please send it again when you are back online. It will not be counted twice.',
  tenDigits: 'Ten digits, with or without +91.',
  kept: 'What you type is kept on this device for a day.',
  sending: 'Sending…',
  onward:
    'You will go to our payment provider’s page to pay by card, net banking or UPI. We never see your card number.',
}

/** What only the server says about a form. */
export const formAnswers = {
  /** In case it was a person. */
  trapped:
    'It looks as if a program filled in this form, so it was not accepted and nothing was stored. If you are a person, please call or write to us.',
  notStored:
    'We could not store your registration just now, and nothing was taken. What you typed is still here: please try again in a moment.',
  unreadable: 'Something in this form could not be read. Please fill it in again.',
  cantAdd: 'To add another person, please choose Family or Group under “Registering as”.',
  cancelled: (event: { name: string; dates: string }) =>
    `${event.name}, ${event.dates}, was cancelled and will not take place.`,
  /** The date of an old link. */
  gone: (event: { name: string; dates: string } | undefined) =>
    `${event ? `${event.name}, ${event.dates},` : 'The date in your link'} is no longer offered. Please choose another date.`,
  wishNotStored: 'We could not save your address just now. Please try again in a moment.',
  tooManyWishes: 'Many addresses came from your network in the last hour. Please try again later.',
}

export const giving = {
  bankTransfer: 'Bank transfer',
  accountName: 'Account name',
  accountNumber: 'Account number',
  bankAndBranch: 'Bank and branch',
  ifsc: 'IFSC',
  scan: 'Scan and give',
  code: 'QR code for giving with any UPI app',
  scanOrCopy: 'Scan the code with any UPI app, or copy the address into it.',
  upiAddress: 'UPI address',
  openUpi: 'Pay by UPI app',
  fullName: 'Full name',
  mobile: 'Mobile',
  amountHelp: 'In rupees, such as 500 or 500.50.',
  tapOne: 'Tap one, or type your own below',
  offeringType: 'Offering type',
  pan: 'PAN',
  panHelp: 'Optional. With it, your receipt can be used for tax relief under section 80G.',
  give: 'Give',
  reset: 'Reset',
  name: 'Name',
  nameMissing: 'Name is required',
  emailMissing: 'Email is required',
  mobileMissing: 'Mobile Number is required',
  mobileInvalid: 'Mobile Number is invalid',
  amountMissing: 'Amount is required',
  fundMissing: 'This field is required',
}

export const prices = {
  adult: '12 and over',
  child: '6 to 11',
  small: '5 and under',
  free: 'Free',
  from: (price: string) => `from ${price}`,
  part: 'Part Registration, 6 and over',
  restAtVenue:
    'The pre-registration. You pay the rest at the venue; a Full Registration is also paid there',
  restLater: 'The pre-registration. You pay the rest later',
  /** What a person of 12 or over pays. */
  withBeds: (usual: string, residential: string) => `${usual}, residential ${residential}`,
}

type Gender = (typeof GENDERS)[number]

export const registrationFields = {
  labels: {
    productinfo: 'Conference',
    type: 'Registering as',
    residential: 'Type of registration',
    arrival: 'Arrival',
    paym: 'Payment type',
    agree: 'Consent',
  },
  person: {
    firstname: 'First Name',
    lastname: 'Last Name',
    gender: 'Gender',
    email: 'Email',
    age: 'Age',
    phone: 'Mobile',
    city: 'City',
  } satisfies Record<PersonFieldName, string>,
  parties: {
    Individual: 'Individual',
    'Married Couple': 'Married Couple',
    Family: 'Family',
    Group: 'Group',
  } satisfies Record<PartyType, string>,
  payments: {
    'Full Payment': 'Full Registration',
    'Part Payment': 'Part Registration',
  } satisfies Record<PaymentType, string>,
  genders: { Male: 'Male', Female: 'Female' } satisfies Record<Gender, string>,
}

export type RegistrationFieldWords = typeof registrationFields

/** The registration form, in the browser too. */
export const registrationForm = {
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
  notOffered: {
    Residential: 'This date is offered without a bed only. Please choose Non Residential.',
    'Non Residential': 'This date is offered with a bed only. Please choose Residential.',
  },
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
  dayNote: 'Notes for the day',
  dayNoteHelp:
    'You may leave this empty. An allergy, a medicine, a wheelchair: what our team must know. By writing it you agree that the team at the door, the children’s team and the kitchen read it. It is erased 30 days after the conference.',
  shareOf: (number: number) => `To pay now for person ${number}: {amount}`,
  remove: 'Remove Person',
  add: 'Add Another Person',
  largest:
    'A family or a group can have up to five people. If you are six or more, please register the others with this form again, with the same mobile number for the first person: then your children have one code at the conference.',
  leftOut: ({ who, count }: { who: string; count: number }) =>
    `${who} ${count === 1 ? 'is' : 'are'} left out now. What you typed will come back if you choose a larger party under “Registering as”.`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  others: 'others',
  and: 'and',
  consent:
    'I declare that everyone named here attends of their own free will, that I am the parent or guardian of each child I register, or act for them, and that I accept the terms.',
  readMore: 'Read More',
  declaration: 'Declaration and terms',
  price: 'Price',
  choose: {
    productinfo: 'Choose a conference to see the price.',
    residential: 'Choose a type of registration to see the price.',
    paym: 'Choose a payment type to see the price.',
  },
  updatePrice: 'Update price',
  ageless: (name: string) => `${name}: age not filled in yet`,
  bands: { free: 'free', child: 'child' },
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
  /** Above Submit. The amounts are empty where there is none. */
  pays: (now: string, later: string) => {
    if (!now)
      return later
        ? `Submit and pay nothing now; ${later} later`
        : 'Submit; there is nothing to pay'
    return `Submit and pay ${later ? `${now}; ${later} later` : now}`
  },
  plan: 'What you are about to send',
  waysToPay: 'Ways to pay',
  netBanking: 'Net banking',
  waitingList:
    'You can join the waiting list. You pay nothing now, and we will write to you when there is a place.',
  missing: (more: number) => `Still missing: {list}${more > 0 ? ` and ${more} more` : ''}.`,
  missingOf: (label: string, number: number) => `${label} of person ${number}`,
  missingCount: 'the number of people',
  again: (first: string, others: number) => {
    const who = `${first} and ${others} ${others === 1 ? 'other' : 'others'} are`
    return `${others === 0 ? `${first} is` : who} already registered for this. Register them again?`
  },
  registerAgain: 'Register again',
  openRegistration: 'Open your registration',
  clear: 'Clear this form',
  submit: 'Submit',
  join: 'Join the waiting list',
  /** Of a form that is closed. */
  tellMe: 'Tell me when it opens',
  tellOnce:
    'You confirm the address by mail. We will write to you once, when it opens, and then delete it.',
  told: 'Thank you. Please press the button in the mail that we are sending you now. We will write to you once, when it opens.',
}

export type RegistrationFormWords = typeof registrationForm

export const stays = {
  Residential: 'Residential',
  'Non Residential': 'Non Residential',
} satisfies Record<ResidentialType, string>
