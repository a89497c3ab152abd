import { expect } from 'vitest'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { register, registrationOf } from '#tests/support/payments.ts'
import { attendee, couple, registration, testGift } from '#tests/support/people.ts'
import { onEngines, type TestServices, withParts } from '#tests/support/site/services.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { giveGift, recordGift } from '#workflows/gifts/give-gift.ts'
import {
  correctRegistration,
  storedCorrection,
} from '#workflows/records/corrections/correct-registration.ts'
import { takeRegistration } from '#workflows/records/registration/take-registration.ts'

function consentsOf({ db }: TestServices) {
  return db
    .selectFrom('consent')
    .selectAll()
    .orderBy('registration_id')
    .orderBy('position')
    .execute()
}

const FROM_DESK = 'Our office wrote these details down. Nobody read our declaration on a screen.'

async function wordingsOf({ db }: TestServices): Promise<string[]> {
  const stored = await db.selectFrom('consent_wording').select('text').orderBy('text').execute()
  return stored.map(({ text }) => text)
}

onEngines('consent is stored for every person, once', async (services) => {
  const sent = { registration: couple(), key: 'a-key-made-in-the-browser' }
  const { id } = await register(services, sent)
  await register(services, sent)
  const stored = await consentsOf(services)
  const at = services.now().toISOString()
  const row = { registration_id: id, gift_id: null, language: 'en', at }
  expect(stored).toMatchObject([
    { ...row, position: 1 },
    { ...row, position: 2 },
  ])
  const wordings = await services.db.selectFrom('consent_wording').selectAll().execute()
  expect(wordings).toMatchObject([{ version: stored[0]?.wording }])
  expect(wordings[0]?.text).toContain('of their own free will')
  expect(wordings[0]?.text).toContain('parent or guardian')
  expect(wordings[0]?.text).toContain('I climb this hill because I want to')
})

onEngines('another wording is another version', async (services) => {
  await register(services, { registration: registration() })
  const changed = withParts(services, { consentWording: () => 'Other words' })
  await register(changed, { registration: registration({ persons: [attendee({ age: 40 })] }) })
  const versions = (await consentsOf(services)).map(({ wording }) => wording)
  expect(new Set(versions).size).toBe(2)
})

onEngines('whoever the office types in has read no form, also later', async (services) => {
  const taken = { registration: couple({ type: 'Family' }) }
  const stored = await takeRegistration(services, { ...taken, actor: COMMAND_LINE, key: 'one' })
  const id = stored.ok ? stored.id : ''
  const correction = storedCorrection(
    await registrationOf(services, id),
    await attendeesOf(services.db, id),
  )
  const persons = [...correction.persons, attendee({ firstname: 'Anu', age: 9 })]
  const request = {
    actor: COMMAND_LINE,
    id,
    correction: { ...correction, persons },
    agreed: true,
  }
  expect(await correctRegistration(services, request)).toMatchObject({ ok: true })
  expect((await consentsOf(services)).map(({ position }) => position)).toEqual([1, 2, 3])
  expect(await wordingsOf(services)).toEqual([FROM_DESK])
})

onEngines('so has every gift', async (services) => {
  await giveGift(services, testGift)
  await giveGift(services, testGift)
  const gift = { ...testGift, phone: '', method: 'Cash', day: '2026-11-15', reference: '' } as const
  expect(await recordGift(services, { actor: COMMAND_LINE, gift })).toMatchObject({ ok: true })
  const stored = await consentsOf(services)
  expect(stored).toHaveLength(2)
  expect(await wordingsOf(services)).toEqual([FROM_DESK, expect.stringContaining('We keep')])
  const gifts = await services.db.selectFrom('gift').select('id').execute()
  expect(new Set(stored.map(({ gift_id }) => gift_id))).toEqual(new Set(gifts.map(({ id }) => id)))
})
