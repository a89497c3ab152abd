import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { LARGEST_PARTY } from '#domain/registration/party.ts'
import { byPersonField } from '#domain/registration/person-fields.ts'

/** The error messages of missing fields. */
export const REQUIRED = {
  productinfo: 'Conference Date is required!',
  type: 'Registration Type is required!',
  residential: 'Registration Type is required!',
  arrival: 'Arrival details are required!',
  arrivals: 'Arrival details are required!',
  paym: 'Payment Type is required!',
  agree: 'Must check in order to submit.',
  persons: 'Person details are required!',
  ...byPersonField(({ name }) => `${PERSON_LABELS[name]} is required!`),
  phone: 'Mobile Number is required!',
}

export const CLOSED = 'Registration for this conference is closed.'
export const NO_RECORDS = `Send a list of 1 to ${LARGEST_PARTY} registration records.`
export const TOO_MANY = `At most ${LARGEST_PARTY} persons can register together.`
export const NOT_A_TIME = 'Arrival must be a date and a time.'
export const NOT_AN_AGE = 'Age must be a whole number from 0 to 120'
