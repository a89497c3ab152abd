import { expect, test } from 'vitest'
import { paymentsFor } from '#database/records/payments/payments.ts'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { registerInTurn } from '#tests/support/payments.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { ENGINES } from '#tests/support/site/databases.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { offerFreedPlaces, offerNext, readQueues } from './offer-places.ts'
import { releasePlaces } from './release-places.ts'

const HOUR_MS = 60 * 60_000

async function onePlace(engine?: 'sqlite' | 'postgres') {
  const made = await testServices(engine)
  return withCapacity(made, { capacity: { people: 1 }, holdMinutes: 30 })
}

async function firstQueue(services: TestServices, event?: string) {
  const actor = await signedIn(services, 'viewer')
  const read = await readQueues(services, { actor, event })
  if (!read.ok) throw new Error(read.problem)
  return read.queues[0]
}

test.each(ENGINES)(
  '%s: a queue has its order, its free places and its open offers',
  async (engine) => {
    const services = await onePlace(engine)
    const [, beena, chitra] = await registerInTurn(services, ['Asha', 'Beena', 'Chitra'])
    expect(await firstQueue(services)).toMatchObject({
      code: EVENT,
      placesLeft: { people: 0 },
      waiting: [{ registration: { id: beena } }, { registration: { id: chitra } }],
      offered: [],
    })
    services.pass(HOUR_MS)
    await releasePlaces(services)
    await offerFreedPlaces(services)
    const until = new Date(services.now().getTime() + 48 * HOUR_MS).toISOString()
    expect(await firstQueue(services, EVENT)).toMatchObject({
      waiting: [{ registration: { id: chitra }, shortage: { left: 0, wanted: 1 } }],
      offered: [{ registration: { id: beena }, payer: { first_name: 'Beena' }, until }],
    })
  },
)

test.each(ENGINES)('%s: two people who offer the next at once make one offer', async (engine) => {
  const services = await onePlace(engine)
  const [, id = ''] = await registerInTurn(services, ['Asha', 'Beena', 'Chitra'])
  const version = (await findRegistration(services.db, id))?.version
  const actors = [await signedIn(services, 'desk'), await signedIn(services, 'admin')]
  const answers = await Promise.all(
    actors.map((actor) => offerNext(services, { actor, id, version, key: crypto.randomUUID() })),
  )
  expect(answers.filter(({ ok }) => ok)).toMatchObject([{ outcome: 'offered' }])
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ problem: 'changed' }])
  expect(await paymentsFor(services.db, 'registration_id', id)).toHaveLength(1)
  expect(await firstQueue(services)).toMatchObject({
    waiting: [{ payer: { first_name: 'Chitra' } }],
    offered: [{ payer: { first_name: 'Beena' } }],
  })
})

test('the same click twice is one offer', async () => {
  const services = await onePlace()
  const [, id = ''] = await registerInTurn(services, ['Asha', 'Beena'])
  const actor = await signedIn(services, 'desk')
  const request = { actor, id, key: crypto.randomUUID() }
  expect(await offerNext(services, request)).toMatchObject({ outcome: 'offered' })
  expect(await offerNext(services, request)).toMatchObject({ ok: true, repeated: true })
})

test('whoever holds places without an offer is on no list', async () => {
  const services = await onePlace()
  await registerInTurn(services, ['Asha'])
  expect(await firstQueue(services)).toBeUndefined()
})

test('an editor sees no queue', async () => {
  const services = await onePlace()
  const actor = await signedIn(services, 'editor')
  expect(await readQueues(services, { actor })).toEqual({ ok: false, problem: 'not-allowed' })
})
