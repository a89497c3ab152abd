import { openRegistrationList, type RegistrationList } from '#database/search/registration-list.ts'
import { appendOfficeEvent } from '#database/staff/office-events.ts'
import { formatMoment } from '#domain/dates.ts'
import { ENGLISH_LANGUAGE_NAMES } from '#domain/language.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { PERSON_FIELDS } from '#domain/registration/person.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import { countedPayment } from '#workflows/records/payments/counted-payment.ts'
import type { Services } from '#workflows/services.ts'
import { eachRegistration, type ListedRegistration } from './list-registrations.ts'
import { MAX_XLSX_ROWS } from './sheets/xlsx-file.ts'

/** One line a person, of exactly what is filtered. The history says who took what and how many. */
export async function exportRegistrations(
  { db, now }: Services,
  {
    actor,
    filter,
    format,
    asked,
  }: {
    actor: Actor
    filter: RegistrationFilter
    format: 'CSV' | 'Excel'
    /** The filter as the address has it, for the history. */
    asked: Record<string, string>
  },
) {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const list = await openRegistrationList(db, { filter })
  const people = list.totals?.people
  if (format === 'Excel' && (people ?? 0) > MAX_XLSX_ROWS) {
    return { ok: false, problem: 'too-long' } as const
  }
  // Before the first line leaves: an export that is broken off has been seen too.
  await appendOfficeEvent(db, {
    actor,
    subject: 'export',
    subjectId: 'registrations',
    action: format === 'CSV' ? 'export-csv' : 'export-excel',
    details: { filter: asked, people: people ?? 'more than could be counted' },
    at: now(),
  })
  return { ok: true as const, rows: rowsOf(db, list) }
}

async function* rowsOf(db: Services['db'], list: RegistrationList) {
  for await (const batch of eachRegistration(db, list)) yield batch.flatMap(personRows)
}

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
  'language',
] as const

/** One row a person. Money stands with the first one, so that its columns can be added up. */
function personRows(registration: ListedRegistration): (string | number)[][] {
  const { event_code, residential, arrival, standing, party, payment_type, id } = registration
  const registered = formatMoment(new Date(registration.created_at))
  const txnid = countedPayment(registration)?.txnid ?? ''
  const money = [
    registration.still_due_minor,
    registration.full_minor,
    registration.reduced_minor,
    registration.received_minor,
    registration.returned_minor,
  ].map((paise) => paise / 100)
  return registration.people.map((person, index) => {
    const [due = '', ...sums] = index === 0 ? money : money.map(() => '')
    return [
      event_code,
      ...PERSON_FIELDS.map(({ column }) => person[column]),
      residential,
      arrival.replace('T', ' '),
      standing,
      txnid,
      due,
      party,
      payment_type,
      ...sums,
      registered,
      id,
      ENGLISH_LANGUAGE_NAMES[registration.language],
    ]
  })
}
