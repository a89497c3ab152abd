import { randomInt, randomUUID } from 'node:crypto'
import { readFields, readForm } from '#app/ui/form/read-form.ts'
import { sortName } from '#database/records/registration/registrations.ts'
import { wordsText } from '#database/search/words-text.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { toRows } from '#workflows/records/registration/register.ts'
import {
  registrationSchema,
  toRegistration,
} from '../app/features/registration/registration-schema.ts'
import { quote } from '../domain/registration/price.ts'
import { digest, type Store, serveBare } from './bare-store.ts'
import { MEASURED_EVENT } from './measured-forms.ts'

const { event, key, programme } = MEASURED_EVENT
const schema = registrationSchema({ events: [event.code], language: 'en' })

const SOLD = {
  event_code: event.code,
  name: event.name,
  dates: event.dates,
  venue: event.venue,
  price: JSON.stringify(event.price),
}

const WORDING = { version: 'measured', text: 'As it stands beside the form', stored_at: '' }

/** Nobody else writes to this database. */
const FIRST = 1_001
let number = FIRST - 1

await serveBare((form, store) => {
  const reading = readForm(schema, readFields(form))
  if (!reading.ok) return undefined
  return storeRegistration(
    store,
    toRegistration(reading.value, 'en'),
    String(form.get('submission')),
  )
})

function storeRegistration({ insert }: Store, registration: RegistrationInput, submission: string) {
  const quoted = quote({
    prices: event.price,
    residential: registration.residential,
    payment: registration.paymentType,
    attendees: registration.persons.map(({ firstname, age }) => ({ name: firstname, age })),
  })
  const [id, token, at] = [randomUUID(), randomUUID(), new Date().toISOString()]
  const rows = toRows(registration, quoted, key)
  const [sort_name, words] = [sortName(rows.attendees[0]), wordsText(rows.attendees)]
  insert('registration', {
    ...rows.registration,
    id,
    submission,
    twin: digest(registration),
    created_at: at,
    hold: 'held',
    status: 'Not Paid',
    sort_name,
    words,
    number: ++number,
  })
  if (number === FIRST) insert('consent_wording', WORDING)
  for (const [index, attendee] of rows.attendees.entries()) {
    const owner = { registration_id: id, position: index + 1 }
    insert('attendee', { ...attendee, ...owner })
    insert('consent', { ...owner, id: randomUUID(), wording: WORDING.version, language: 'en', at })
  }
  insert('sold_event', { ...SOLD, registration_id: id })
  const [payer] = rows.attendees
  insert('payment', {
    id: randomUUID(),
    txnid: `${programme.prefix}${randomInt(1e10, 1e11)}`,
    token,
    registration_id: id,
    purpose: event.code,
    payer_name: payer?.first_name ?? '',
    payer_email: payer?.email ?? '',
    payer_phone: payer?.phone ?? '',
    amount_minor: quoted.total,
    state: 'open',
    opened_at: at,
    changed_at: at,
  })
  return token
}
