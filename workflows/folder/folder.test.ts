import { expect } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { storeRegistration } from '#tests/support/people.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE as TESTER } from '#workflows/actor.ts'
import { addNote } from '#workflows/records/change-record.ts'
import { giveFamilyCodes, markBadges, readFolder } from './read-folder.ts'

const code = 'ewgmaymysore2023'
const actor = TESTER

onEngines('the folder has everybody who comes, by surname', async (services) => {
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
  const { people, notes, offered } = await read(services)
  expect(people.map(({ first_name }) => first_name)).toEqual(['Noah', 'Ravi'])
  expect(offered).toBe(1)
  const [noah, ravi] = people
  expect(noah).toMatchObject({ isPayer: false, payer: { first_name: 'Ravi' } })
  expect(noah?.family?.code).toMatch(/^[A-Z]{4}$/)
  expect(ravi?.family).toBeUndefined()
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

async function read(services: TestServices) {
  const folder = await readFolder(services, { actor, code })
  if (!folder.ok) throw new Error(folder.problem)
  return folder
}

onEngines('a family’s code is made once, also by two at once', async (services) => {
  const { id } = await storeRegistration(services.db)
  const other = await storeRegistration(services.db, { people: [{ phone: '9876500001' }] })
  const ask = (registrationIds: string[]) => giveFamilyCodes(services, { code, registrationIds })
  const [first, second] = await Promise.all([ask([id]), ask([id, other.id])])
  expect(first.get(id)).toEqual(second.get(id))
  const later = await ask([other.id, id])
  expect(later.get(id)).toEqual(first.get(id))
  expect(later.get(other.id)?.code).not.toBe(later.get(id)?.code)
  const elsewhere = await giveFamilyCodes(services, { code: 'another', registrationIds: [id] })
  expect(elsewhere.size).toBe(1)
})

onEngines('two registrations with one mobile number are one family', async (services) => {
  const { id } = await storeRegistration(services.db)
  const rest = await storeRegistration(services.db)
  const ask = (registrationIds: string[]) => giveFamilyCodes(services, { code, registrationIds })
  const [first, second] = await Promise.all([ask([id]), ask([rest.id])])
  expect(first.get(id)?.code).toBe(second.get(rest.id)?.code)
  // Also after the one of them that the code was made for has gone to another date.
  const owner = first.get(id)?.registration_id ?? ''
  await changeRows(services.db, 'registration', { id: owner }, { event_code: 'ewgaugmysore2023' })
  const other = owner === id ? rest.id : id
  expect((await ask([other])).get(other)?.code).toBe(first.get(id)?.code)
})

test('a code that another family has is not given again', async (services) => {
  const one = await storeRegistration(services.db)
  const two = await storeRegistration(services.db, { people: [{ phone: '9876500001' }] })
  const numbers = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]
  const randomBelow = (below: number) => (numbers.shift() ?? 0) % below
  const ask = (id: string) =>
    giveFamilyCodes({ db: services.db, randomBelow }, { code, registrationIds: [id] })
  await ask(one.id)
  const codes = [...(await ask(two.id)).values()]
  expect(codes.map((family) => family.code)).toEqual(['BCDH', 'CDHJ'])
})
