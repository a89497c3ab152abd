import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import { ENTRY, openTestDoor, tickets } from '../../tests/support/doors.ts'
import { signedIn } from '../../tests/support/office/staff.ts'
import { storeRegistration } from '../../tests/support/people.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { type TestServices, testServices } from '../../tests/support/site/services.ts'
import { closeDoor, shutOutPhone } from './change-door.ts'

/** A phone is tied to Gate A, then to Gate B, and has something of the first still to send. */

async function phoneIdOf(services: TestServices, secret: string): Promise<string> {
  const read = await readDoorList(services, { secret, since: undefined })
  if (!read.ok) throw new Error(read.problem)
  return read.list.phone
}

async function doorsOf({ db }: TestServices) {
  return db
    .selectFrom('door_entry')
    .innerJoin('door', 'door.id', 'door_entry.door_id')
    .select(['door.name', 'door_entry.ticket_code'])
    .orderBy('door.name')
    .execute()
}

test.each(ENGINES)('%s: each entry is that of the door where it was made', async (engine) => {
  const services = await testServices(engine)
  const a = await openTestDoor(services, 'Gate A')
  const b = await openTestDoor(services, { name: 'Gate B', eventCode: 'ewgaugmysore2023' })
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const phone = await phoneIdOf(services, a.secret)
  const at = services.now().toISOString()
  const entries = [
    { ...ENTRY, id: randomUUID(), code, at, phone },
    { ...ENTRY, id: randomUUID(), code, at },
    // Of nobody: what has happened is stored all the same.
    { ...ENTRY, id: randomUUID(), code, at, phone: randomUUID() },
  ]
  const stored = await storeEntries(services, { secret: b.secret, sent: { entries } })
  expect(stored).toMatchObject({
    results: [{ state: 'stored' }, { state: 'unknown-ticket' }, { state: 'unknown-ticket' }],
  })
  expect(await doorsOf(services)).toEqual([
    { name: 'Gate A', ticket_code: code },
    { name: 'Gate B', ticket_code: null },
    { name: 'Gate B', ticket_code: null },
  ])
})

test.each(['door', 'phone'] as const)(
  'after the first %s was shut, what happened there before still counts',
  async (what) => {
    const services = await testServices()
    const a = await openTestDoor(services, 'Gate A')
    const b = await openTestDoor(services, 'Gate B')
    const phone = await phoneIdOf(services, a.secret)
    const actor = await signedIn(services, 'desk')
    const before = services.now().toISOString()
    services.pass(60_000)
    if (what === 'door') await closeDoor(services, { actor, id: a.door.id })
    else await shutOutPhone(services, { actor, id: phone })
    services.pass(60_000)
    const after = services.now().toISOString()
    const entries = [before, after].map((at) => ({
      ...ENTRY,
      id: randomUUID(),
      code: 'x',
      at,
      phone,
    }))
    const sent = await storeEntries(services, { secret: b.secret, sent: { entries } })
    expect(sent).toMatchObject({ results: [{ state: 'unknown-ticket' }, { state: 'refused' }] })
    expect(await doorsOf(services)).toMatchObject([{ name: 'Gate A' }])
  },
)
