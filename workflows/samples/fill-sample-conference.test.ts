import { expect, vi } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { roomsOf } from '#database/rooms/rooms.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import { fillSampleConference } from './fill-sample-conference.ts'
import { readSampleEnd, readSampleProgress, startSampleConference } from './start-samples.ts'

const code = 'ewgmaymysore2023'

test('a sample conference has people, rooms, and a bed for all but those whom the office decides on', async () => {
  const services = { ...(await testServices()), isPlayground: true }
  const filling = { actor, code, people: 60 }
  expect(await fillSampleConference(services, filling)).toEqual({ ok: true })
  const plan = await readRoomPlan(services, { actor, code })
  if (!plan.ok) throw new Error(plan.problem)
  expect(plan.rooms).toHaveLength(15)
  expect(plan.staying).toBeGreaterThan(35)
  expect(plan.without.length).toBeLessThan(5)
  expect(plan.rooms.flatMap(({ troubles }) => troubles)).toEqual([])
  expect(await fillSampleConference(services, filling)).toMatchObject({ problem: 'has-rooms' })
  const waiting = services.db.selectFrom('outbox').select('kind').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('two clicks make one sample conference, and another one after a stop makes nothing twice', async () => {
  const services = { ...(await testServices()), isPlayground: true }
  const wanted = { actor, code, people: 12 }
  let looks = 0
  const now = () => {
    if (++looks > 12) throw new Error('stopped')
    return services.now()
  }
  await startSampleConference({ ...services, now }, wanted)
  await vi.waitFor(() => expect(readSampleProgress(services)).toBeUndefined())
  expect(readSampleEnd(services)).toBe('broken-off')
  expect((await countRecords(services))[0]).toBeGreaterThan(0)
  const clicks = [startSampleConference(services, wanted), startSampleConference(services, wanted)]
  expect(await Promise.all(clicks)).toEqual([{ ok: true }, { ok: true }])
  expect(readSampleProgress(services)).toMatchObject({ total: expect.any(Number) })
  await vi.waitFor(() => expect(readSampleProgress(services)).toBeUndefined(), 20_000)
  expect(readSampleEnd(services)).toBeUndefined()
  const made = await countRecords(services)
  for (const { id } of await roomsOf(services.db, code)) {
    await changeRows(services.db, 'room', { id }, { removed_at: services.now().toISOString() })
  }
  expect(await fillSampleConference(services, wanted)).toEqual({ ok: true })
  expect(await countRecords(services)).toEqual(made)
})

async function countRecords({ db }: TestServices): Promise<number[]> {
  const tables = ['registration', 'attendee', 'payment', 'payment_event', 'outbox'] as const
  const rows = tables.map((table) => db.selectFrom(table).selectAll().execute())
  return (await Promise.all(rows)).map(({ length }) => length)
}

test('it is made in the sandbox only, by an administrator, for a date that is open', async ({
  services,
}) => {
  const playground = { ...services, isPlayground: true }
  const fill = (where: typeof playground | typeof services, wanted = { actor, code }) =>
    fillSampleConference(where, wanted)
  expect(await fill(services)).toEqual({ ok: false, problem: 'not-here' })
  const desk = await signedIn(services, 'desk')
  expect(await fill(playground, { actor: desk, code })).toMatchObject({ problem: 'not-allowed' })
  expect(await fill(playground, { actor, code: 'nowhere' })).toMatchObject({ problem: 'closed' })
  expect(await services.db.selectFrom('registration').select('id').execute()).toEqual([])
})
