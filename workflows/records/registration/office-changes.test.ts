import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { countPlaces } from '#database/records/places/places.ts'
import { allAttendeesOf } from '#database/records/registration/registrations.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { signedIn } from '#tests/support/office/staff.ts'
import {
  expectRegistration,
  finishPayment,
  paidRegistration,
  recordCash,
  register,
  registrationOf,
  unpaidRegistration,
} from '#tests/support/payments.ts'
import { attendee, correctionOf, couple, coupleWith, registration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent, EVENT, withCapacity, withDatesToCome } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { readRecipients } from '#workflows/messages/write-to-people.ts'
import { cancelRegistration } from '#workflows/records/cancellations/cancel-registration.ts'
import { returnPerson, takeOffPerson } from '#workflows/records/cancellations/take-off-person.ts'
import { correctRegistration } from '#workflows/records/corrections/correct-registration.ts'
import { moveRegistration } from '#workflows/records/corrections/move-registration.ts'
import { payBalance } from '#workflows/records/payments/read-hand-off.ts'
import { sendMyLinks, sendPrivateLink } from '#workflows/records/private/read-private-page.ts'
import { askOffice } from '#workflows/records/requests/visitor.ts'
import { notifyTicketHolders } from '#workflows/records/tickets/read-tickets.ts'
import { queueReminders } from '#workflows/reminders/queue-reminders.ts'
import { takeRegistration } from './take-registration.ts'

const actor = COMMAND_LINE

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
        correction: { ...correctionOf(couple()), arrival: `2025-09-1${index + 4}T09:00` },
      }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: 'changed' }])
  await expectRegistration(services, id, { version: 1 })
})

onEngines('people are added and removed, and the price follows', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 3 } })
  const { id } = await unpaidRegistration(services)
  const child = { ...attendee({ firstname: 'Asha', age: 8 }), position: undefined }
  const { persons, ...choices } = correctionOf(couple())
  const family = { ...choices, type: 'Family' as const, persons: [...persons, child] }
  expect(await correctRegistration(services, { actor, id, correction: family })).toMatchObject({
    ok: true,
  })
  await expectRegistration(services, id, { places: 3, full_minor: 485_000 })
  const four = { ...family, persons: [...persons, { ...child, position: 3 }, child] }
  expect(await correctRegistration(services, { actor, id, correction: four })).toMatchObject({
    problem: 'full',
    shortage: { kind: 'people', left: 3, wanted: 4 },
  })
  const leave = (position: number) => takeOffPerson(services, { actor, id, position, backMinor: 0 })
  await leave(3)
  await leave(2)
  await expectRegistration(services, id, { places: 1, full_minor: 180_000 })
  const kept = (await allAttendeesOf(services.db, id)).map(({ cancelled_at }) => cancelled_at)
  expect(kept.map((each) => each === null)).toEqual([true, false, false])
  expect((await countPlaces(services.db, EVENT)).people).toBe(1)
})

onEngines('who was removed comes back, and what was kept counts again', async (services) => {
  const { id } = await paidRegistration(services)
  const before = await registrationOf(services, id)
  await takeOffPerson(services, { actor, id, position: 1, backMinor: 0 })
  await expectRegistration(services, id, { places: 1, fee_minor: 180_000 })
  const back = { actor, id, key: randomUUID(), position: 1, overCapacity: false }
  const answers = await Promise.all([returnPerson(services, back), returnPerson(services, back)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  const { places, party, full_minor, standing, fee_minor } = before ?? {}
  const same = { places, party, full_minor, standing, fee_minor }
  await expectRegistration(services, id, same)
  const again = await returnPerson(services, { ...back, key: randomUUID() })
  expect(again).toMatchObject({ problem: 'no-person' })
})

test('somebody comes back where there is room, or the office allows it', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 2 } })
  const { id } = await paidRegistration(services)
  await takeOffPerson(services, { actor, id, position: 2, backMinor: 0 })
  await unpaidRegistration(services, registration({ persons: [attendee({ firstname: 'Anu' })] }))
  const back = { actor, id, position: 2, overCapacity: false }
  expect(await returnPerson(services, back)).toMatchObject({ problem: 'full' })
  expect(await returnPerson(services, { ...back, overCapacity: true })).toMatchObject({ ok: true })
})

test('a corrected name keeps the price that was sold', async (services) => {
  const { id } = await unpaidRegistration(services)
  await services.db.updateTable('registration').set({ full_minor: 100_000 }).execute()
  await correctPerson(services, { actor, id, person: 1, changes: { lastname: 'Kumar' } })
  await expectRegistration(services, id, { full_minor: 100_000, sort_name: 'kumar ravi' })
})

const OTHER = 'ewgaugmysore2023'

