import { expect } from 'vitest'
import type { Content } from '#content-model/schema/content.ts'
import { paidRegistration, registrationOf } from '#tests/support/payments.ts'
import { correctionOf, couple } from '#tests/support/people.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { changeEvent, EVENT, programmeOf } from '#tests/support/site/church.ts'
import { onEngines, type TestServices, test } from '#tests/support/site/services.ts'
import { eventWords } from '#words/event-words.ts'
import { readRegistration } from '#workflows/mail/registration-facts.ts'
import { calendarFile } from '#workflows/mail/send-mails.ts'
import { planMove } from '#workflows/records/corrections/move-registration.ts'
import { planCorrection } from '#workflows/records/corrections/plan-correction.ts'
import { readAccount } from '#workflows/records/money/read-account.ts'
import { readResult } from '#workflows/records/payments/read-payment.ts'
import {
  readCalendarEvent,
  readPrivateRecord,
} from '#workflows/records/private/read-private-page.ts'
import { readReceiptPage } from '#workflows/records/receipts/read-receipt.ts'
import { readRegistered } from '#workflows/records/registration/read-registered.ts'
import { readTickets } from '#workflows/records/tickets/read-tickets.ts'
import { eventNow, nameSold } from './event-now.ts'

const SOLD = 'Encounter with God, Mysore, May 6 to 7, 2023'
const OVER = 'This conference was over on 4 June 2023'
const WHEN = 'Jun 3 to 4, 2023 (Saturday to Sunday)'
const NOW = 'Retreat, Ooty, Jun 3 to 4, 2023. Moved from May 6 to 7.'

onEngines(
  'a receipt names what was sold, everything else the day on which it is now',
  async (services) => {
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
    expect(about.when).toBe(`${WHEN}. Moved from May 6 to 7. ${OVER}.`)
    const record = await readPrivateRecord(changed, about.registration.private_token)
    if (!record) throw new Error('the private page is lost')
    expect(eventWords('en', (await readAccount(changed, record)).towards)).toBe(NOW)
    const tickets = await readTickets(changed, record)
    expect(tickets?.event).toMatchObject({ dates: WHEN, movedFrom: 'May 6 to 7' })
    const visit = await readCalendarEvent(changed, about.registration)
    expect(visit && calendarFile(visit)).toMatch(/DTSTART;VALUE=DATE:20230603.*Moved from May 6/s)
  },
)

test('a correction is priced as it was sold, a move at the other date’s prices', async (services) => {
  const { id } = await paidRegistration(services)
  const registration = await registrationOf(services, id)
  const [first, second] = programmeOf(services.content, 'ewgregister').events
  if (!first || !second) throw new Error('the church has two Encounters')
  const dearer = { price: { ...first.price, nonResidential: 99_900, residential: 199_900 } }
  const days = { first: '2027-01-09', last: '2027-01-10' }
  const later = { ...dearer, days }
  const changed = changeEvent(changeEvent(services, dearer), later, second.code)
  const correction = { ...correctionOf(couple()), residential: 'Non Residential' as const }
  const wanted = { registration, correction }
  expect(await planCorrection(changed, wanted)).toMatchObject({ afterMinor: 2 * 65_000 })
  const moved = await planMove(changed, { registration, to: second.code })
  expect(moved).toMatchObject({ afterMinor: 2 * 199_900 })
})

const DAYS = { first: '2026-12-12', last: '2026-12-13' }

/** The church's words in Tamil: the name and place of one conference, its hours, and a fund. */
function inTamil(services: TestServices): TestServices {
  const english = changeEvent(services, { days: DAYS, dates: 'Dec 12 to 13' })
  const translated = changeEvent(english, {
    name: 'சந்திப்பு',
    venue: 'மைசூர்',
    hours: 'காலை 9:00 முதல்',
  })
  const funds = english.content.giving.funds.map((fund) => ({
    ...fund,
    label: `${fund.code}-தமிழ்`,
  }))
  const content: Content = { ...translated.content, giving: { ...english.content.giving, funds } }
  const contentIn = () => ({ content, englishParts: new Set<string>(), unread: new Set<string>() })
  return { ...english, contentIn }
}

onEngines('a mail names the conference as its language does', async (plain) => {
  const services = inTamil(plain)
  await paidRegistration(services, couple({ language: 'ta' }))
  const [mail] = await sentMails(services)
  expect(mail?.headers.subject).toContain('“சந்திப்பு”')
  const when = '12–13 டிசம்பர் 2026 (சனி – ஞாயிறு), காலை 9:00 முதல்'
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`${when} எங்கே: மைசூர்`)
  expect(`${mail?.text}`).not.toContain('Encounter')
})

onEngines('what was sold under another name keeps that name', async (plain) => {
  const services = inTamil(plain)
  const { id } = await paidRegistration(services, couple({ language: 'ta' }))
  const days = { first: '2027-01-09', last: '2027-01-10' }
  const renamed = changeEvent(services, { name: 'Retreat', days, dates: 'Jan 9 to 10' })
  const sold = { purpose: EVENT, registration_id: id }
  expect(await nameSold(services, sold, 'ta')).toBe('சந்திப்பு, மைசூர், 12–13 டிசம்பர் 2026')
  expect(await nameSold(renamed, sold, 'ta')).toBe('Encounter with God, மைசூர், 12–13 டிசம்பர் 2026')
  const event = await eventNow(renamed, { id, event_code: EVENT }, 'ta')
  expect(event).toMatchObject({ movedFrom: '12–13 டிசம்பர் 2026', dates: '9–10 ஜனவரி 2027' })
  const english = 'Encounter with God, Mysore, Dec 12 to 13, 2026'
  expect(await nameSold(renamed, sold)).toBe(english)
})

test('a fund has its code on English receipts, and else the name of the form', async (plain) => {
  const services = inTamil(plain)
  const fund = { purpose: 'Tithe', registration_id: null }
  expect(await nameSold(services, fund)).toBe('Tithe')
  expect(await nameSold(services, fund, 'ta')).toBe('Tithe-தமிழ்')
})
