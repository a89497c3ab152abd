import { REGISTRATION_FIELDS } from '#app/words/forms/registration-fields/index.ts'
import { listCommand } from '#cli/list-command.ts'
import { formatMoment } from '#domain/dates.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import { PERSON_FIELDS } from '#domain/registration/person-fields.ts'
import { REGISTRATION_PARAMETERS } from '#domain/registration/registration-filter.ts'
import { STANDINGS } from '#domain/standing.ts'
import { countedPayment, paymentWord } from '#workflows/payments/counted-payment.ts'
import {
  type ListedRegistration,
  listRegistrations,
} from '#workflows/registration-lists/list-registrations.ts'

const COLUMNS = [
  'Conference',
  'Registering as',
  'Type of registration',
  'Arrival',
  ...PERSON_FIELDS.map(({ name }) => REGISTRATION_FIELDS.en.person[name]),
  'Payment type',
  'Due online (Rs.)',
  'Status',
  'Payment',
  'Transaction number',
  'Registered',
  'Places',
  'Paid (Rs.)',
  'Refunded (Rs.)',
  'Balance due (Rs.)',
  'Standing',
  'Registration',
  'Language',
]

export const registrationsCommand = listCommand({
  name: 'registrations',
  summary: 'Who has registered, one line for each person, in the order of the form.',
  details: `
Days are written 2026-11-15 and mean the day in India on which it was sent; both are included.
"Status" stays Paid once a registration was paid; what was given back since is beside it, and --refunded
lists only those. What belongs to a whole registration is in the line of its first person, so that
the columns can be added up.
--search finds names, e-mail addresses, mobile, transaction and receipt numbers, as the office does in
the browser. --standing is one of: ${STANDINGS.join(', ')}.
A spreadsheet needs a file: --format xlsx --out people.xlsx`,
  parameters: REGISTRATION_PARAMETERS,
  select: listRegistrations,
  columns: COLUMNS,
  toRows: personRows,
})

function personRows(registration: ListedRegistration): (string | number)[][] {
  const { event_code, party, residential, arrival, payment_type, status } = registration
  const counted = countedPayment(registration)
  return registration.people.map((person, index) => [
    event_code,
    party,
    residential,
    arrival.replace('T', ' '),
    ...PERSON_FIELDS.map(({ column }) => person[column]),
    payment_type,
    person.share_minor / 100,
    status,
    registration.due_minor === 0 ? 'nothing due' : paymentWord(counted),
    counted?.txnid ?? '',
    formatMoment(new Date(registration.created_at)),
    registration.hold,
    ...(index === 0 ? accountCells(registration) : ['', '', '', '']),
    registration.id,
    ENGLISH_LANGUAGE_NAMES[registration.language],
  ])
}

/** The cells for received, refunded and due money, and the standing. */
function accountCells(registration: ListedRegistration): (string | number)[] {
  const { received_minor, returned_minor, still_due_minor, standing } = registration
  return [received_minor / 100, returned_minor / 100, still_due_minor / 100, standing]
}
