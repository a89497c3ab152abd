import { expect, test } from 'vitest'
import { signedIn } from '#tests/support/office/staff.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, type TestServices, testServices } from '#tests/support/site/services.ts'
import { COMMAND_LINE as TESTER } from '#workflows/actor.ts'
import { addNote } from '#workflows/records/change-record.ts'
import { markBadges, readFolder } from './read-folder.ts'

const code = 'ewgmaymysore2023'
const actor = TESTER

onEngines('the folder has everybody who is expected, by surname', async (services) => {
  const family = await storeRegistration(services.db, {
    hold: 'confirmed',
    party: 'Family',
    people: [
      { first_name: 'Ravi', last_name: 'Zacharias', gender: 'Male' },
      { first_name: 'Noah', last_name: 'Abraham', age: 4 },
    ],
  })
  await storeRegistration(services.db, { hold: 'waiting', people: [{ first_name: 'Waits' }] })
  await storeRegistration(services.db, { people: [{ first_name: 'Unpaid' }] })
  await addNote(services, { actor, id: family.id, text: 'Needs a cot' })
  const { people, notes } = await read(services)
  expect(people.map(({ first_name }) => first_name)).toEqual(['Noah', 'Unpaid', 'Ravi'])
  const [noah, unpaid, ravi] = people
  expect(noah).toMatchObject({ isPayer: false, payer: { first_name: 'Ravi' } })
  expect(noah?.family?.code).toMatch(/^[A-Z]{4}$/)
  expect(ravi?.family).toBeUndefined()
  expect(unpaid?.ticket).toBeUndefined()
  expect(ravi?.ticket?.address).toBe(`http://church.test/t/${ravi?.ticket?.code}`)
  expect(notes).toMatchObject([{ note: 'Needs a cot', registrationId: family.id }])
  expect((await read(services)).people[0]?.family).toEqual(noah?.family)
})

onEngines('badges are new until they are printed', async (services) => {
  await storeRegistration(services.db, { hold: 'confirmed' })
  const fresh = async () =>
    (await read(services)).people.flatMap(({ ticket }) =>
      ticket && !ticket.isPrinted ? [ticket.code] : [],
    )
  const tickets = await fresh()
  expect(tickets).toHaveLength(1)
  await storeRegistration(services.db, { hold: 'confirmed' })
  const marking = { actor, code, tickets: [...tickets, 'forged'], key: crypto.randomUUID() }
  expect(await Promise.all([marking, marking].map((each) => markBadges(services, each)))).toEqual([
    { ok: true },
    { ok: true },
  ])
  expect(await fresh()).toHaveLength(1)
  expect(await services.db.selectFrom('printed_badge').selectAll().execute()).toHaveLength(1)
  const events = services.db.selectFrom('office_event').select('action')
  expect(await events.execute()).toEqual([{ action: 'print-badges' }])
})

test.each(['viewer', 'treasurer', 'editor'] as const)(
  '%s sees no codes of children',
  async (role) => {
    const services = await testServices()
    const other = await signedIn(services, role)
    const refused = { ok: false, problem: 'not-allowed' }
    expect(await readFolder(services, { actor: other, code })).toEqual(refused)
    expect(await markBadges(services, { actor: other, code, tickets: [] })).toEqual(refused)
  },
)

async function read(services: TestServices) {
  const folder = await readFolder(services, { actor, code })
  if (!folder.ok) throw new Error(folder.problem)
  return folder
}
