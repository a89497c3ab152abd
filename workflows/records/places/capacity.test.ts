import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { readRegistrationPage } from '#app/features/registration/read-registration-page.server.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, rowOf } from '#database/engine/rows.ts'
import { mailsAbout } from '#database/records/mail/outbox.ts'
import { countPlaces, lockPlaces } from '#database/records/places/places.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import {
  expectRegistration,
  mailKinds,
  paidRegistration,
  register,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { attendee, correctionOf, couple, registration } from '#tests/support/people.ts'
import { EVENT, withCapacity, withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration, planMove } from '#workflows/records/corrections/move-registration.ts'
import { planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { register as registerIfFree } from '#workflows/records/registration/register.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'
import { offerPlace } from './offer-places.ts'

const HOUR_MS = 60 * 60_000

/** A different person each time. */
function pair(name: string) {
  const persons = [attendee({ firstname: name }), attendee({ firstname: `${name} too` })]
  return registration({ type: 'Married Couple', persons })
}

function single(name: string) {
  return registration({ persons: [attendee({ firstname: name })] })
}

onEngines('of many concurrent registrations one gets the last place', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 7 } })
  const asked = await rush(services, 24)
  expect(asked).toEqual({ registered: 7, full: 17 })
  expect(await countPlaces(services.db, EVENT)).toEqual({ people: 7, residential: 7 })
})

test('postgres: without the lock places are sold twice', async () => {
  const services = withCapacity(await testServices('postgres'), { capacity: { people: 7 } })
  await services.db.transaction().execute((tx) => lockPlaces(tx, EVENT))
  await rush({ ...services, db: withoutLock(services.db) }, 24)
  expect((await countPlaces(services.db, EVENT)).people).toBeGreaterThan(7)
})

onEngines('residential places are counted separately, and parties are not split', async (plain) => {
  const capacity = { people: 5, residential: 3 }
  const services = withCapacity(plain, { capacity })
  await register(services, { registration: pair('A') })
  const refused = register(services, { registration: pair('B') })
  await expect(refused).rejects.toThrow('Only 1 residential place is left for 2 people.')
  await register(services, { registration: { ...pair('B'), residential: 'Non Residential' } })
  await register(services, { registration: single('C') })
  const last = register(services, { registration: single('D') })
  await expect(last).rejects.toThrow('All places are taken.')
  expect((await services.db.selectFrom('registration').selectAll().execute()).length).toBe(3)
})

onEngines('a repeated submission keeps its places and takes no more', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  const key = 'a-key-made-in-the-browser'
  const first = await register(services, { registration: pair('A'), key })
  services.pass(HOUR_MS)
  const again = await register(services, { registration: pair('A'), key })
  expect(again.id).toBe(first.id)
  await expectRegistration(services, first.id, {
    hold: 'held',
    held_until: '2026-11-15T06:00:00.000Z',
    places: 2,
  })
})

test('the form shows the places left, and works when they can not be counted', async () => {
  const services = withCapacity(await testServices(), { capacity: { people: 5, residential: 2 } })
  await register(services, { registration: single('A') })
  const page = await readRegistrationPage(services, { key: 'ewgregister', language: 'en' })
  expect(page?.events.map(({ left }) => left)).toEqual([{ people: 4, residential: 1 }, undefined])
  await services.db.destroy()
  const blind = await readRegistrationPage(services, { key: 'ewgregister', language: 'en' })
  expect(blind?.events.map(({ left }) => left)).toEqual([undefined, undefined])
  expect(services.counted()['places.not-counted']).toBe(1)
})

