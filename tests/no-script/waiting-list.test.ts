import { expect, test } from 'vitest'
import { COMMAND_LINE as actor } from '#workflows/actor.ts'
import { offerPlace } from '#workflows/records/places/offer-places.ts'
import { SENT_REGISTRATION } from '../support/people.ts'
import { fillRegistration, newestMail, pay } from '../support/site/plain-visits.ts'
import { testSite } from '../support/site/server.ts'

test('the last place goes, the next one waits, is offered a place later and pays for it', async () => {
  const site = await testSite({ event: { capacity: { people: 1 } } })
  const { services } = site
  const browser = await site.browse('/ewgregister?event=ewgmaymysore2023')
  await fillRegistration(browser, { persons: [{ firstname: 'Ravi' }] })
  await browser.press('Update price')
  expect(browser.text('Price')).toContain('Total due now')
  await site.post('/ewgregister', SENT_REGISTRATION)
  await browser.press('Submit')
  expect(browser.text()).toContain('All places are taken.')
  expect(browser.value('First Name')).toBe('Ravi')
  expect(browser.text('Price')).toContain('Nothing is due now')
  // The Enter key does what the button says.
  await browser.enter('City')
  expect(browser.heading).toBe('You are on the waiting list')

  await browser.open('/ewgregister')
  expect(browser.options('Conference')).toContain('May 6 to 7, 2023 (full)')
  const waiter = { firstname: 'Asha', email: 'waiter@example.org' }
  await fillRegistration(browser, { choices: { paym: 'Part Payment' }, persons: [waiter] })
  await browser.press('Update price')
  const price = browser.text('Price')
  expect(price).toMatch(/if a place becomes freeRs\. 250 .*And laterRs\. 1,550/)
  expect(price).not.toContain('Total due now')
  expect(browser.text()).not.toContain('our payment provider’s page')
  await browser.press('Join the waiting list')
  expect(browser.heading).toBe('You are on the waiting list')
  expect(browser.text()).toContain('there is nothing to pay')
  expect(await newestMail(services, waiter.email)).toContain('waiting list')

  const id = browser.url.pathname.replace('/registered/', '')
  await offerPlace(services, { actor, id, overCapacity: true })
  const mail = await newestMail(services, waiter.email)
  expect(mail).toContain('Rs. 250')
  await browser.open(/http:\S+\/pay\/\S+/.exec(mail)?.[0] ?? '')
  await pay(browser, 'Approve')
  expect(browser.heading).toBe('Transaction Successful!')
  expect(browser.text()).toContain('Rs. 250')
})
