import { createHash, randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { readFields, readForm } from '#app/ui/form/read-form.ts'
import { openDatabase } from '#database/engine/open.ts'
import { sortName } from '#database/records/registration/registrations.ts'
import { wordsText } from '#database/search/words-text.ts'
import type { RegistrationInput } from '#domain/registration/party.ts'
import { toRows } from '#workflows/records/registration/register.ts'
import {
  registrationSchema,
  toRegistration,
} from '../app/features/registration/registration-schema.ts'
import { migrate } from '../database/migrate.ts'
import { quote } from '../domain/registration/price.ts'
import { MEASURED_EVENT } from './measured-forms.ts'

/** The same schema, price and tables, with nothing between Node's HTTP server and SQLite. */
const file = String(process.env.DATABASE_FILE)
const { db } = openDatabase(`file:${file}`)
await migrate(db)
await db.destroy()
const database = new DatabaseSync(file)
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma wal_autocheckpoint = 10000;
  pragma foreign_keys = on;
`)

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

const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()

createServer(async (request, response) => {
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(await text(request))) form.append(name, value)
  const reading = readForm(schema, readFields(form))
  if (!reading.ok) return response.writeHead(400).end()
  database.exec('begin immediate')
  const registration = toRegistration(reading.value, 'en')
  const token = storeRegistration(registration, String(form.get('submission')))
  database.exec('commit')
  return response.writeHead(302, { Location: `/pay/${token}` }).end()
}).listen(Number(process.env.PORT), '127.0.0.1')

function storeRegistration(registration: RegistrationInput, submission: string): string {
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
    twin: createHash('sha256').update(JSON.stringify(registration)).digest('hex'),
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

function insert(table: string, row: Record<string, SQLInputValue>): void {
  const names = Object.keys(row)
  const sql = `insert into ${table} (${names}) values (${names.map(() => '?')}) returning *`
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, statement)
  statement.all(...Object.values(row))
}
