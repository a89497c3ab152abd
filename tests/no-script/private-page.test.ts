import { expect } from 'vitest'
import { bringWebhooks } from '../support/payments.ts'
import { RULED } from '../support/site/church.ts'
import type { PlainBrowser } from '../support/site/plain-browser.ts'
import { fillPerson, fillRegistration, newestMail, pay } from '../support/site/plain-visits.ts'
import { test, testSite } from '../support/site/server.ts'
import type { Site } from '../support/site/visitor.ts'

const FAMILY = [{}, { firstname: 'Meera', lastname: 'Nambiar', age: '9' }]
const COUPLE = [{}, { firstname: 'Ravi', gender: 'Male', email: 'ravi@example.org' }]

const LOOK_FIRST = 'Please look at this first'

type Filling = Parameters<typeof fillRegistration>[1]

async function register(site: Site, filling: Filling, outcome = 'Approve'): Promise<PlainBrowser> {
  const browser = await site.browse('/ewgregister')
  await fillRegistration(browser, filling)
  await browser.press('Submit')
  await pay(browser, outcome)
  return browser
}

function linkIn(mail: string): string {
  return /http:\S+\/my\/[0-9a-f]{40}/.exec(mail)?.[0] ?? ''
}

test('a registration is seen in full in its own browser and by the link in the mail, and nowhere else', async () => {
  const site = await testSite()
  const own = await register(site, { choices: { type: 'Family' }, persons: FAMILY }, 'Decline')
  expect(own.text()).toContain('Meera Nambiar')
  expect(own.canPress('Try again')).toBe(true)

  const stranger = await site.browse(own.url.href)
  expect(stranger.heading).toBe('Transaction Failed!')
  expect(stranger.text()).toContain('A. R.')
  expect(stranger.text()).not.toContain('Meera')
  expect(stranger.all('button', 'main')).toEqual(['Send me the link'])
  await stranger.press('Send me the link')
  expect(stranger.text()).toContain('on its way to that address')
  const link = linkIn(await newestMail(site.services, 'asha@example.org'))
  await stranger.open(link)
  expect(stranger.heading).toBe('Your registration')
  expect(stranger.text()).toMatch(/Still due: Rs\. 3,050.*Meera Nambiar/)
  await stranger.press('Try again')
  await pay(stranger, 'Approve')
  expect(stranger.text()).not.toContain('Meera')
  await stranger.open(link)
  expect(stranger.text()).toMatch(/Paid: Rs\. 3,050.*Nothing is due/)
  await stranger.follow('Receipt')
  expect(stranger.text()).toContain('Asha Rao')
})

test('everybody gets a ticket, and only their own', async ({ site }) => {
  const choices = { type: 'Married Couple', paym: 'Part Payment' }
  const asha = await register(site, { choices, persons: COUPLE })
  await asha.follow('Open your registration')
  expect(asha.all('svg', 'Tickets')).toEqual([
    'QR code of Asha Rao’s ticket',
    'QR code of Ravi Rao’s ticket',
  ])
  const shared = new URL(asha.link('Share Ravi Rao’s ticket'))
  expect(`${shared.origin}${shared.pathname}`).toBe('https://wa.me/')
  const text = shared.searchParams.get('text') ?? ''
  expect(text).toMatch(/^Ravi Rao’s ticket for Encounter with God, May 6 to 7, 2023/)
  expect(text).not.toContain(asha.url.pathname)

  const ravi = await site.browse(linkIn(await newestMail(site.services, 'ravi@example.org')))
  expect(text).toContain(ravi.url.pathname)
  expect(ravi.all('svg', 'Your ticket')).toHaveLength(1)
  expect(ravi.text()).not.toMatch(/Asha|Rs\.|due/)
  const address = ravi.url.pathname
  await ravi.open(`${address}/data.json`)
  expect(ravi.html).not.toMatch(/Asha|rupees":"\d/)
  await ravi.open(address)
  await ravi.follow('Your data')
  expect(ravi.text()).toContain('ravi@example.org')
  expect(ravi.text()).not.toMatch(/Asha|Rs\./)
  await ravi.press('Ask us to erase it')
  expect(ravi.text()).toContain('You have asked us to erase it.')
  await ravi.press('Take back the request to erase it')
  expect(ravi.canPress('Ask us to erase it')).toBe(true)
})

