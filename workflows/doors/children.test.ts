import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetRecords } from '#database/forget/forget.ts'
import { readArrivals } from '#workflows/doors/read-arrivals.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { readScannedTicket } from '#workflows/doors/scanned-ticket.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import { ENTRY, openTestDoor } from '../../tests/support/doors.ts'
import { signedIn } from '../../tests/support/office/staff.ts'
import { storeRegistration } from '../../tests/support/people.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { type TestServices, testServices } from '../../tests/support/site/services.ts'
import { giveFamilyCodes } from '../folder/read-folder.ts'
import { ledgerFieldsOf } from '../payments/read-payment.ts'

const CODE = 'ewgmaymysore2023'
const YEAR_MS = 366 * 24 * 60 * 60_000

async function family(services: TestServices) {
  const people = [
    { first_name: 'Asha', age: 34 },
    { first_name: 'Meera', age: 5 },
  ]
  const { id } = await storeRegistration(services.db, { hold: 'confirmed', people })
  const tickets = await services.db
    .selectFrom('ticket')
    .select('code')
    .where('registration_id', '=', id)
    .orderBy('position')
    .execute()
  return { id, codes: tickets.map(({ code }) => code) }
}

async function listOf(services: TestServices, secret: string, since?: string) {
  const read = await readDoorList(services, { secret, since })
  if (!read.ok) throw new Error(read.problem)
  return read.list
}

test('a child’s list has a digest of the family’s code once it is made, never the code', async () => {
  const services = await testServices()
  const { secret } = await openTestDoor(services)
  const { id } = await family(services)
  const before = await listOf(services, secret)
  expect(before.guests.filter(({ fetch }) => fetch)).toEqual([])
  const codes = await giveFamilyCodes(services, { code: CODE, registrationIds: [id] })
  const after = await listOf(services, secret, before.cursor)
  expect(after.guests.map(({ first, fetch }) => [first, fetch])).toContainEqual([
    'Meera',
    expect.stringMatching(/^[\w-]{4}$/),
  ])
  expect(after.guests.find(({ first }) => first === 'Asha')?.fetch).toBeUndefined()
  expect(JSON.stringify(after.guests)).not.toContain(codes.get(id))
})

test.each(ENGINES)(
  '%s: the office sees who took a child, until it is forgotten',
  async (engine) => {
    const services = await testServices(engine)
    const { secret } = await openTestDoor(services)
    const { codes } = await family(services)
    const [, code = ''] = codes
    const actor = await signedIn(services, 'desk')
    const at = services.now().toISOString()
    const later = new Date(services.now().getTime() + 1_000).toISOString()
    services.pass(60_000)
    const entries = [
      { ...ENTRY, id: randomUUID(), code, at },
      { ...ENTRY, id: randomUUID(), code, at: later, kind: 'out', takenBy: ' Uncle\nThomas ' },
      { ...ENTRY, id: randomUUID(), code, at: later, kind: 'out', takenBy: 'x'.repeat(81) },
    ]
    const stored = await storeEntries(services, { secret, sent: { entries } })
    expect(stored).toMatchObject({
      results: [{ state: 'stored' }, { state: 'stored' }, { state: 'refused' }],
    })
    expect(await readScannedTicket(services, { actor, typed: code })).toMatchObject({
      verdict: { answer: 'left', since: { takenBy: 'Uncle Thomas' } },
    })
    const arrivals = await readArrivals(services, { actor, code: CODE })
    const taken = arrivals?.expected.map(({ presence }) => presence.since?.takenBy)
    expect(taken).toEqual([undefined, 'Uncle Thomas'])
    services.pass(YEAR_MS)
    await forgetRecords(services.db, {
      ledgerFields: ledgerFieldsOf(services),
      before: services.now().toISOString(),
      trial: false,
    })
    const kept = await services.db.selectFrom('door_entry').select('taken_by').execute()
    expect(kept).toEqual([{ taken_by: null }, { taken_by: null }])
  },
)
