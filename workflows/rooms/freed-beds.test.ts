import { expect } from 'vitest'
import { plan, put, room, save, store } from '#tests/support/rooms.ts'
import { withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, type TestServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { publishRooms } from './change-rooms.ts'
import { publishedRooms } from './read-room-plan.ts'

const code = 'ewgmaymysore2023'

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