onEngines('a move frees and takes places, and keeps the payments', async (plain) => {
  const services = withDatesToCome(withCapacity(plain, { capacity: { people: 2 } }))
  const { id } = await paidRegistration(services)
  expect(await moveRegistration(services, { actor, id, to: OTHER })).toMatchObject({ ok: true })
  expect((await countPlaces(services.db, EVENT)).people).toBe(0)
  expect((await countPlaces(services.db, OTHER)).people).toBe(2)
  await expectRegistration(services, id, { standing: 'Paid', version: 1 })
  await register(services, { registration: couple() })
  expect(await moveRegistration(services, { actor, id, to: EVENT })).toEqual({
    ok: false,
    problem: 'full',
    shortage: { kind: 'people', left: 0, wanted: 2 },
  })
  const tamil = 'tamilewgjanmysore2023'
  await moveRegistration(services, { actor, id, to: tamil })
  await expectRegistration(services, id, {
    programme: 'ewgtamilregister',
    full_minor: 96_000,
    standing: 'Overpaid',
  })
})

onEngines('a person stands once in a correction, and is known', async (services) => {
  const { id } = await paidRegistration(services)
  const { persons, ...choices } = correctionOf(couple())
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
  await expectRegistration(services, id, { places: 1, version: 1 })
})

onEngines('nobody is removed by a correction, which keeps no fee', async (services) => {
  const { id } = await paidRegistration(services)
  const { persons, ...choices } = correctionOf(couple())
  const alone = { ...choices, type: 'Individual' as const, persons: persons.slice(0, 1) }
  expect(await correctRegistration(services, { actor, id, correction: alone })).toEqual({
    ok: false,
    problem: 'somebody-missing',
  })
  await expectRegistration(services, id, { places: 2, version: 0 })
})

/** Ravi and Maya, whom the desk registers with a mobile number and without an e-mail address. */
function withoutEmail() {
  return coupleWith('', '')
}

async function taken(services: TestServices, registration = withoutEmail(), isPaidInCash = false) {
  const paid = isPaidInCash ? ({ method: 'Cash', reference: '' } as const) : undefined
  const wanted = { actor, key: randomUUID(), registration, paid }
  const stored = await takeRegistration(services, wanted)
  if (!stored.ok) throw new Error(stored.problem)
  return stored.id
}

async function queued({ db }: TestServices) {
  const mails = await db.selectFrom('outbox').select(['kind', 'recipient']).execute()
  return mails.map(({ kind, recipient }) => `${kind} to ${recipient}`)
}

onEngines('whatever happens to it, nobody is mailed', async (plain) => {
  const soon = { days: { first: '2026-11-17', last: '2026-11-18' } }
  const services = changeEvent(withDatesToCome(plain), soon)
  const id = await taken(services, withoutEmail(), true)
  services.pass(25 * 60 * 60_000)
  await notifyTicketHolders(services)
  await queueReminders(services)
  await queueReminders(services)
  const changes = { city: 'Hubli' }
  expect(await correctPerson(services, { actor, id, person: 1, changes })).toMatchObject({
    ok: true,
  })
  const moved = await moveRegistration(services, { actor, id, to: 'ewgaugmysore2023' })
  expect(moved).toMatchObject({ ok: true })
  await askOffice(services, {
    id,
    kind: 'cancel',
    wish: 'Cancel it.',
    key: randomUUID(),
    version: 2,
  })
  await sendMyLinks(services, '')
  expect(await cancelRegistration(services, { actor, id })).toMatchObject({ ok: true })
  expect(await queued(services)).toEqual([])
})

onEngines('it is paid online under the church’s own address', async (services) => {
  const id = await taken(services)
  const registration = await registrationOf(services, id)
  const payment = await payBalance(services, { kind: 'registration', registration })
  expect(payment?.payer_email).toBe(services.content.church.email)
  if (!payment) throw new Error('nobody may pay')
  expect(await finishPayment(services, payment, 'approve')).toMatchObject({ state: 'paid' })
  await sendPrivateLink(services, payment.txnid)
  await notifyTicketHolders(services)
  expect(await queued(services)).toEqual([])
  await expectRegistration(services, id, { standing: 'Paid' })
})

test('an address that is taken away later leaves no mail that waits for nobody', async (services) => {
  const id = await taken(services, couple())
  await correctRegistration(services, { actor, id, correction: correctionOf(withoutEmail()) })
  await notifyTicketHolders(services)
  const sent = (await sentMails(services)).map(({ to }) => to[0])
  expect(sent).toEqual(['ravi@example.org'])
  const waiting = services.db.selectFrom('outbox').select('key').where('outcome', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

test('the payer’s mail brings the ticket of whoever has no address', async (services) => {
  const id = await taken(services, coupleWith('ravi@example.org', ''))
  await notifyTicketHolders(services)
  await recordCash(services, id, 10_000)
  const mails = await sentMails(services)
  expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set(['ravi@example.org']))
  for (const { text } of mails)
    expect(text.match(/^.*Maya Sample.*[0-9a-z]{4} [0-9a-z]{4}/m)).not.toBeNull()
})

test('whoever writes to people is told how many have no address', async (services) => {
  await taken(services)
  const read = await readRecipients(services, { actor, filter: {} })
  expect(read).toMatchObject({ recipients: { addresses: [], withoutAddress: 2 } })
})
