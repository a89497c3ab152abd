import { expect } from 'vitest'
import { countPlaces } from '#database/records/places/places.ts'
import { allAttendeesOf, findRegistration } from '#database/records/registration/registrations.ts'
import { officeEventsOf } from '#database/staff/office-events.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { paidRegistration, register, unpaidRegistration } from '#tests/support/payments.ts'
import { attendee, couple } from '#tests/support/people.ts'
import { EVENT, withCapacity, withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'

const actor = COMMAND_LINE

/** Ravi and Maya as stored, with the positions that a form carries. */
function asStored() {
  const { type, residential, arrival, persons } = couple()
  const numbered = persons.map((person, index) => ({ ...person, position: index + 1 }))
  return { type, residential, arrival, persons: numbered }
}

onEngines('of two corrections with one version one is told', async (services) => {
  const { id } = await paidRegistration(services)
  const people = [await signedIn(services, 'desk'), await signedIn(services, 'admin')]
  const answers = await Promise.all(
    people.map((each, index) =>
      correctRegistration(services, {
        actor: each,
        id,
        key: `form-number-${index}-of-two`,
        version: 0,
        correction: { ...asStored(), arrival: `2025-09-1${index + 4}T09:00` },
      }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: 'changed' }])
  expect(await findRegistration(services.db, id)).toMatchObject({ version: 1 })
})

onEngines('a double click changes once', async (services) => {
  const { id } = await paidRegistration(services)
  const correction = { ...asStored(), residential: 'Non Residential' as const }
  const click = () =>
    correctRegistration(services, { actor, id, key: 'one-form-sent-twice', version: 0, correction })
  const answers = await Promise.all([click(), click()])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(await officeEventsOf(services.db, 'registration', id)).toHaveLength(1)
})

onEngines('people are added and taken off, and the price follows', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 3 } })
  const { id } = await unpaidRegistration(services)
  const child = { ...attendee({ firstname: 'Asha', age: 8 }), position: undefined }
  const { persons, ...choices } = asStored()
  const family = { ...choices, type: 'Family' as const, persons: [...persons, child] }
  expect(await correctRegistration(services, { actor, id, correction: family })).toMatchObject({
    ok: true,
  })
  expect(await findRegistration(services.db, id)).toMatchObject({ places: 3, full_minor: 485_000 })
  const four = { ...family, persons: [...persons, { ...child, position: 3 }, child] }
  expect(await correctRegistration(services, { actor, id, correction: four })).toMatchObject({
    problem: 'full',
    shortage: { kind: 'people', left: 3, wanted: 4 },
  })
  const leave = (position: number) => takeOffPerson(services, { actor, id, position, backMinor: 0 })
  await leave(3)
  await leave(2)
  expect(await findRegistration(services.db, id)).toMatchObject({ places: 1, full_minor: 180_000 })
  const kept = (await allAttendeesOf(services.db, id)).map(({ cancelled_at }) => cancelled_at)
  expect(kept.map((each) => each === null)).toEqual([true, false, false])
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

test('a corrected name keeps the price that was sold', async ({ services }) => {
  const { id } = await unpaidRegistration(services)
  await services.db.updateTable('registration').set({ full_minor: 100_000 }).execute()
  const { persons, ...choices } = asStored()
  const renamed = persons.map((person) => ({ ...person, lastname: 'Kumar' }))
  const correction = { ...choices, persons: renamed }
  await correctRegistration(services, { actor, id, correction })
  expect(await findRegistration(services.db, id)).toMatchObject({
    full_minor: 100_000,
    sort_name: 'kumar ravi',
  })
})

test('a changed e-mail address is told to the old and the new one', async ({ services }) => {
  const { id } = await unpaidRegistration(services)
  const correction = asStored()
  const persons = correction.persons.map((each) => ({ ...each, email: 'new@example.org' }))
  await correctRegistration(services, { actor, id, correction: { ...correction, persons } })
  await sendDueMails(services)
  const mails = services.sandbox.mailbox.mails()
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['new@example.org', 'ravi@example.org'])
  const old = mails.find(({ to }) => to.includes('ravi@example.org'))
  expect(old?.text).not.toContain('/my/')
})

const OTHER = 'ewgaugmysore2023'

onEngines('a move frees and takes places, and keeps the payments', async (plain) => {
  const services = withDatesToCome(withCapacity(plain, { capacity: { people: 2 } }))
  const { id } = await paidRegistration(services)
  expect(await moveRegistration(services, { actor, id, to: OTHER })).toMatchObject({ ok: true })
  expect((await countPlaces(services.db, EVENT)).people).toBe(0)
  expect((await countPlaces(services.db, OTHER)).people).toBe(2)
  expect(await findRegistration(services.db, id)).toMatchObject({ standing: 'Paid', version: 1 })
  await register(services, { registration: couple() })
  expect(await moveRegistration(services, { actor, id, to: EVENT })).toEqual({
    ok: false,
    problem: 'full',
    shortage: { kind: 'people', left: 0, wanted: 2 },
  })
  const tamil = 'tamilewgjanmysore2023'
  await moveRegistration(services, { actor, id, to: tamil })
  expect(await findRegistration(services.db, id)).toMatchObject({
    programme: 'ewgtamilregister',
    full_minor: 96_000,
    standing: 'Overpaid',
  })
})

onEngines('a person stands once in a correction, and is known', async (services) => {
  const { id } = await paidRegistration(services)
  const { persons, ...choices } = asStored()
  const [ravi, maya] = persons
  if (!ravi || !maya) throw new Error('they are two')
  const refused = [
    [ravi, maya, { ...maya, firstname: 'Eve' }],
    [ravi, maya, { ...maya, position: 7 }],
    [ravi, maya, { ...maya, position: Number.NaN }],
  ]
  for (const people of refused) {
    const correction = { ...choices, type: 'Group' as const, persons: people }
    const corrected = await correctRegistration(services, { actor, id, correction })
    expect(corrected).toEqual({ ok: false, problem: 'no-person' })
  }
  await takeOffPerson(services, { actor, id, position: 2, backMinor: 0 })
  const back = { ...choices, persons: [ravi, maya] }
  const corrected = await correctRegistration(services, { actor, id, correction: back })
  expect(corrected).toEqual({ ok: false, problem: 'no-person' })
  expect(await findRegistration(services.db, id)).toMatchObject({ places: 1, version: 1 })
})

onEngines('nobody is taken off by a correction, which keeps no fee', async (services) => {
  const { id } = await paidRegistration(services)
  const { persons, ...choices } = asStored()
  const alone = { ...choices, type: 'Individual' as const, persons: persons.slice(0, 1) }
  expect(await correctRegistration(services, { actor, id, correction: alone })).toEqual({
    ok: false,
    problem: 'somebody-missing',
  })
  expect(await findRegistration(services.db, id)).toMatchObject({ places: 2, version: 0 })
})
