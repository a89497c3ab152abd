import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { newEntry, openTestDoor, sendEntries, tickets } from '#tests/support/doors.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidRegistration } from '#tests/support/payments.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, test, testServices } from '#tests/support/site/services.ts'
import { readArrivals } from '#workflows/doors/read-arrivals.ts'
import { checkInTicket, readScannedTicket } from '#workflows/doors/scanned-ticket.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'

const CODE = 'ewgmaymysore2023'

onEngines('the office sees who is here, came in twice and is unknown', async (services) => {
  const actor = await signedIn(services, 'viewer')
  const [a, b] = [await openTestDoor(services, 'Gate A'), await openTestDoor(services, 'Gate B')]
  for (let each = 0; each < 3; each++) await storeRegistration(services.db, { hold: 'confirmed' })
  const [first, second] = await tickets(services)
  const at = services.now().toISOString()
  services.pass(60_000)
  const entry = (code: string | undefined) => newEntry({ code, at })
  await sendEntries(services, a.secret, [entry(first), entry(second), entry('a poster')])
  await sendEntries(services, b.secret, [entry(first)])
  const arrivals = await readArrivals(services, { actor, code: CODE })
  const states = arrivals?.expected.map(({ presence }) => presence.state).sort()
  expect(states).toEqual(['in', 'in', 'not-yet'])
  const twice = arrivals?.expected.flatMap(({ presence }) => presence.twice) ?? []
  expect(twice.map((each) => [each.first.door, each.again.door].sort())).toEqual([
    ['Gate A', 'Gate B'],
  ])
  expect(arrivals?.strays).toMatchObject([{ typed: 'a poster', door: 'Gate A' }])
  expect(arrivals?.doors.map(({ name, heardAt }) => [name, heardAt])).toEqual(
    expect.arrayContaining([['Gate A', services.now().toISOString()]]),
  )
})

test('whoever came in before the registration was cancelled is shown apart', async ({
  services,
}) => {
  const actor = await signedIn(services, 'desk')
  const { id } = await storeRegistration(services.db, { hold: 'confirmed' })
  const [typed = ''] = await tickets(services)
  expect(await checkInTicket(services, { actor, typed, key: randomUUID() })).toEqual({ ok: true })
  await cancelRegistration(services, { actor, id })
  const arrivals = await readArrivals(services, { actor, code: CODE })
  expect([arrivals?.expected.length, arrivals?.ended.length]).toEqual([0, 1])
})

test.each(['door', 'editor'] as const)('the role %s sees no arrivals', async (role) => {
  const services = await testServices()
  await storeRegistration(services.db, { hold: 'confirmed' })
  const actor = await signedIn(services, role)
  expect(await readArrivals(services, { actor, code: CODE })).toBeUndefined()
})

onEngines('staff check a ticket in once, however often they click', async (services) => {
  const actor = await signedIn(services, 'door')
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [typed = ''] = await tickets(services)
  const key = randomUUID()
  await Promise.all([
    checkInTicket(services, { actor, typed, key }),
    checkInTicket(services, { actor, typed, key }),
  ])
  expect(await services.db.selectFrom('door_entry').selectAll().execute()).toHaveLength(1)
  expect(await readScannedTicket(services, { actor, typed })).toMatchObject({
    verdict: { answer: 'already-in', since: { door: 'Office' } },
  })
  expect(await checkInTicket(services, { actor, typed, key: randomUUID() })).toEqual({
    ok: false,
    problem: 'not-let-in',
  })
})

test('whoever pays at the door does it under the registration’s transaction number', async ({
  services,
}) => {
  const { payment } = await paidRegistration(services)
  const [typed = ''] = await tickets(services)
  const actor = await signedIn(services, 'desk')
  const scanned = await readScannedTicket(services, { actor, typed })
  expect(scanned).toMatchObject({ txnid: payment.txnid })
})

test('an editor and a viewer let nobody in', async ({ services }) => {
  await storeRegistration(services.db, { hold: 'confirmed' })
  const [typed = ''] = await tickets(services)
  for (const role of ['editor', 'viewer', 'treasurer'] as const) {
    const actor = await signedIn(services, role)
    expect(await checkInTicket(services, { actor, typed, key: randomUUID() })).toMatchObject({
      problem: 'not-allowed',
    })
  }
})
