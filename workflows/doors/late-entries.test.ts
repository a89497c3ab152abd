import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { phonesOf } from '#database/doors/doors.ts'
import { doorListOf, newEntry, openTestDoor, sendEntries, tickets } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { readArrivals } from '#workflows/doors/read-arrivals.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { tiePhone } from '#workflows/doors/tie-phone.ts'
import { closeDoor, shutOutPhone } from './change-door.ts'
import { readLateEntries, settleLateEntries } from './late-entries.ts'

const CODE = 'ewgmaymysore2023'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A ticket, Gate A with a phone, and Gate B, whose phone hears of everything that counts. */
async function twoGates(services: TestServices) {
  const [a, b] = [await openTestDoor(services, 'Gate A'), await openTestDoor(services, 'Gate B')]
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const actor = await signedIn(services, 'desk')
  const at = services.now().toISOString()
  services.pass(MINUTE)
  return { a, b, code, actor, at }
}

const ENDS = {
  'of a closed door': async (services: TestServices, { a, actor }: Gates) => {
    await closeDoor(services, { actor, id: a.door.id })
  },
  'of a phone that was shut out': async (services: TestServices, { a, actor }: Gates) => {
    const [phone] = await phonesOf(services.db, [a.door])
    await shutOutPhone(services, { actor, id: phone?.id ?? '' })
  },
  'of a door whose hour is over': async (services: TestServices, { a }: Gates) => {
    const until = services.now().toISOString()
    await services.db.updateTable('door').set({ until }).where('id', '=', a.door.id).execute()
  },
}

type Gates = Awaited<ReturnType<typeof twoGates>>

const ENDINGS = Object.entries(ENDS).flatMap(([name, end]) =>
  ENGINES.map((engine) => ({ engine, name, end })),
)

test.each(ENDINGS)('$engine: late entries $name change nothing', async ({ engine, end }) => {
  const services = await testServices(engine)
  const gates = await twoGates(services)
  const { guests: before } = await doorListOf(services, gates.b.secret)
  await end(services, gates)
  services.pass(MINUTE)
  const taken = { kind: 'out', takenBy: 'A stranger' }
  const entries = [{}, taken].map((more) => newEntry({ ...more, code: gates.code, at: gates.at }))
  expect(await sendEntries(services, gates.a.secret, entries)).toEqual(['stored', 'stored'])
  expect(await sendEntries(services, gates.a.secret, entries)).toEqual(['known', 'known'])
  expect((await doorListOf(services, gates.b.secret)).guests).toEqual(before)
  const arrivals = await readArrivals(services, { actor: gates.actor, code: CODE })
  expect(arrivals?.expected).toMatchObject([{ presence: { state: 'not-yet' } }])
})

onEngines('at most 20 entries of a ticket are stored in a day', async (services) => {
  const { a, b, code, at } = await twoGates(services)
  const some = (count: number) => Array.from({ length: count }, () => newEntry({ code, at }))
  const first = some(19)
  await sendEntries(services, b.secret, first)
  expect(await sendEntries(services, a.secret, some(3))).toEqual(['stored', 'refused', 'refused'])
  // Sent again, what is stored is still known.
  expect(new Set(await sendEntries(services, b.secret, first))).toEqual(new Set(['known']))
  services.pass(24 * HOUR - 2 * MINUTE)
  const [next] = some(1)
  const tomorrow = services.now().toISOString()
  expect(await sendEntries(services, a.secret, [{ ...next, at: tomorrow }])).toEqual(['stored'])
})

onEngines('phones that send at once store no more of a ticket', async (services) => {
  const { a, code, at } = await twoGates(services)
  const tying = { token: a.door.token, device: 'Chrome on Android' }
  const phones = await Promise.all(Array.from({ length: 8 }, () => tiePhone(services, tying)))
  const batches = phones.map((secret = '') => {
    const entries = Array.from({ length: 15 }, () => newEntry({ code, at }))
    return sendEntries(services, secret, entries)
  })
  const states = (await Promise.all(batches)).flat()
  expect(states.filter((state) => state === 'stored')).toHaveLength(20)
})

