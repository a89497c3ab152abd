import { expect, test } from 'vitest'
import type { Content } from '#content-model/schema/content.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { nameSold } from '#workflows/payments/name-purpose.ts'
import { paidRegistration } from '../../tests/support/payments.ts'
import { couple } from '../../tests/support/people.ts'
import { changeEvent, EVENT } from '../../tests/support/site/church.ts'
import { ENGINES } from '../../tests/support/site/databases.ts'
import { type TestServices, testServices } from '../../tests/support/site/services.ts'
import { eventNow } from './event-now.ts'

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
  const contentIn = () => ({ content, englishParts: new Set<string>() })
  return { ...english, contentIn }
}

test.each(ENGINES)('%s: a mail names the conference as its language does', async (engine) => {
  const services = inTamil(await testServices(engine))
  await paidRegistration(services, couple({ language: 'ta' }))
  await sendDueMails(services)
  const [mail] = services.sandbox.mailbox.mails()
  expect(mail?.headers.subject).toContain('“சந்திப்பு”')
  const when = '12–13 டிசம்பர் 2026 (சனி – ஞாயிறு), காலை 9:00 முதல்'
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`${when} எங்கே: மைசூர்`)
  expect(`${mail?.text}`).not.toContain('Encounter')
})

test.each(ENGINES)('%s: what was sold under another name keeps that name', async (engine) => {
  const services = inTamil(await testServices(engine))
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

test('a fund has its code on English receipts, and else the name of the form', async () => {
  const services = inTamil(await testServices())
  const fund = { purpose: 'Tithe', registration_id: null }
  expect(await nameSold(services, fund)).toBe('Tithe')
  expect(await nameSold(services, fund, 'ta')).toBe('Tithe-தமிழ்')
})
