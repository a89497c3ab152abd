import { expect } from 'vitest'
import { correctPerson } from '#tests/support/corrections.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import { register } from '#tests/support/payments.ts'
import { attendee, registration } from '#tests/support/people.ts'
import { COMING, changeEvent } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { listAttention, listAttentionOf, settleAttention } from './list-attention.ts'

const ASHA = { firstname: 'Asha', lastname: 'Rao', email: 'asha@example.org', phone: '9845012345' }
const RAVI = { firstname: 'Ravi', lastname: 'Rao', email: 'ravi@example.org', phone: '9845011111' }
const OTHERS = { email: 'x@example.org', phone: '9999900000' }

type Person = Partial<ReturnType<typeof attendee>>

async function family(services: TestServices, people: Person[], eventCode?: string) {
  services.pass(1_000)
  const persons = people.map((person) => attendee(person))
  const type = people.length > 1 ? ('Group' as const) : ('Individual' as const)
  const sent = registration({ persons, type, ...(eventCode && { eventCode }) })
  const key = `key-of-${Math.random()}-${services.now().getTime()}`
  return (await register(services, { registration: sent, key })).id
}

async function doubles(services: TestServices) {
  const actor = await signedIn(services, 'viewer')
  const items = await listAttention(services, actor)
  return items.filter(({ kind }) => kind.code === 'same-family')
}

/** An item that opens both. */
function beside(earlier: string, later: string) {
  const to = `/office/registrations/${earlier}/beside/${later}`
  return { actions: expect.arrayContaining([expect.objectContaining({ label: 'Open both', to })]) }
}

onEngines('the same mobile or address on one date is one item', async (plain) => {
  const services = changeEvent(plain, COMING)
  const first = await family(services, [ASHA, RAVI])
  expect(await doubles(services)).toEqual([])
  const second = await family(services, [{ ...RAVI, email: 'new@example.org', firstname: 'R.' }])
  expect(await doubles(services)).toMatchObject([
    { ...beside(first, second), name: 'R. Rao', registration_id: second },
  ])
  for (const id of [first, second]) {
    const about = await listAttentionOf(services, COMMAND_LINE, id)
    expect(about).toMatchObject([beside(first, second)])
  }
  await family(services, [{ ...OTHERS, firstname: 'Asha', lastname: 'Rao' }])
  await family(services, [ASHA], 'ewgaugmysore2023')
  expect(await doubles(services)).toHaveLength(1)
})

onEngines('two full names in common are enough', async (plain) => {
  const services = changeEvent(plain, COMING)
  await family(services, [ASHA, RAVI])
  await family(services, [
    { ...OTHERS, firstname: 'RAO', lastname: 'Asha' },
    { ...OTHERS, firstname: 'Ravi', lastname: 'rao' },
  ])
  expect(await doubles(services)).toHaveLength(1)
})

onEngines('it is gone once one is cancelled or corrected', async (plain) => {
  const services = changeEvent(plain, COMING)
  const first = await family(services, [ASHA])
  const second = await family(services, [{ ...ASHA, firstname: 'Beena' }])
  const third = await family(services, [{ ...ASHA, firstname: 'Chitra' }])
  expect(await doubles(services)).toMatchObject([beside(second, third), beside(first, second)])
  await cancelRegistration(services, { actor: COMMAND_LINE, id: second })
  expect(await doubles(services)).toMatchObject([beside(first, third)])
  await correctPerson(services, { actor: COMMAND_LINE, id: third, person: 1, changes: OTHERS })
  expect(await doubles(services)).toEqual([])
})

onEngines('whoever is corrected comes between the others', async (plain) => {
  const services = changeEvent(plain, COMING)
  const first = await family(services, [ASHA])
  const second = await family(services, [{ ...OTHERS, firstname: 'Beena' }])
  const third = await family(services, [{ ...ASHA, firstname: 'Chitra' }])
  const { email, phone } = ASHA
  const changes = { email, phone }
  await correctPerson(services, { actor: COMMAND_LINE, id: second, person: 1, changes })
  expect(await doubles(services)).toMatchObject([beside(second, third), beside(first, second)])
})

test('a mobile on many registrations makes one pair for each', async (plain) => {
  const services = changeEvent(plain, COMING)
  for (const letter of 'abcdefghijklmnop') {
    await family(services, [{ ...ASHA, firstname: `Asha ${letter}` }])
  }
  expect(await doubles(services)).toHaveLength(15)
})

test('marked as settled it is not asked again, whatever is changed', async (plain) => {
  const services = changeEvent(plain, COMING)
  await family(services, [ASHA])
  const second = await family(services, [{ ...ASHA, firstname: 'Beena' }])
  const [item] = await doubles(services)
  const actor = await signedIn(services, 'desk')
  const note = 'Two sisters'
  expect(await settleAttention(services, { actor, about: item?.key ?? '', note })).toEqual({
    ok: true,
  })
  await correctPerson(services, {
    actor: COMMAND_LINE,
    id: second,
    person: 1,
    changes: { city: 'Mysore' },
  })
  expect(await doubles(services)).toEqual([])
})
