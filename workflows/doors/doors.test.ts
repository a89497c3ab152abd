import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { rowOf } from '#database/engine/rows.ts'
import { changeGuestList, type Entry, type Guest, type GuestList } from '#domain/doors/entry.ts'
import { presenceOf } from '#domain/doors/judge.ts'
import { compressQuickly } from '#server/http/answer.ts'
import { doorListOf, newEntry, openTestDoor, sendEntries, tickets } from '#tests/support/doors.ts'
import { runs } from '#tests/support/long.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { room, save } from '#tests/support/rooms.ts'
import { withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { readDoors } from '#workflows/doors/read-doors.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import { readDoorLink, tiePhone } from '#workflows/doors/tie-phone.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { publishRooms } from '../rooms/change-rooms.ts'
import { suggestRooms } from '../rooms/set-beds.ts'
import { closeDoor, openDoor } from './change-door.ts'
import { ticketDigest } from './ticket-digest.ts'

const HOUR = 3_600_000

onEngines('a door is opened once by a form, used and closed', async (services) => {
  const actor = await signedIn(services, 'desk')
  const until = new Date(services.now().getTime() + HOUR)
  const opening = { actor, eventCode: 'ewgmaymysore2023', name: ' Gate A ', until, key: 'k1' }
  const opened = await Promise.all([openDoor(services, opening), openDoor(services, opening)])
  const [first] = opened
  if (!first?.ok) throw new Error('not opened')
  expect(opened[1]).toEqual(first)
  expect(first.door.name).toBe('Gate A')
  expect(await readDoorLink(services, first.door.token)).toMatchObject({ name: 'Gate A' })
  const secret = await tiePhone(services, { token: first.door.token, device: 'Chrome on Android' })
  expect(await readDoors(services, { actor })).toMatchObject({
    open: [{ name: 'Gate A', phones: [{ device: 'Chrome on Android' }] }],
    closed: [],
  })
  expect(await closeDoor(services, { actor, id: first.door.id })).toEqual({ ok: true })
  expect(await readDoorLink(services, first.door.token)).toBeUndefined()
  expect(await tiePhone(services, { token: first.door.token, device: 'x' })).toBeUndefined()
  expect(await readDoorList(services, { secret, since: undefined })).toEqual({
    ok: false,
    problem: 'closed',
  })
  expect(await readDoors(services, { actor })).toMatchObject({
    open: [],
    closed: [{ link: undefined }],
  })
})

test.each([
  [{ eventCode: 'nothing' }, 'no-event'],
  [{ name: ' ' }, 'bad-name'],
  [{ name: 'x'.repeat(41) }, 'bad-name'],
  [{ until: new Date(0) }, 'bad-until'],
])('a door with %j is refused', async (changes, problem) => {
  const services = await testServices()
  const actor = await signedIn(services, 'desk')
  const until = new Date(services.now().getTime() + HOUR)
  const opening = { actor, eventCode: 'ewgmaymysore2023', name: 'Gate A', until, ...changes }
  expect(await openDoor(services, opening)).toEqual({ ok: false, problem })
})

test('a door is over at its hour', async (services) => {
  const { secret, door } = await openTestDoor(services)
  services.pass(Date.parse(door.until) - services.now().getTime())
  expect(await readDoorList(services, { secret, since: undefined })).toMatchObject({ ok: false })
  expect(await readDoorLink(services, door.token)).toBeUndefined()
})

test('a list has digests and last digits, and no address, full number or code', async (services) => {
  const { secret } = await openTestDoor(services)
  const { id } = await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const { phone } = await rowOf(services.db, 'attendee', { registration_id: id })
  const list = await doorListOf(services, secret)
  const text = JSON.stringify(list)
  expect(list.guests).toHaveLength(1)
  expect(list.guests[0]?.digits).toMatch(/^\d{4}$/)
  expect(text).not.toContain(code)
  expect(text).not.toContain('@')
  expect(phone).toMatch(/^\d{10}$/)
  expect(text).not.toContain(phone)
})

onEngines('a phone hears of what has changed, and of nothing else', async (plain) => {
  const services = withDatesToCome(plain)
  const { secret } = await openTestDoor(services)
  const { id } = await storeRegistration(services.db, { hold: 'confirmed' })
  for (let more = 0; more < 20; more++) await storeRegistration(services.db, { hold: 'confirmed' })
  const whole = await doorListOf(services, secret)
  expect(whole.guests).toHaveLength(21)
  expect(await doorListOf(services, secret, whole.cursor)).toMatchObject({
    letters: '',
    guests: [],
  })
  const actor = await signedIn(services, 'desk')
  await moveRegistration(services, { actor, id, to: 'ewgaugmysore2023' })
  const change = await doorListOf(services, secret, whole.cursor)
  expect(change.letters).toHaveLength(1)
  const known: GuestList = new Map(whole.guests.map((guest) => [guest.ticket, guest]))
  const states = [...changeGuestList(known, change).values()].map(({ state }) => state)
  expect(states.filter((state) => state === 'moved')).toHaveLength(1)
  expect(await doorListOf(services, secret, change.cursor)).toMatchObject({ letters: '' })
})

onEngines('entries are stored once, and each is named', async (services) => {
  const { secret } = await openTestDoor(services)
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const at = services.now().toISOString()
  const [guest] = (await doorListOf(services, secret)).guests
  const entries = [
    newEntry({ code, at }),
    newEntry({ code: guest?.ticket, at, kind: 'out', how: 'search' }),
    newEntry({ code: `http://church.test/t/${code}`, at }),
    newEntry({ code: 'a poster', at }),
    newEntry({ id: 'no uuid', code, at }),
    newEntry({ code, at: 'yesterday' }),
    newEntry({ code, at, kind: 'dance' }),
    null,
  ]
  const refused = ['refused', 'refused', 'refused', 'refused']
  const states = ['stored', 'stored', 'stored', 'unknown-ticket', ...refused]
  expect(await sendEntries(services, secret, entries)).toEqual(states)
  const again = states.map((state) => (state === 'refused' ? state : 'known'))
  expect(await sendEntries(services, secret, entries)).toEqual(again)
  expect(await sendEntries(services, secret, [entries[0], entries[0]])).toEqual(['known', 'known'])
  expect(await services.db.selectFrom('door_entry').selectAll().execute()).toHaveLength(4)
})

test('a phone that is tied to no door, and what is no batch, are refused', async (services) => {
  const { secret } = await openTestDoor(services)
  expect(await storeEntries(services, { secret: 'guess', sent: { entries: [] } })).toMatchObject({
    problem: 'no-phone',
  })
  for (const sent of [null, [], { entries: {} }, { entries: Array(201).fill(null) }]) {
    expect(await storeEntries(services, { secret, sent })).toMatchObject({ problem: 'unreadable' })
  }
})

test('a wrong clock is corrected by how far it is ahead when the phone sends', async (services) => {
  const { secret } = await openTestDoor(services)
  const wrong = new Date('2020-01-01T00:00:00Z')
  services.pass(HOUR)
  const entry = newEntry({ code: 'x', at: wrong.toISOString() })
  await sendEntries(services, secret, [entry], new Date(wrong.getTime() + 60_000))
  const stored = await services.db.selectFrom('door_entry').selectAll().executeTakeFirstOrThrow()
  expect(Date.parse(stored.at)).toBe(services.now().getTime() - 60_000)
  expect(stored.phone_at).toBe(wrong.toISOString())
})

onEngines('a slow sending swaps nothing that one phone did', async (services) => {
  const { secret } = await openTestDoor(services)
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const start = services.now()
  const out = newEntry({ code, kind: 'out', at: new Date(start.getTime() + 2_000).toISOString() })
  // The first message is under way for five seconds, and meets the second.
  services.pass(2_000)
  await sendEntries(services, secret, [out], services.now())
  services.pass(3_000)
  await sendEntries(services, secret, [newEntry({ code, at: start.toISOString() })], start)
  const [guest] = (await doorListOf(services, secret)).guests
  const presence = presenceOf(guest?.entries ?? [])
  expect(presence).toMatchObject({ state: 'left', since: { at: start.getTime() + 2_000 } })
  expect(presence.twice).toEqual([])
})

onEngines('batches in any order, torn and repeated, give one state', async (services) => {
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [code = ''] = await tickets(services)
  const gates = [await openTestDoor(services, 'Gate A'), await openTestDoor(services, 'Gate B')]
  const start = services.now().getTime()
  services.pass(HOUR)
  const happened = fc.array(
    fc.record({
      gate: fc.nat(1),
      kind: fc.constantFrom('in', 'out', 'undo'),
      second: fc.integer({ min: 1, max: 30 }),
      order: fc.nat(100),
      sent: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(happened, async (all) => {
      await services.db.deleteFrom('door_entry').execute()
      const entries = all.map((each) => ({
        ...each,
        entry: newEntry({
          code,
          kind: each.kind,
          at: new Date(start + each.second * 1_000).toISOString(),
        }),
      }))
      const sendings = entries
        .flatMap((each) => Array.from({ length: each.sent }, () => each))
        .sort((a, b) => a.order - b.order)
      for (const { gate, entry } of sendings)
        await sendEntries(services, gates[gate]?.secret ?? '', [entry])
      const [guest] = (await doorListOf(services, gates[0]?.secret ?? '')).guests
      const expected = presenceOf(
        entries.map(({ gate, entry, kind }) => ({
          id: entry.id.slice(0, 8),
          kind,
          at: Date.parse(entry.at),
          door: gates[gate]?.door.name ?? '',
        })),
      )
      expect(guest?.entries).toHaveLength(all.length)
      expect(presenceOf(guest?.entries ?? [])).toEqual(expected)
    }),
    { numRuns: runs(5, 100) },
  )
})

const code = 'ewgmaymysore2023'

async function changesOf(services: TestServices, secret: string, since?: string) {
  const { cursor, guests } = await doorListOf(services, secret, since)
  return { cursor, rooms: guests.map(({ room }) => room) }
}

onEngines('a phone hears of rooms when they are published', async (services) => {
  const { secret } = await openTestDoor(services)
  await storeRegistration(services.db, { hold: 'confirmed' })
  await save(services, [room('12', { building: 'Grace House' })])
  await suggestRooms(services, { actor, code })
  const before = await changesOf(services, secret)
  expect(before.rooms).toEqual([undefined])
  expect(await changesOf(services, secret, before.cursor)).toEqual({ ...before, rooms: [] })
  await publishRooms(services, { actor, code })
  const after = await changesOf(services, secret, before.cursor)
  expect(after.rooms).toEqual(['Grace House 12'])
})

/** The same text for the same number, as random as an id. */
function randomText(number: number, length: number): string {
  return createHash('sha256').update(String(number)).digest('hex').slice(0, length)
}

const NAMES = 'Lakshmi Thomas Asha Ravi Maya Samuel Leela Joseph Anita'.split(' ')

function sampleGuest(index: number): Guest {
  const random = Number.parseInt(randomText(index, 12), 16)
  const pick = (from: readonly string[]) => from[random % from.length] ?? ''
  const entry: Entry = {
    id: randomText(-index, 8),
    kind: 'in',
    at: 1_790_000_000_000 + (random % 14_400_000),
    door: pick(['Gate A', 'Gate B']),
  }
  const party = Math.floor(index / 5)
  const isChild = index % 5 > 2
  return {
    ticket: ticketDigest(String(index)),
    first: pick(NAMES),
    last: `Sample${randomText(party, 3)}`,
    age: isChild ? random % 12 : 18 + (random % 60),
    party: String(26_000 + party),
    digits: String(1_000 + (random % 9_000)),
    state: 'valid',
    dueMinor: party % 4 === 0 ? 147_000 : 0,
    entries: [entry],
    room: `Grace House ${party % 140}`,
    ...(isChild && { slip: ticketDigest(`slip ${party}`) }),
  }
}

function bytesOf(guests: readonly Guest[], encoding: 'br' | 'gzip'): number {
  return compressQuickly(Buffer.from(JSON.stringify({ guests })), encoding).length
}

test('two thousand guests are at most 100 KB on the wire, also when all of them are here', () => {
  const here = Array.from({ length: 2_000 }, (_, index) => sampleGuest(index))
  const coming = here.map((guest) => ({ ...guest, entries: [] }))
  expect(bytesOf(coming, 'br')).toBeLessThan(100 * 1_024)
  expect(bytesOf(coming, 'gzip')).toBeLessThan(100 * 1_024)
  // What browsers ask for by https.
  expect(bytesOf(here, 'br')).toBeLessThan(100 * 1_024)
})