test('on the private page the rest is paid, and corrections and cancelling are asked for', async () => {
  const site = await testSite()
  const browser = await register(site, { choices: { paym: 'Part Payment' } })
  expect(browser.text()).toContain('We are sending everything to a***@example.org')
  await browser.follow('Open your registration')
  const address = browser.url.pathname
  expect(browser.text()).toMatch(
    /Part paid.*Paid: Rs\. 250 Still due: Rs\. 1,550.*One person is registered\./,
  )
  await browser.press('Pay the balance')
  await pay(browser, 'Approve')
  await browser.open(address)
  expect(browser.text()).toMatch(/Paid: Rs\. 1,800 Nothing is due/)

  await browser.press('Correct details')
  expect(browser.text()).toContain('This conference has begun or is over')
  browser.fill('First Name', 'Ashalata', 'Person 1')
  await browser.press('Correct details')
  expect(browser.text()).toContain('Asha: First Name Asha → Ashalata')
  await browser.press('Correct details: ask our office', LOOK_FIRST)
  expect(browser.text()).toMatch(/You asked us on \d+ \w+ to change your registration/)
  await browser.press('Take back the request to change it')
  expect(browser.text()).toContain('Your request has been taken back.')
  expect(browser.text('Your ticket')).toContain('Asha Rao')

  await browser.press('Cancel registration')
  expect(browser.text()).toContain('Our office will decide on the refund and write to you.')
  await browser.press(/^Cancel registration/)
  expect(browser.text()).toMatch(
    /You asked us on \d+ \w+ to cancel\. Our office will write to you\./,
  )
})

test('one person is cancelled, then the rest, and the share goes back', async () => {
  const site = await testSite({ event: RULED })
  const browser = await register(site, { choices: { type: 'Married Couple' }, persons: COUPLE })
  await browser.follow('Open your registration')
  await browser.press('Cancel registration')
  expect(browser.text()).toMatch(/before 28 November 2026, you get back 80 %.* Rs\. 2,880 back\./)
  await browser.follow('only Ravi Rao')
  expect(browser.text()).toContain('You will get Rs. 1,440 back. We will keep Rs. 360.')
  expect(browser.text()).not.toContain('still be due')
  await browser.press('Cancel registration of Ravi Rao')
  expect(browser.text()).toContain('One person is registered')
  expect(browser.text()).not.toContain('Ravi Rao')
  await bringWebhooks(site)
  await browser.open(browser.url.pathname)
  expect(browser.text()).toMatch(/Nothing is due.*Rs\. 1,440/)
  await browser.press('Cancel registration')
  await browser.press('Cancel registration')
  expect(browser.text()).toContain('This registration was cancelled, and nobody')
})

test('of a part payment the page says what is kept, and what the others will owe', async () => {
  const choices = { type: 'Married Couple', paym: 'Part Payment' }
  const browser = await register(await testSite({ event: RULED }), { choices, persons: COUPLE })
  await browser.follow('Open your registration')
  await browser.press('Cancel registration')
  expect(browser.text()).toMatch(/Rs\. 400 back\. We will keep Rs\. 100\./)
  await browser.follow('only Ravi Rao')
  expect(browser.text()).toMatch(/keep Rs\. 50\. Rs\. 1,550 will still be due for the others\./)
  await browser.press('Cancel registration of Ravi Rao')
  expect(browser.text()).toContain('Still due: Rs. 1,550')
})

test('before a conference details are corrected at once, and a new price is asked about first', async () => {
  const browser = await register(await testSite({ event: RULED }), {})
  await browser.follow('Open your registration')
  await browser.press('Correct details')
  expect(browser.text()).toContain('Your corrections take effect at once.')
  browser.fill('Mobile', '12', 'Person 1')
  await browser.press('Correct details')
  expect(browser.description('Mobile', 'Person 1')).not.toBe('')
  browser.fill('Mobile', '98765 43219', 'Person 1')
  browser.fill('First Name', 'Ashalata', 'Person 1')
  await browser.press('Correct details')
  expect(browser.text('Your ticket')).toContain('Ashalata Rao')

  await browser.press('Correct details')
  browser.choose('Registering as', 'Family')
  fillPerson(browser, 2, { firstname: 'Anu', age: '8' })
  await browser.press('Correct details')
  expect(browser.text(LOOK_FIRST)).toMatch(/new total is Rs\. 3,050\..*Rs\. 1,250 more than before/)
  expect(browser.text()).toMatch(/Please look at this first.*Registering as/)
  expect(browser.value('First Name', 'Person 2')).toBe('Anu')
  await browser.press(/^Correct details/, LOOK_FIRST)
  expect(browser.text()).toContain('Anu Rao')
  expect(browser.text()).toContain('Still due: Rs. 1,250')
})
