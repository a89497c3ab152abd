import type { GENDERS } from '#domain/registration/attendee.ts'
import type { PartyType } from '#domain/registration/party.ts'
import type { PersonFieldName } from '#domain/registration/person-fields.ts'
import type { PaymentType } from '#domain/registration/price.ts'

type Gender = (typeof GENDERS)[number]

export const en = {
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

export type RegistrationFieldWords = typeof en
