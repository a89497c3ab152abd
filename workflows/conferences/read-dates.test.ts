import { expect } from 'vitest'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, test } from '#tests/support/site/services.ts'
import { listDates, readDate } from './read-dates.ts'

onEngines('a date has its places, people, money and queue', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 9 } })
  const { db } = services
  await storeRegistration(db, { hold: 'confirmed', cashMinor: 50_000 })
  await storeRegistration(db, { hold: 'waiting' })
  await storeRegistration(db, { hold: 'cancelled' })
  const actor = await signedIn(services, 'treasurer')
  const read = await readDate(services, { actor, code: EVENT })
  const date = read.ok ? read.date : undefined
  expect(date).toMatchObject({
    programme: 'Encounter with God',
    key: 'ewgregister',
    page: 'ewg',
    taken: 1,
    places: 9,
    state: 'over-open',
    figures: { people: 1, waiting: 1, receivedMinor: 50_000 },
  })
  const listed = await listDates(services, actor)
  const past = listed.ok ? listed.past : []
  expect(past.find(({ code }) => code === EVENT)?.figures).toEqual(date?.figures)
  expect(past.map(({ days }) => days?.first ?? '9999')).toEqual(
    past
      .map(({ days }) => days?.first ?? '9999')
      .toSorted()
      .reverse(),
  )
})

test('an editor is told how many places are taken, and nothing of people and money', async ({
  services,
}) => {
  await storeRegistration(services.db, { hold: 'confirmed', cashMinor: 50_000 })
  const actor = await signedIn(services, 'editor')
  const read = await readDate(services, { actor, code: EVENT })
  expect(read).toMatchObject({ ok: true, date: { taken: 1, figures: undefined } })
})

test('nobody without a role sees a date', async ({ services }) => {
  const actor = { staffId: 'x', name: 'x', roles: [] }
  expect(await readDate(services, { actor, code: EVENT })).toMatchObject({ problem: 'not-allowed' })
  expect(await listDates(services, actor)).toMatchObject({ problem: 'not-allowed' })
})
