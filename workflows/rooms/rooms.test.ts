import { expect } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { plan, put, room, save, store, ticked, whoIsWhere } from '#tests/support/rooms.ts'
import { withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { readTickets } from '#workflows/records/tickets/read-tickets.ts'
import { publishRooms, removeRoom, saveRooms } from './change-rooms.ts'
import { publishedRooms, readRoomPlan } from './read-room-plan.ts'
import { setBeds, suggestRooms } from './set-beds.ts'

const code = 'ewgmaymysore2023'

onEngines('rooms are suggested, set by hand and published', async (services) => {
  await save(services, [room('1', { beds: 2 }), room('2', { beds: 2 })])
  const couple = await store(services, 'Married Couple', ['Ravi', 'Maya'])
  const single = await store(services, 'Individual', ['Asha'])
  expect(await suggestRooms(services, { actor, code })).toEqual({ ok: true })
  expect(await whoIsWhere(services)).toEqual({ 'Grace 1': ['Ravi', 'Maya'], 'Grace 2': ['Asha'] })
  expect(await put(services, single, 'Grace 2')).toEqual({ ok: true })
  await save(services, [room('3', { kind: 'women', beds: 1 })])
  await suggestRooms(services, { actor, code })
  expect((await whoIsWhere(services))['Grace 2']).toEqual(['Asha'])
  expect(await publishedRooms(services.db, code)).toEqual(new Map())
  const record = { kind: 'registration', registration: couple } as const
  const shown = async () => (await readTickets(services, record))?.tickets.map((each) => each.room)
  expect(await shown()).toEqual([undefined, undefined])
  await publishRooms(services, { actor, code })
  expect(await shown()).toEqual(['Grace 1', 'Grace 1'])
  expect(await publishedRooms(services.db, code, couple.id)).toEqual(
    new Map([
      [`${couple.id} 1`, 'Grace 1'],
      [`${couple.id} 2`, 'Grace 1'],
    ]),
  )
  expect((await publishedRooms(services.db, code)).size).toBe(3)
})

onEngines(
  'where there are no rooms, nobody has a reason for being without a bed',
  async (services) => {
    await store(services, 'Individual', ['Asha'])
    expect((await plan(services)).without.map(({ why }) => why)).toEqual([undefined])
    await save(services, [room('1', { kind: 'men' })])
    expect((await plan(services)).without.map(({ why }) => why)).toEqual(['no-room'])
  },
)

onEngines('the last bed is given away once, and the other is told', async (services) => {
  await save(services, [room('1', { beds: 1 })])
  const all = [
    await store(services, 'Individual', ['Asha']),
    await store(services, 'Individual', ['Lata']),
  ]
  const answers = await Promise.all(all.map((each) => put(services, each, 'Grace 1')))
  const [winner] = Object.values(await whoIsWhere(services)).flat()
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toEqual({
    ok: false,
    problem: 'no-bed',
    room: 'Grace 1',
    free: 0,
    wanted: 1,
    last: { name: `${winner} Rao`, author: actor.name },
  })
})

onEngines('somebody who was moved meanwhile is not moved again', async (services) => {
  await save(services, [room('1'), room('2')])
  const asha = await store(services, 'Individual', ['Asha'])
  const seen = await ticked(services, asha.id)
  await put(services, asha, 'Grace 1')
  const later = await setBeds(services, { actor, code, people: seen, roomId: null })
  expect(later).toEqual({ ok: false, problem: 'moved', names: ['Asha Rao'] })
  const key = crypto.randomUUID()
  const out = { actor, code, people: await ticked(services, asha.id), roomId: null, key }
  expect(await Promise.all([setBeds(services, out), setBeds(services, out)])).toEqual([
    { ok: true },
    { ok: true },
  ])
  const rows = await services.db.selectFrom('bed_assignment').select('room_id').execute()
  expect(rows).toHaveLength(2)
  expect(await whoIsWhere(services)).toEqual({ 'Grace 1': [], 'Grace 2': [] })
})

onEngines('a room is not made smaller than its guests', async (services) => {
  await save(services, [room('1', { beds: 2, extraBeds: 1 })])
  const family = await store(services, 'Family', ['Ravi', 'Maya', 'Noah'])
  await put(services, family, 'Grace 1')
  const tooSmall = { ok: false, problem: 'too-small', room: 'Grace 1', guests: 2, extraGuests: 1 }
  expect(await save(services, [room('1', { beds: 1, extraBeds: 1 })])).toEqual(tooSmall)
  expect(await save(services, [room('1', { beds: 3, extraBeds: 0 })])).toEqual(tooSmall)
  const { rooms, version } = await plan(services)
  const id = rooms[0]?.id ?? ''
  expect(await removeRoom(services, { actor, code, id, version })).toEqual({
    ok: false,
    problem: 'has-guests',
    room: 'Grace 1',
  })
  expect(await save(services, [room('1', { beds: 2, extraBeds: 2 })])).toEqual({ ok: true })
  await cancelRegistration(services, { actor, id: family.id })
  expect(await whoIsWhere(services)).toEqual({ 'Grace 1': [] })
  expect(await save(services, [room('1', { beds: 1 })])).toEqual({ ok: true })
  const removing = { actor, code, id, version: (await plan(services)).version }
  expect(await removeRoom(services, removing)).toEqual({ ok: true })
  expect((await plan(services)).rooms).toEqual([])
})

onEngines('two people who change the rooms: the second is told', async (services) => {
  const saving = { actor, code, version: 0 }
  expect(await saveRooms(services, { ...saving, rooms: [room('1'), room('2')] })).toEqual({
    ok: true,
  })
  const late = await saveRooms(services, { ...saving, rooms: [room('3')] })
  expect(late).toEqual({ ok: false, problem: 'changed' })
  const { rooms, version } = await plan(services)
  const renamed = { actor, code, version, id: rooms[0]?.id }
  expect(await saveRooms(services, { ...renamed, rooms: [room('2')] })).toEqual({
    ok: false,
    problem: 'same-room',
    room: 'Grace 2',
  })
  expect(await saveRooms(services, { ...renamed, rooms: [room('9')] })).toEqual({ ok: true })
  expect((await plan(services)).rooms.map(({ name }) => name)).toEqual(['2', '9'])
})

test('once published, a suggestion only fills empty beds', async (services) => {
  await save(services, [room('1', { beds: 4 })])
  await store(services, 'Individual', ['Asha'])
  await suggestRooms(services, { actor, code })
  await publishRooms(services, { actor, code })
  await save(services, [room('0', { kind: 'women', beds: 2 })])
  await store(services, 'Individual', ['Lata'])
  await suggestRooms(services, { actor, code })
  expect(await whoIsWhere(services)).toEqual({ 'Grace 0': ['Lata'], 'Grace 1': ['Asha'] })
})

test('a bed of another conference does not count, and the plan says what is odd', async (services) => {
  await save(services, [room('1', { beds: 3, kind: 'men' })])
  const asha = await store(services, 'Individual', ['Asha'])
  const couple = await store(services, 'Married Couple', ['Ravi', 'Maya'])
  await put(services, asha, 'Grace 1')
  const [ravi] = await ticked(services, couple.id)
  const { rooms } = await plan(services)
  const people = ravi ? [ravi] : []
  await setBeds(services, { actor, code, people, roomId: rooms[0]?.id })
  const odd = await plan(services)
  expect(odd.rooms[0]?.troubles).toEqual(['split', 'family-with-others', 'mixed', 'kind'])
  expect(odd.without).toMatchObject([{ guest: { first_name: 'Maya' }, why: 'beside' }])
  await changeRows(services.db, 'registration', { id: asha.id }, { event_code: 'ewgaugmysore2023' })
  expect(await whoIsWhere(services)).toEqual({ 'Grace 1': ['Ravi'] })
})

test('a conference that nobody knows has no rooms', async (services) => {
  const unknown = { ok: false, problem: 'unknown' }
  expect(await suggestRooms(services, { actor, code: 'nowhere' })).toEqual(unknown)
  expect(await readRoomPlan(services, { actor, code: 'nowhere' })).toEqual(unknown)
})

onEngines('whoever is cancelled or moved frees a bed, and it is said', async (plain) => {
  const services = withDatesToCome(plain)
  await save(services, [room('1', { beds: 2 })])
  const asha = await store(services, 'Individual', ['Asha'])
  const lata = await store(services, 'Individual', ['Lata'])
  for (const each of [asha, lata]) await put(services, each, 'Grace 1')
  await publishRooms(services, { actor, code })
  expect(await freedNames(services)).toEqual([])
  await cancelRegistration(services, { actor, id: asha.id })
  const moving = { actor, id: lata.id, to: 'ewgaugmysore2023' }
  expect(await moveRegistration(services, moving)).toMatchObject({ ok: true })
  expect(await freedNames(services)).toEqual(['Asha', 'Lata'])
  expect(await publishedRooms(services.db, code)).toEqual(new Map())
  expect(await publishedRooms(services.db, code, asha.id)).toEqual(new Map())
  const others = [
    await store(services, 'Individual', ['Mary']),
    await store(services, 'Individual', ['Ruth']),
  ]
  for (const each of others) expect(await put(services, each, 'Grace 1')).toEqual({ ok: true })
  expect(await freedNames(services)).toEqual([])
})

async function freedNames(services: TestServices): Promise<string[]> {
  const { rooms } = await plan(services)
  return rooms.flatMap(({ freed }) => freed.map(({ first_name }) => first_name))
}