onEngines('what waits takes no room from what counts', async (services) => {
  const { a, b, code, actor, at } = await twoGates(services)
  await closeDoor(services, { actor, id: a.door.id })
  const some = Array.from({ length: 21 }, () => newEntry({ code, at }))
  const late = await sendEntries(services, a.secret, some)
  expect([late.filter((state) => state === 'stored').length, late.at(-1)]).toEqual([20, 'refused'])
  const own = newEntry({ code, at })
  expect(await sendEntries(services, b.secret, [own])).toEqual(['stored'])
})

onEngines('at most 5,000 entries of a phone are stored in a day', async (services) => {
  const { a, b, at } = await twoGates(services)
  const batches = Array.from({ length: 26 }, () =>
    Array.from({ length: 200 }, () => newEntry({ code: randomUUID(), at })),
  )
  const sent = await Promise.all(batches.map((entries) => sendEntries(services, a.secret, entries)))
  const count = Map.groupBy(sent.flat(), (state) => state)
  expect([count.get('unknown-ticket')?.length, count.get('refused')?.length]).toEqual([5_000, 200])
  const more = newEntry({ code: 'x', at })
  expect(await sendEntries(services, b.secret, [more])).toEqual(['unknown-ticket'])
  services.pass(23 * HOUR)
  const again = newEntry({ code: 'x', at })
  expect(await sendEntries(services, a.secret, [again])).toEqual(['unknown-ticket'])
})

onEngines('an entry with a NUL is refused, and the others are stored', async (services) => {
  const { a, code, at } = await twoGates(services)
  const entries = [
    { code: `${code}\0` },
    { id: `${randomUUID()}\0` },
    { phone: 'a\0b' },
    { kind: 'out', takenBy: 'Uncle\0Thomas' },
  ].map((faulty) => newEntry({ code, at, ...faulty }))
  const states = ['refused', 'refused', 'stored', 'stored']
  expect(await sendEntries(services, a.secret, entries)).toEqual(states)
})

test('an entry hides no other whose id begins in the same way', async (services) => {
  const { a, b, code, actor, at } = await twoGates(services)
  const id = randomUUID()
  const twin = `${id.slice(0, 8)}${randomUUID().slice(8)}`
  await sendEntries(services, a.secret, [newEntry({ id, code, at })])
  await sendEntries(services, b.secret, [newEntry({ id: twin, code, at })])
  const arrivals = await readArrivals(services, { actor, code: CODE })
  expect(arrivals?.expected[0]?.presence.twice).toHaveLength(1)
})

/** Gate A is closed, and its phone sends an entry and an exit of the same ticket. */
async function sendLate(services: TestServices) {
  const gates = await twoGates(services)
  const { a, actor, code, at } = gates
  await closeDoor(services, { actor, id: a.door.id })
  const later = new Date(Date.parse(at) + 1_000).toISOString()
  const came = newEntry({ code, at })
  const went = newEntry({ code, at: later, kind: 'out', takenBy: 'A stranger' })
  await sendEntries(services, a.secret, [came, went])
  return { ...gates, came: came.id, went: went.id }
}

async function waitingIn(services: TestServices, { actor }: Gates) {
  const late = await readLateEntries(services, { actor })
  if (!late.ok) throw new Error(late.problem)
  return late.phones.map(({ count, entries }) => [count, entries.map(({ id }) => id)])
}

onEngines('the office accepts or dismisses what is late, once', async (services) => {
  const late = await sendLate(services)
  const { a, b, actor, came, went } = late
  expect(await waitingIn(services, late)).toEqual([[2, [came, went]]])
  const about = { actor, id: a.door.id, key: randomUUID() }
  const accepting = { ...about, entries: [came], isAccepted: true }
  const both = [accepting, accepting].map((each) => settleLateEntries(services, each))
  expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }])
  expect(await waitingIn(services, late)).toEqual([[1, [went]]])
  expect(JSON.stringify(await doorListOf(services, b.secret))).toContain('"kind":"in"')
  const dismissing = { ...about, key: randomUUID(), entries: [came, went], isAccepted: false }
  expect(await settleLateEntries(services, dismissing)).toEqual({ ok: true })
  expect(await waitingIn(services, late)).toEqual([])
  const list = JSON.stringify(await doorListOf(services, b.secret))
  expect(list).toContain('"kind":"in"')
  expect(list).not.toContain('stranger')
  const events = services.db.selectFrom('office_event').select(['action', 'details'])
  expect(await events.where('action', 'like', '%late%').orderBy('action').execute()).toEqual([
    { action: 'accept-late-entries', details: '{"entries":1}' },
    { action: 'dismiss-late-entries', details: '{"entries":1}' },
  ])
})

