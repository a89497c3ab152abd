import { expect, test } from 'vitest'
import { readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import { COMMAND_LINE as actor } from '#workflows/staff/actor.ts'
import { signedIn } from '../../tests/support/office/staff.ts'
import { testServices } from '../../tests/support/site/services.ts'
import { fillSampleConference } from './fill-sample-conference.ts'

const code = 'ewgmaymysore2023'

test('a sample conference has people, rooms, and a bed for most of those who stay', async () => {
  const services = { ...(await testServices()), isPlayground: true }
  const filling = { actor, code, people: 60 }
  expect(await fillSampleConference(services, filling)).toEqual({ ok: true })
  const plan = await readRoomPlan(services, { actor, code })
  if (!plan.ok) throw new Error(plan.problem)
  expect(plan.rooms).toHaveLength(14)
  expect(plan.staying).toBeGreaterThan(35)
  expect(plan.without.length).toBeLessThan(plan.staying / 2)
  expect(plan.rooms.flatMap(({ troubles }) => troubles)).toEqual([])
  expect(await fillSampleConference(services, filling)).toMatchObject({ problem: 'has-rooms' })
  const waiting = services.db.selectFrom('outbox').select('kind').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('it is made in the sandbox only, by an administrator, for a date that is open', async () => {
  const services = await testServices()
  const playground = { ...services, isPlayground: true }
  const fill = (where: typeof playground | typeof services, wanted = { actor, code }) =>
    fillSampleConference(where, wanted)
  expect(await fill(services)).toEqual({ ok: false, problem: 'not-here' })
  const desk = await signedIn(services, 'desk')
  expect(await fill(playground, { actor: desk, code })).toMatchObject({ problem: 'not-allowed' })
  expect(await fill(playground, { actor, code: 'nowhere' })).toMatchObject({ problem: 'closed' })
  expect(await services.db.selectFrom('registration').select('id').execute()).toEqual([])
})
