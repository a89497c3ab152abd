import { PERSON_LABELS } from '#app/words/en/registration-fields.ts'
import { type Command, dayRange, oneOf, readArgs } from '#cli/command.ts'
import { giveSheet, SHEET_OPTIONS, type TextSheet } from '#cli/sheet.ts'
import { formatMoment } from '#domain/dates.ts'
import { PERSON_FIELDS } from '#domain/registration/person-fields.ts'
import { STANDINGS } from '#domain/standing.ts'
import { countedPayment, paymentWord } from '#workflows/payments/counted-payment.ts'
import {
  type ListedRegistration,
  listRegistrations,
} from '#workflows/registration-lists/list-registrations.ts'

export const registrationsCommand: Command = {
  name: 'registrations',
  usage:
    '[--search WORDS] [--event CODE] [--standing STANDING] [--status paid|not-paid] [--refunded] [--from DAY] [--to DAY] [--format table|csv|xlsx] [--out FILE]',
  summary: 'Who has registered, one line for each person, in the order of the form.',
  details: `
Days are written 2026-11-15 and mean the day in India on which it was sent; both are included.
"Status" stays Paid once it was paid; what was given back since is beside it, and --refunded lists
only those. What belongs to a registration as a whole stands with its first person, so that the
columns can be added up.
--search finds names, e-mail addresses, mobile, transaction and receipt numbers, as the office does in
the browser. --standing is one of: ${STANDINGS.join(', ')}.
A spreadsheet needs a file: --format xlsx --out people.xlsx`,
  async run(office, args) {
    const { values } = readArgs(args, {
      ...SHEET_OPTIONS,
      search: { type: 'string' },
      event: { type: 'string' },
      standing: { type: 'string' },
      status: { type: 'string' },
      refunded: { type: 'boolean', default: false },
      from: { type: 'string' },
      to: { type: 'string' },
    })
    const listed = await listRegistrations(office.services, {
      search: values.search,
      event: values.event,
      standing: values.standing === undefined ? undefined : oneOf(values.standing, STANDINGS),
      status: paidStatus(values.status),
      refunded: values.refunded,
      ...dayRange(values),
    })
    await giveSheet(office, registrationSheet(listed), values)
    return 0
  },
}

export function paidStatus(word: string | undefined) {
  return word === undefined ? undefined : STATUSES[oneOf(word, ['paid', 'not-paid'])]
}

const STATUSES = { paid: 'Paid', 'not-paid': 'Not Paid' } as const

function registrationSheet(listed: readonly ListedRegistration[]): TextSheet {
  return { columns: COLUMNS, rows: listed.flatMap(personRows) }
}

const COLUMNS = [
  'Conference',
  'Registering as',
  'Type of registration',
  'Arrival',
  ...PERSON_FIELDS.map(({ name }) => PERSON_LABELS[name]),
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
]

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
  ])
}

/** The cells for received, refunded and due money, and the standing. */
function accountCells(registration: ListedRegistration): (string | number)[] {
  const { received_minor, returned_minor, still_due_minor, standing } = registration
  return [received_minor / 100, returned_minor / 100, still_due_minor / 100, standing]
}
