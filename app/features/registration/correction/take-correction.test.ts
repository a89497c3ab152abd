import { expect, test } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { unpaidRegistration } from '#tests/support/payments.ts'
import { changeEvent, EVENT } from '#tests/support/site/church.ts'
import { type TestServices, testServices } from '#tests/support/site/services.ts'
import { readCorrectionForm } from '#workflows/records/corrections/correct-by-visitor.ts'
import { takeCorrection } from './take-correction.server.ts'

const OTHER = 'ewgaugmysore2023'

/** Two Encounters to come. */
async function church(): Promise<TestServices> {
  const soon = { days: { first: '2026-12-12', last: '2026-12-13' } }
  const later = { days: { first: '2027-01-09', last: '2027-01-10' } }
  return changeEvent(changeEvent(await testServices(), soon, EVENT), later, OTHER)
}

/** The payer chooses the other date on the private page, with or without another arrival. */
async function chooseOther(typed: Record<string, string>) {
  const services = await church()
  const { id } = await unpaidRegistration(services)
  const send = async (agreed: string) => {
    const registration = await findRegistration(services.db, id)
    if (!registration) throw new Error('it is stored')
    const { stored, version } = await readCorrectionForm(services, registration)
    const fields = { ...stored, productinfo: OTHER, ...typed, agreed }
    return takeCorrection(services, { registration, typed: fields, key: undefined, version })
  }
  const asked = await send('')
  await send(asked.done === undefined ? (asked.reply.plan?.agreement ?? '') : '')
  return findRegistration(services.db, id)
}

test.each([
  ['left as it was moves with the date', {}, '2027-01-09T09:00'],
  ['typed stays as typed', { arrival: '2027-01-08T19:00' }, '2027-01-08T19:00'],
])('an arrival that was %s', async (_, typed, arrival) => {
  expect(await chooseOther(typed)).toMatchObject({ event_code: OTHER, arrival })
})
