import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { runOffice } from '#tests/support/office/command-line.ts'
import { register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { changeEvent, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'

const YEAR_MS = 366 * 24 * 60 * 60_000

function party(firstname: string, changes: { age?: number } = {}) {
  const person = attendee({
    firstname,
    lastname: 'Zebedeeson',
    email: 'zebedee@example.org',
    ...changes,
  })
  return registration({ persons: [person] })
}

/** Runs the command for everything stored before today. */
async function forgetAll(services: TestServices) {
  const day = services.now().toISOString().slice(0, 10)
  return runOffice(services, 'forget', '--before', day, '--yes')
}

async function names({ db }: TestServices): Promise<string[]> {
  const people = await db
    .selectFrom('attendee')
    .select('first_name')
    .orderBy('first_name')
    .execute()
  return people.map(({ first_name }) => first_name)
}

/** Ends the payments' sweep, so that only the registration's hold can keep the name. */
async function aYearLater(services: TestServices): Promise<void> {
  await services.db.updateTable('payment').set({ ask_at: null }).execute()
  services.pass(YEAR_MS)
}

onEngines('a waiting or holding registration is not forgotten', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 1 } })
  await register(services, { registration: party('Holding') })
  const { id } = await register(services, { registration: party('Waiting'), waiting: true })
  await aYearLater(services)
  expect((await forgetAll(services)).said).toContain('2 registrations are left as they are')
  expect(await names(services)).toEqual(['Holding', 'Waiting'])
  await services.db
    .updateTable('registration')
    .set({ hold: 'released', held_until: null })
    .where('id', '<>', id)
    .execute()
  expect((await forgetAll(services)).said).toContain('1 registrations are left as they are')
  expect(await names(services)).toEqual(['(removed)', 'Waiting'])
})

test.each([
  ['is to come', '2027-11-20', ['Zebedee']],
  ['ends today', '2027-11-16', ['Zebedee']],
  ['ended yesterday', '2027-11-15', ['(removed)']],
])('a registration for a conference that %s (%s) leaves %j', async (_, last, expected) => {
  const services = await testServices()
  const dated = withDays(services, { first: '2027-11-14', last })
  await register(dated, { registration: party('Zebedee', { age: 3 }) })
  await sendDueMails(dated)
  services.pass(YEAR_MS)
  await forgetAll(dated)
  expect(await names(services)).toEqual(expected)
})

test('a registration for an open conference without dates is not forgotten', async ({
  services,
}) => {
  const undated = withDays(services, undefined)
  await register(undated, { registration: party('Zebedee', { age: 3 }) })
  services.pass(YEAR_MS)
  await forgetAll(undated)
  expect(await names(services)).toEqual(['Zebedee'])
})

test('the bytes of a forgotten name are gone from the file and its journal', async ({
  services,
}) => {
  await register(services, { registration: party('Zebedee', { age: 3 }) })
  await sendDueMails(services)
  await aYearLater(services)
  expect(bytesOf(services)).toContain('Zebedee')
  expect((await forgetAll(services)).code).toBe(0)
  expect(bytesOf(services)).not.toMatch(/zebedee/i)
})

/** Gives the test event these days, or none. */
function withDays(services: TestServices, days: { first: string; last: string } | undefined) {
  return changeEvent(services, { days })
}

/** The contents of the database file and of all files beside it, such as the journal. */
function bytesOf({ databaseUrl }: TestServices): string {
  const file = databaseUrl.replace('file:', '')
  const folder = path.dirname(file)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(path.basename(file)))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'latin1'))
    .join('')
}
