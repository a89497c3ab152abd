import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { doorListOf, newEntry, openTestDoor, sendEntries, tickets } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { tiePhone } from '#workflows/doors/tie-phone.ts'
import { closeDoor, shutOutPhone } from './change-door.ts'

/** A phone is tied to Gate A, then to Gate B, and has something of the first still to send. */
async function retied(services: TestServices, atB?: { eventCode: string }) {
  const a = await openTestDoor(services, 'Gate A')
  const { door } = await openTestDoor(services, {
    eventCode: 'ewgmaymysore2023',
    ...atB,
    name: 'Gate B',
  })
  const tying = { token: door.token, device: 'Chrome on Android', former: a.secret }
  const b = { door, secret: (await tiePhone(services, tying)) ?? '' }
  return { a, b, phone: await phoneIdOf(services, a.secret) }
}

async function phoneIdOf(services: TestServices, secret: string): Promise<string> {
  return (await doorListOf(services, secret)).phone
}

async function doorsOf({ db }: TestServices) {
  return db
    .selectFrom('door_entry')
    .innerJoin('door', 'door.id', 'door_entry.door_id')
    .select(['door.name', 'door_entry.phone_id', 'door_entry.ticket_code', 'door_entry.late'])
    .orderBy('door.name')
    .execute()
}

onEngines('each entry is that of the door where it was made', async (services) => {
  const { a, b, phone } = await retied(services, { eventCode: 'ewgaugmysore2023' })
  const stranger = await phoneIdOf(services, (await openTestDoor(services, 'Gate C')).secret)
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const at = services.now().toISOString()
  const entry = { code, at }
  const entries = [
    newEntry({ ...entry, phone }),
    newEntry(entry),
    // Of another phone, or of none: an entry's phone is the one that sends it.
    newEntry({ ...entry, phone: stranger }),
    newEntry({ ...entry, phone: randomUUID() }),
  ]
  const unknown = 'unknown-ticket'
  expect(await sendEntries(services, b.secret, entries)).toEqual([
    'stored',
    unknown,
    unknown,
    unknown,
  ])
  const atB = { name: 'Gate B', phone_id: await phoneIdOf(services, b.secret), ticket_code: null }
  expect(await doorsOf(services)).toMatchObject([
    { name: 'Gate A', phone_id: phone, ticket_code: code },
    ...[atB, atB, atB],
  ])
  await sendEntries(services, a.secret, [newEntry({ ...entry, phone: atB.phone_id })])
  // The first door knows nothing of the second.
  expect((await doorsOf(services)).filter(({ name }) => name === 'Gate A')).toHaveLength(2)
})

test.each(['door', 'phone'] as const)(
  'after the first %s was shut, what happened there before waits for the office',
  async (what) => {
    const services = await testServices()
    const { a, b, phone } = await retied(services)
    const actor = await signedIn(services, 'desk')
    const before = services.now().toISOString()
    services.pass(60_000)
    if (what === 'door') await closeDoor(services, { actor, id: a.door.id })
    else await shutOutPhone(services, { actor, id: phone })
    services.pass(60_000)
    const after = services.now().toISOString()
    const entries = [before, after].map((at) => newEntry({ code: 'x', at, phone }))
    expect(await sendEntries(services, b.secret, entries)).toEqual(['unknown-ticket', 'refused'])
    expect(await doorsOf(services)).toMatchObject([{ name: 'Gate A', late: 'waiting' }])
  },
)

test('a phone that is shut out at its second door sends nothing more by the first', async ({
  services,
}) => {
  const { b, phone } = await retied(services)
  const actor = await signedIn(services, 'desk')
  const at = services.now().toISOString()
  await shutOutPhone(services, { actor, id: await phoneIdOf(services, b.secret) })
  services.pass(60_000)
  await sendEntries(services, b.secret, [newEntry({ code: 'x', at, phone })])
  expect(await doorsOf(services)).toMatchObject([{ name: 'Gate A', late: 'waiting' }])
})

onEngines('a phone that was shut out is not tied again by its link', async (services) => {
  const { door, secret } = await openTestDoor(services)
  const other = await tiePhone(services, { token: door.token, device: 'Safari on iPhone' })
  const actor = await signedIn(services, 'desk')
  await shutOutPhone(services, { actor, id: await phoneIdOf(services, secret) })
  for (const former of [secret, undefined]) {
    const tying = { token: door.token, device: 'Chrome on Android', former }
    expect(await tiePhone(services, tying)).toBeUndefined()
  }
  expect(await readDoorList(services, { secret: other, since: undefined })).toMatchObject({
    ok: true,
  })
})