onEngines('the waiting list pays nothing until the office promotes it', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  await register(services, { registration: pair('A') })
  const waiting = await register(services, { registration: single('B'), waiting: true })
  expect(waiting.payment).toBeUndefined()
  expect((await readRegistered(services, waiting.id))?.places).toBe('waiting')
  expect(await mailKinds(services, { registration_id: waiting.id })).toEqual(['waiting-listed'])
  const again = await register(services, { registration: single('B') })
  expect(again).toEqual(waiting)

  const offer = { actor, id: waiting.id, overCapacity: false }
  const unknown = { ...offer, id: 'nobody' }
  expect(await offerPlace(services, unknown)).toEqual({ ok: false, problem: 'unknown' })
  expect(await offerPlace(services, offer)).toEqual({ ok: false, problem: 'no-places' })
  await changeRows(services.db, 'registration', { places: 2 }, { hold: 'released' })
  const both = await Promise.all([offerPlace(services, offer), offerPlace(services, offer)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  await expectRegistration(services, waiting.id, {
    hold: 'held',
    held_until: '2026-11-17T04:00:00.000Z',
  })
  const payment = await rowOf(services.db, 'payment', { registration_id: waiting.id })
  const mails = await mailsAbout(services.db, { payment_id: payment.id })
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['place-offered', 'asha@example.org'],
  ])
})

async function rush(services: TestServices, many: number) {
  const asked = Array.from({ length: many }, (_, index) =>
    registerIfFree(services, { registration: single(`Person ${index}`) }),
  )
  const outcomes = await Promise.all(asked)
  const full = outcomes.filter((each) => !each.ok && each.problem === 'full').length
  return { registered: outcomes.filter(({ ok }) => ok).length, full }
}

/** The control: the same services without the lock on the event's row. */
function withoutLock(db: Db): Db {
  const unlocked = sql`select 1`.toOperationNode()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) =>
      node.kind === 'RawNode' && JSON.stringify(node).includes('event_lock') ? unlocked : node,
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

const actor = COMMAND_LINE
const OTHER = 'ewgaugmysore2023'

/** A couple that was registered elsewhere, and a conference whose two places are taken. */
async function besideAFullConference(services: TestServices) {
  const { id } = await paidRegistration(services)
  await moveRegistration(services, { actor, id, to: OTHER })
  await register(services, { registration: couple() })
  const registration = await registrationOf(services, id)
  return registration
}

onEngines('a move exceeds the capacity only where the office says so', async (plain) => {
  const services = withDatesToCome(withCapacity(plain, { capacity: { people: 2 } }))
  const registration = await besideAFullConference(services)
  const { id } = registration
  const target = { to: EVENT, overCapacity: true }
  const shortage = { kind: 'people', left: 0, wanted: 2 } as const
  expect(await planMove(services, { registration, to: EVENT })).toMatchObject({ ok: false })
  expect(await planMove(services, { registration, ...target })).toMatchObject({ shortage })
  expect(await moveRegistration(services, { actor, id, to: EVENT })).toMatchObject({ shortage })
  expect(await moveRegistration(services, { actor, id, ...target })).toMatchObject({ ok: true })
  expect((await countPlaces(services.db, EVENT)).people).toBe(4)
  const [last] = (await officeEventsOf(services.db, 'registration', id)).slice(-1)
  expect(last?.details).toMatchObject({ from: OTHER, overCapacity: true })
})

onEngines('a person is added beyond the capacity likewise', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  const { id } = await unpaidRegistration(services)
  const stored = correctionOf(couple())
  const correction = {
    ...stored,
    persons: [...stored.persons, attendee({ firstname: 'Asha', age: 8 })],
  }
  const shortage = { kind: 'people', left: 2, wanted: 3 } as const
  expect(await correctRegistration(services, { actor, id, correction })).toMatchObject({ shortage })
  const registration = await registrationOf(services, id)
  const wanted = { registration, correction, overCapacity: true }
  expect(await planCorrection(services, wanted)).toMatchObject({ ok: true, shortage })
  await correctRegistration(services, { actor, id, correction, overCapacity: true })
  expect((await countPlaces(services.db, EVENT)).people).toBe(3)
})

onEngines('a registration at the door likewise', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  await register(services, { registration: couple() })
  const taken = { actor, key: 'at-the-door-of-a-full-one', registration: couple() }
  expect(await takeRegistration(services, taken)).toMatchObject({ problem: 'full' })
  const twice = [
    await takeRegistration(services, { ...taken, overCapacity: true }),
    await takeRegistration(services, { ...taken, overCapacity: true }),
  ]
  expect(twice[0]).toMatchObject({ ok: true })
  expect(twice[1]).toEqual(twice[0])
  expect((await countPlaces(services.db, EVENT)).people).toBe(4)
})
