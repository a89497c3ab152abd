import { expect } from 'vitest'
import { registerByRecords } from '#app/features/registration/register-by-records.server.ts'
import { countPlaces, placeEvents } from '#database/records/places/places.ts'
import { correctPerson } from '#tests/support/corrections.ts'
import { expectRegistration, register } from '#tests/support/payments.ts'
import { apiRecord, attendee, registration } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { EVENT, withCapacity } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { offerPlace } from './offer-places.ts'
import { keepPlaces, readKeeping, releasePlaces } from './release-places.ts'

const HOLD_MS = 30 * 60_000

function threePlaces(plain: TestServices) {
  const limits = { capacity: { people: 3 }, holdMinutes: 30 }
  return withCapacity(plain, limits)
}

/** A three-year-old alone is a free registration. */
function child(firstname: string) {
  return registration({ persons: [attendee({ firstname, age: 3 })] })
}

function mailsOf({ sandbox }: TestServices, subject: RegExp) {
  return sandbox.mailbox.mails().filter(({ headers }) => subject.test(headers.subject ?? ''))
}

async function keyFromMail(services: TestServices): Promise<string> {
  await sendDueMails(services)
  const [mail] = mailsOf(services, /keep your places/i)
  const [, key] = /http:\/\/church\.test\/keep\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (!key) throw new Error('no mail has a link')
  return key
}

async function passHold(services: TestServices): Promise<void> {
  services.pass(HOLD_MS)
  await releasePlaces(services)
}

onEngines('unconfirmed free registrations do not keep a conference full', async (plain) => {
  const services = threePlaces(plain)
  for (const name of ['A', 'B', 'C']) await register(services, { registration: child(name) })
  await expect(register(services, { registration: child('D') })).rejects.toThrow('places are taken')
  await passHold(services)
  expect(await countPlaces(services.db, EVENT)).toEqual({ people: 0, residential: 0 })
  const { id } = await register(services, { registration: child('D') })
  await expectRegistration(services, id, { hold: 'held', held_until: '2026-11-15T05:00:00.000Z' })
})

onEngines('the link in the mail confirms the places', async (plain) => {
  const services = threePlaces(plain)
  const { id } = await register(services, { registration: child('A') })
  const key = await keyFromMail(services)
  expect((await readKeeping(services, key))?.keeping).toBe('held')
  const page = { places: 'has-places', heldUntil: '15 November 2026, 10:00 AM' }
  expect(await readRegistered(services, id)).toMatchObject(page)
  await expectRegistration(services, id, { hold: 'held' })
  const both = await Promise.all([keepPlaces(services, key), keepPlaces(services, key)])
  expect(both).toEqual(['kept', 'kept'])
  expect(await keepPlaces(services, key)).toBe('kept')
  expect((await readRegistered(services, id))?.heldUntil).toBeUndefined()
  await passHold(services)
  await expectRegistration(services, id, { hold: 'confirmed', held_until: null })
  expect(await placeEvents(services.db, id)).toMatchObject([
    { source: 'mail', from_hold: 'held', to_hold: 'confirmed' },
  ])
  await sendDueMails(services)
  expect(mailsOf(services, /^You are registered/)).toHaveLength(1)
})

onEngines('the link keeps no places that have to be paid for', async (plain) => {
  const services = threePlaces(plain)
  const { id } = await register(services, { registration: child('A') })
  const key = await keyFromMail(services)
  await correctPerson(services, { actor: COMMAND_LINE, id, person: 1, changes: { age: 30 } })
  expect([await readKeeping(services, key), await keepPlaces(services, key)]).toEqual([
    undefined,
    undefined,
  ])
  await passHold(services)
  await expectRegistration(services, id, { hold: 'released' })
})

test('the key appears only in the mail', async (plain) => {
  const services = threePlaces(plain)
  const registered = await register(services, { registration: child('A') })
  const answer = await registerByRecords(services, [apiRecord({ age: 3, firstname: 'B' })])
  const page = await readRegistered(services, registered.id)
  const key = await keyFromMail(services)
  expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16)
  for (const told of [registered, answer, page]) expect(JSON.stringify(told)).not.toContain(key)
  const stored = [
    await services.db.selectFrom('registration').selectAll().execute(),
    await services.db.selectFrom('outbox').selectAll().execute(),
    await services.db.selectFrom('place_key').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).not.toContain(key)
})

test('after the hold has expired the button says so and takes no places', async (plain) => {
  const services = threePlaces(plain)
  const { id } = await register(services, { registration: child('A') })
  const key = await keyFromMail(services)
  await passHold(services)
  expect((await readKeeping(services, key))?.keeping).toBe('run-out')
  expect(await keepPlaces(services, key)).toBe('run-out')
  await expectRegistration(services, id, { hold: 'released' })
  expect(await readKeeping(services, 'a-key-that-nobody-has-made')).toBeUndefined()
  expect(await keepPlaces(services, 'no\0key')).toBeUndefined()
})

test('a repeated submission holds places again and mails a new link', async (plain) => {
  const services = threePlaces(plain)
  const key = 'a-key-made-in-the-browser'
  const first = await register(services, { registration: child('A'), key })
  await register(services, { registration: child('A'), key })
  await sendDueMails(services)
  expect(mailsOf(services, /keep your places/i)).toHaveLength(1)
  await passHold(services)
  const again = await register(services, { registration: child('A'), key })
  expect(again.id).toBe(first.id)
  expect(await keepPlaces(services, await keyFromMail(services))).toBe('kept')
  await register(services, { registration: child('A'), key })
  await sendDueMails(services)
  expect(mailsOf(services, /keep your places/i)).toHaveLength(2)
})

test('a mail sent after the hold has expired says so', async (plain) => {
  const services = threePlaces(plain)
  await register(services, { registration: child('A') })
  await passHold(services)
  const [mail, ...more] = await sentMails(services)
  expect(more).toEqual([])
  expect(mail?.text).toContain('have been released')
  expect(mail?.text).toContain('http://church.test/ewgregister')
  expect(mail?.text).not.toContain('/keep/')
})

test('a free registration promoted from the waiting list is confirmed by the link too', async (plain) => {
  const services = withCapacity(plain, { capacity: { people: 0 } })
  const { id } = await register(services, { registration: child('A'), waiting: true })
  const offered = await offerPlace(services, { actor: COMMAND_LINE, id, overCapacity: true })
  expect(offered).toMatchObject({ ok: true, outcome: 'asked-to-keep' })
  await expectRegistration(services, id, { hold: 'held' })
  expect(await keepPlaces(services, await keyFromMail(services))).toBe('kept')
})