test('a volunteer accepts nothing, and nobody settles what is of another door', async (services) => {
  const late = await sendLate(services)
  const volunteer = await signedIn(services, 'door')
  const asked = { actor: volunteer, id: late.a.door.id, entries: [late.came], isAccepted: true }
  const refused = { ok: false, problem: 'not-allowed' }
  expect(await settleLateEntries(services, asked)).toEqual(refused)
  expect(await readLateEntries(services, { actor: volunteer })).toEqual(refused)
  const elsewhere = { ...asked, actor: late.actor, id: late.b.door.id }
  expect(await settleLateEntries(services, elsewhere)).toEqual({ ok: false, problem: 'nothing' })
  const nowhere = { ...asked, actor: late.actor, id: 'x' }
  expect(await settleLateEntries(services, nowhere)).toEqual({ ok: false, problem: 'unknown' })
})

/** A phone is tied to Gate A, then to Gate B, and has something of the first still to send. */
async function retied(services: TestServices, atB?: { eventCode: string }) {
  const a = await openTestDoor(services, 'Gate A')
  const { door } = await openTestDoor(services, { eventCode: CODE, ...atB, name: 'Gate B' })
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
  const states = ['stored', ...Array(3).fill('unknown-ticket')]
  expect(await sendEntries(services, b.secret, entries)).toEqual(states)
  const atB = { name: 'Gate B', phone_id: await phoneIdOf(services, b.secret), ticket_code: null }
  expect(await doorsOf(services)).toMatchObject([
    { name: 'Gate A', phone_id: phone, ticket_code: code },
    ...[atB, atB, atB],
  ])
  await sendEntries(services, a.secret, [newEntry({ ...entry, phone: atB.phone_id })])
  // The first door knows nothing of the second.
  expect((await doorsOf(services)).filter(({ name }) => name === 'Gate A')).toHaveLength(2)
})

test.each(['first door', 'first phone', 'second phone'] as const)(
  'after the %s was shut, what happened before at the first door waits for the office',
  async (what) => {
    const services = await testServices()
    const { a, b, phone } = await retied(services)
    const actor = await signedIn(services, 'desk')
    const before = services.now().toISOString()
    services.pass(60_000)
    const second = await phoneIdOf(services, b.secret)
    if (what === 'first door') await closeDoor(services, { actor, id: a.door.id })
    else await shutOutPhone(services, { actor, id: what === 'first phone' ? phone : second })
    services.pass(60_000)
    const after = services.now().toISOString()
    const entries = [before, after].map((at) => newEntry({ code: 'x', at, phone }))
    expect(await sendEntries(services, b.secret, entries)).toEqual(['unknown-ticket', 'refused'])
    expect(await doorsOf(services)).toMatchObject([{ name: 'Gate A', late: 'waiting' }])
  },
)

onEngines('a phone that was shut out is not tied again by its link', async (services) => {
  const { door, secret } = await openTestDoor(services)
  const other = await tiePhone(services, { token: door.token, device: 'Safari on iPhone' })
  const actor = await signedIn(services, 'desk')
  await shutOutPhone(services, { actor, id: await phoneIdOf(services, secret) })
  for (const former of [secret, undefined]) {
    const tying = { token: door.token, device: 'Chrome on Android', former }
    expect(await tiePhone(services, tying)).toBeUndefined()
  }
  const own = await readDoorList(services, { secret, since: undefined })
  expect(own).toMatchObject({ problem: 'closed' })
  expect(await readDoorList(services, { secret: other, since: undefined })).toMatchObject({
    ok: true,
  })
})
