import { expect, test } from 'vitest'
import { findRegistration } from '#database/registrations.ts'
import { readReceiptPage } from '#workflows/receipts/read-receipt.ts'
import { ENGINES } from '../../tests/each-engine.ts'
import { changeEvent } from '../../tests/fixtures/capacity.ts'
import { programmeOf } from '../../tests/fixtures/church.ts'
import { paidRegistration } from '../../tests/fixtures/paid-registration.ts'
import { couple } from '../../tests/fixtures/registration.ts'
import { testServices } from '../../tests/fixtures/services.ts'
import { readRegistrationFacts } from '../mail/registration-facts.ts'
import { previewMove } from '../office/move-registration.ts'
import { readAccount } from '../payments/read-account.ts'
import { readResult } from '../payments/read-result.ts'
import { readPrivateRecord } from '../private-pages/read-private-page.ts'
import { previewCorrection } from '../registration/plan-correction.ts'
import { readRegistered } from '../registration/read-registered.ts'

const SOLD = 'Encounter with God, Mysore, May 6 to 7'

test.each(ENGINES)('%s: what was sold is not changed by a later change', async (engine) => {
  const services = await testServices(engine)
  const { id, payment } = await paidRegistration(services)
  const changed = changeEvent(services, {
    name: 'Retreat',
    dates: 'Jun 3 to 4',
    venue: 'Ooty',
    days: { first: '2023-06-03', last: '2023-06-04' },
  })
  const receipt = { name: payment.token, isOwnNumber: false }
  const facts = (await readReceiptPage(changed, receipt))?.facts
  expect(Object.fromEntries(facts ?? []).Towards).toBe(SOLD)
  expect((await readResult(changed, payment.txnid))?.towards).toBe(SOLD)
  expect((await readRegistered(changed, id))?.event).toBe(SOLD)
  const mail = await readRegistrationFacts(changed, id)
  expect(mail.event).toMatchObject({ dates: 'May 6 to 7', days: { first: '2023-05-06' } })
  const record = await readPrivateRecord(changed, mail.registration.private_token)
  expect(record && (await readAccount(changed, record)).towards).toBe(SOLD)
})

test('a correction is priced as it was sold, a move at the other date’s prices', async () => {
  const services = await testServices()
  const { id } = await paidRegistration(services)
  const registration = await findRegistration(services.db, id)
  if (!registration) throw new Error('nothing was stored')
  const [first, second] = programmeOf(services.content, 'ewgregister').events
  if (!first || !second) throw new Error('the church has two Encounters')
  const dearer = { price: { ...first.price, nonResidential: 99_900, residential: 199_900 } }
  const changed = changeEvent(changeEvent(services, dearer), dearer, second.code)
  const correction = { ...couple(), residential: 'Non Residential' as const }
  const wanted = { registration, correction }
  expect(await previewCorrection(changed, wanted)).toMatchObject({ afterMinor: 2 * 65_000 })
  const moved = await previewMove(changed, { registration, to: second.code })
  expect(moved).toMatchObject({ afterMinor: 2 * 199_900 })
})
