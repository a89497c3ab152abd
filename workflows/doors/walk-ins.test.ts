import { expect } from 'vitest'
import { findRows } from '#database/engine/rows.ts'
import { newEntry, openTestDoor, sendEntries, sendWalkIn } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { registration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test, testServices } from '#tests/support/site/services.ts'
import { listAttention, settleAttention } from '#workflows/attention/list-attention.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'
import { readArrivals } from './read-arrivals.ts'

const CODE = 'ewgmaymysore2023'

async function seen(services: TestServices) {
  const actor = await signedIn(services, 'desk')
  const arrivals = await readArrivals(services, { actor, code: CODE })
  if (!arrivals) throw new Error('not read')
  const items = (await listAttention(services, actor)).filter(({ kind }) => kind.code === 'walk-in')
  const inside = arrivals.expected.filter(({ presence }) => presence.state === 'in').length
  const waiting = arrivals.walkIns.map(({ name, people }) => `${name} ${people}`)
  return { actor, inside, waiting, shown: items.length, strays: arrivals.strays.length }
}

onEngines('walk-ins of two phones count until they are registered, once', async (services) => {
  const [a, b] = [await openTestDoor(services, 'Gate A'), await openTestDoor(services, 'Gate B')]
  const thomas = await sendWalkIn(services, a.secret)
  services.pass(1_000)
  await sendWalkIn(services, b.secret, { name: 'Leela Nair', people: 3, isPaid: true })
  expect(await sendEntries(services, a.secret, [thomas])).toEqual(['known'])
  const { actor, ...first } = await seen(services)
  expect(first).toEqual({ inside: 0, waiting: ['Thomas 1', 'Leela Nair 3'], shown: 2, strays: 0 })
  const take = (key: string) =>
    takeRegistration(services, {
      ...{ actor, key, walkIn: thomas.id },
      registration: registration({ eventCode: CODE }),
    })
  const taken = await Promise.all([take('one'), take('two')])
  expect(taken.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await seen(services)).toMatchObject({ inside: 1, waiting: ['Leela Nair 3'], shown: 1 })
  const [leela] = await findRows(services.db, 'walk_in', { registration_id: null })
  const about = `walk-in:${leela?.entry_id}`
  const settling = { actor, about, note: 'Has a ticket', key: 'three' }
  expect(await settleAttention(services, settling)).toEqual({ ok: true })
  expect(await settleAttention(services, { ...settling, key: 'four' })).toMatchObject({ ok: false })
  expect(await seen(services)).toMatchObject({ inside: 1, waiting: [], shown: 0, strays: 0 })
  const kept = JSON.stringify(await services.db.selectFrom('walk_in').selectAll().execute())
  expect(kept).not.toMatch(/Leela|Thomas|9876543210/)
})

test('an undo takes a walk-in back, and one that came late waits for the office', async (services) => {
  const { secret, door } = await openTestDoor(services)
  const { id, at } = await sendWalkIn(services, secret)
  await sendEntries(services, secret, [newEntry({ code: id, kind: 'undo', at })])
  expect(await seen(services)).toMatchObject({ waiting: [], shown: 0, strays: 0 })
  services.pass(Date.parse(door.until) - services.now().getTime())
  await sendWalkIn(services, secret, { name: 'Late Guest' })
  expect(await seen(services)).toMatchObject({ waiting: [], shown: 0 })
})

test.each([{ name: ' ' }, { people: 0 }, { people: 51 }, { people: 1.5 }, { isPaid: 'yes' }])(
  'a walk-in with %j is refused by name',
  async (changes) => {
    const services = await testServices()
    const { secret } = await openTestDoor(services)
    const walkIn = { name: 'Thomas', people: 1, mobile: '', isPaid: false, ...changes }
    const entry = newEntry({ code: 'x', at: services.now().toISOString(), how: 'typed', walkIn })
    expect(await sendEntries(services, secret, [entry])).toEqual(['refused'])
  },
)
