import { expect, test } from 'vitest'
import { eventWords } from '#app/words/forms/conference/event-words.ts'
import { findRegistration } from '#database/registration/registrations.ts'
import { previewMove } from '#workflows/corrections/move-registration.ts'
import { previewCorrection } from '#workflows/corrections/plan-correction.ts'
import { visitFacts } from '#workflows/mail/bodies/visit-parts.ts'
import { calendarFile } from '#workflows/mail/calendar-file.ts'
import { readRegistration } from '#workflows/mail/registration-facts.ts'
import { readAccount } from '#workflows/money/read-account.ts'
import { readResult } from '#workflows/payments/read-result.ts'
import { readCalendarEvent, readPrivateRecord } from '#workflows/private-links/read-private-page.ts'
import { readReceiptPage } from '#workflows/receipts/read-receipt.ts'
import { readRegistered } from '#workflows/registration/read-registered.ts'
import { readTickets } from '#workflows/tickets/read-tickets.ts'
import { paidRegistration } from '../../tests/support/payments.ts'
import { couple } from '../../tests/support/people.ts'
import { changeEvent, programmeOf } from '../../tests/support/site/church.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { testServices } from '../../tests/support/site/services.ts'

const SOLD = 'Encounter with God, Mysore, May 6 to 7, 2023'
const OVER = 'This conference was over on 4 June 2023'
const WHEN = 'Jun 3 to 4, 2023 (Saturday to Sunday)'
const NOW = 'Retreat, Ooty, Jun 3 to 4, 2023. Moved from May 6 to 7.'

test.each(ENGINES)(
  '%s: a receipt names what was sold, everything else the day on which it is now',
  async (engine) => {
    const services = await testServices(engine)
    const { id, payment } = await paidRegistration(services)
    const changed = changeEvent(services, {
      name: 'Retreat',
      dates: 'Jun 3 to 4',
      venue: 'Ooty',
      days: { first: '2023-06-03', last: '2023-06-04' },
    })
    const receipt = { name: payment.token, isOwnNumber: false }
    expect((await readReceiptPage(changed, receipt))?.towards).toBe(SOLD)
    expect((await readResult(changed, payment.txnid))?.towards).toBe(SOLD)
    const registered = await readRegistered(changed, id)
    expect(registered && eventWords('en', registered.event)).toBe(NOW)
    const about = await readRegistration(changed, { registration_id: id })
    expect(visitFacts(about)).toContainEqual(['When', `${WHEN}. Moved from May 6 to 7. ${OVER}.`])
    const record = await readPrivateRecord(changed, about.registration.private_token)
    if (!record) throw new Error('the private page is lost')
    expect(eventWords('en', (await readAccount(changed, record)).towards)).toBe(NOW)
    const tickets = await readTickets(changed, record)
    expect(tickets?.event).toMatchObject({ dates: WHEN, movedFrom: 'May 6 to 7' })
    const visit = await readCalendarEvent(changed, about.registration)
    expect(visit && calendarFile(visit)).toMatch(/DTSTART;VALUE=DATE:20230603.*Moved from May 6/s)
  },
)

test('a correction is priced as it was sold, a move at the other date’s prices', async () => {
  const services = await testServices()
  const { id } = await paidRegistration(services)
  const registration = await findRegistration(services.db, id)
  if (!registration) throw new Error('nothing was stored')
  const [first, second] = programmeOf(services.content, 'ewgregister').events
  if (!first || !second) throw new Error('the church has two Encounters')
  const dearer = { price: { ...first.price, nonResidential: 99_900, residential: 199_900 } }
  const days = { first: '2027-01-09', last: '2027-01-10' }
  const later = { ...dearer, days }
  const changed = changeEvent(changeEvent(services, dearer), later, second.code)
  const persons = couple().persons.map((person, index) => ({ ...person, position: index + 1 }))
  const correction = { ...couple(), persons, residential: 'Non Residential' as const }
  const wanted = { registration, correction }
  expect(await previewCorrection(changed, wanted)).toMatchObject({ afterMinor: 2 * 65_000 })
  const moved = await previewMove(changed, { registration, to: second.code })
  expect(moved).toMatchObject({ afterMinor: 2 * 199_900 })
})
