import { formatMoment } from '#domain/dates.ts'
import { PERSON_FIELDS } from '#domain/registration/person-fields.ts'
import { countedPayment } from '#workflows/payments/counted-payment.ts'
import type { ExportedRegistration } from './each-registration.ts'

/** The columns of an export of registrations. */
export const PERSON_COLUMNS = [
  'conference',
  ...PERSON_FIELDS.map(({ name }) => name),
  'residential',
  'arrival',
  'standing',
  'txnid',
  'due',
  'party',
  'payment-type',
  'price',
  'reduced',
  'received',
  'returned',
  'registered',
  'registration',
] as const

/** One row a person. Money stands with the first one, so that its columns can be added up. */
export function personRows(registration: ExportedRegistration): (string | number)[][] {
  const { event_code, residential, arrival, standing, party, payment_type, id } = registration
  const registered = formatMoment(new Date(registration.created_at))
  const txnid = countedPayment({ payments: registration.attempts })?.txnid ?? ''
  return registration.people.map((person, index) => {
    const [due, ...money] = index === 0 ? moneyCells(registration) : ['', '', '', '', '']
    return [
      event_code,
      ...PERSON_FIELDS.map(({ column }) => person[column]),
      residential,
      arrival.replace('T', ' '),
      standing,
      txnid,
      due ?? '',
      party,
      payment_type,
      ...money,
      registered,
      id,
    ]
  })
}

function moneyCells(row: ExportedRegistration): number[] {
  const { still_due_minor, full_minor, reduced_minor, received_minor, returned_minor } = row
  return [still_due_minor, full_minor, reduced_minor, received_minor, returned_minor].map(
    (paise) => paise / 100,
  )
}
