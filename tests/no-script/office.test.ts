import { expect } from 'vitest'
import type { Role } from '#domain/staff.ts'
import { signedIn } from '../support/office/staff.ts'
import { paidRegistration, unpaidRegistration } from '../support/payments.ts'
import { attendee, registration, storeRegistration } from '../support/people.ts'
import { EVENT, withBothComing } from '../support/site/church.ts'
import type { PlainBrowser } from '../support/site/plain-browser.ts'
import { fillPerson, newestMail, pay } from '../support/site/plain-visits.ts'
import { test, testSite } from '../support/site/server.ts'
import type { Site } from '../support/site/visitor.ts'

/** The tasks of an office's day from beginning to end, with their clicks: every link, button and choice is one. */

async function openAs(role: Role, site: Site, address: string): Promise<PlainBrowser> {
  return site.browse(address, (await signedIn(site.services, role)).cookie)
}

function expectClicks(desk: PlainBrowser, clicks: number): void {
  expect(desk.clicks).toBe(clicks)
  desk.clicks = 0
}

test('a misspelt mother is found, an age corrected, and she is told', async () => {
  const site = await testSite()
  const family = { last_name: 'Zachariah', email: 'zach@example.org' }
  const mother = { ...family, first_name: 'Vishvalakshmi', age: 38 }
  const son = { ...family, first_name: 'Arjun', age: 12 }
  await storeRegistration(site.services.db, { party: 'Family', people: [mother, son] })
  const desk = await openAs('desk', site, '/office/find?q=Wiswalaxmi+Zcahariah')
  await desk.follow(/^Vishvalakshmi Zachariah/)
  desk.fill('Age', '11', 'Correct Arjun Zachariah')
  await desk.press('Save', /^Arjun Zachariah/)
  expect(desk.text()).toMatch(/Arjun: Age 12 → 11.*The price was Rs\. [\d,]+ and becomes Rs\. /)
  expect(desk.value(/^Mail the family/)).toBeDefined()
  await desk.press(/^Correct details: Rs\. [\d,]+ more/)
  const said = /Saved\. Arjun is 11; the price is now Rs\. [\d,]+\. The family was told\./
  expect(desk.text()).toMatch(said)
  expectClicks(desk, 3)
  await desk.open(desk.url.href)
  expect(desk.text()).toMatch(said)

  const mail = await newestMail(site.services, 'zach@example.org')
  expect(mail).toContain('11 (was 12)')
  await desk.open(desk.url.href)
  expect(desk.text('Mails')).toContain('Arjun: Age: 11 (was 12)')
  await desk.follow('Back to the 1 found')
  expect(desk.heading).toContain('1 found')
})

/** A family of five has paid Rs. 9,000 for a date with a rule for cancelling; the next one is to come. */
async function openFamily(): Promise<PlainBrowser> {
  const site = await testSite({ change: withBothComing })
  const names = ['Asha', 'Ravi', 'Maya', 'Anil', 'Arjun']
  const persons = names.map((firstname) => attendee({ firstname }))
  const { id } = await paidRegistration(site.services, registration({ type: 'Family', persons }))
  return openAs('admin', site, `/office/registrations/${id}`)
}

test('a cancelled registration is restored, and moved to another date', async () => {
  const desk = await openFamily()
  await desk.press('Cancel registration')
  await desk.press('Cancel registration')
  expect(desk.text()).toContain('Cancelled')
  expectClicks(desk, 2)
  await desk.press('Restore registration')
  expect(desk.text()).toContain('5 places are confirmed')
  await desk.press('Restore registration')
  expect(desk.text()).toContain('Restored.')
  expectClicks(desk, 2)
  await desk.press('Move to another date')
  desk.choose('Conference', /^Encounter with God, .*2027 · Rs\. 9,000/)
  await desk.press('Continue')
  expect(desk.value('Arrival')).toBe('2027-01-09T09:00')
  expect(desk.text()).toContain('The price stays Rs. 9,000.')
  await desk.press('Move to another date')
  expect(desk.text()).toContain('arrives 9 Jan 2027, 9:00 AM')
  expect(desk.text()).toMatch(/From 12–13 Dec( 2026)? to 9–10 Jan/)
  expectClicks(desk, 4)
})

test('one of five is removed, refunded and brought back', async () => {
  const desk = await openFamily()
  await desk.press('Remove Arjun Rao')
  expect(desk.value('To give back')).toBe('1440.00')
  await desk.press('Remove Arjun Rao')
  expect(desk.text()).toMatch(/Removed: Arjun Rao.*On its way back, .{11} \+ Rs\. 1,440/)
  expect(desk.text()).toContain('Kept for people who cancelled')
  expectClicks(desk, 2)
  await desk.press('Bring back Arjun Rao')
  await desk.press('Bring back Arjun Rao')
  expect(desk.text()).toContain('Saved. Arjun Rao was added; the price is now Rs. 9,000')
  expectClicks(desk, 2)
})

test('a refund of one person opens with the share of the rule', async () => {
  const desk = await openFamily()
  await desk.press('Refund Arjun Rao')
  expect(desk.value('Amount')).toBe('1440.00')
  await desk.press('Continue')
  expect(desk.text()).toContain('Rs. 7,560 of what was paid stays.')
  await desk.press('Refund Rs. 1,440')
  expect(desk.text()).toMatch(/On its way back, .{11} \+ Rs\. 1,440/)
  expectClicks(desk, 3)
})

test('the desk takes cash and opens its receipt', async ({ site }) => {
  const { id } = await unpaidRegistration(site.services)
  const desk = await openAs('desk', site, `/office/registrations/${id}`)
  await desk.press('Record payment')
  desk.choose('Method', 'Cash')
  await desk.press('Continue')
  await desk.press(/^Record payment of Rs\. 3,600/)
  await desk.follow('Print the receipt')
  expect(desk.heading).toBe('Receipt')
  expect(desk.text()).toContain('needs no signature')
  expectClicks(desk, 5)
})

test('the treasurer closes a day', async ({ site }) => {
  const desk = await openAs('treasurer', site, '/office')
  await desk.follow('Money', 'Office')
  await desk.follow('Close')
  desk.fill('Day', '2026-11-10')
  await desk.press('Show')
  expect(desk.text()).toContain('Tue 10 Nov 2026')
  desk.fill('Counted cash', '0')
  await desk.press('Close the day')
  expect(desk.text()).toMatch(/Closed by treasurer/)
  expectClicks(desk, 4)
})

test('the next of a waiting list is offered places', async ({ site }) => {
  const people = [{ first_name: 'Anita' }, {}, {}]
  await storeRegistration(site.services.db, { people, hold: 'waiting' })
  const desk = await openAs('desk', site, '/office/registrations?standing=Waiting')
  await desk.follow(/^Waiting lists/)
  expect(desk.text()).toContain('Next: Anita Rao and 2 others.')
  await desk.press(/^Offer the next/)
  expect(desk.text()).toContain('The places are held until Tue 9:30 AM')
  await desk.press('Offer a place')
  expect(desk.text()).toContain('Offered until Tue 9:30 AM')
  expectClicks(desk, 3)
  await desk.press('Withdraw the offer')
  await desk.press('Withdraw the offer')
  expectClicks(desk, 2)
  await desk.follow('See the waiting list')
  expect(desk.text()).toContain('Next: Anita Rao and 2 others.')
})

test('what the desk took “pay later” is paid on its page', async ({ site }) => {
  const desk = await openAs('desk', site, '/office')
  await desk.follow('Take a registration')
  desk.choose('Conference', EVENT)
  desk.choose('Type of registration', 'Residential')
  fillPerson(desk, 1, { email: '' })
  await desk.press('Add another')
  fillPerson(desk, 2, { email: '' })
  desk.tick('Later')
  await desk.press('Continue')
  await desk.press('Register')
  expectClicks(desk, 9)
  await desk.follow('Open their page')
  expect(desk.heading).toBe('Your registration')
  expect(desk.text()).toContain('Still due: Rs. 3,600')
  await desk.press('Continue to payment')
  await pay(desk, 'Approve')
  expect(desk.text()).toContain('Thank you. We have received your payment.')
})

test('a registration is corrected, paid too much, reduced, refunded in part and cancelled', async () => {
  const site = await testSite()
  const { id } = await paidRegistration(site.services)
  const desk = await openAs('admin', site, `/office/registrations/${id}`)
  expect(desk.text()).toMatch(/Nothing is due.*Ravi Sample.*40: residential/)
  expect(desk.all('button')).not.toContain('Offer a place')
  await desk.press('Correct details')
  desk.fill('City', 'Hubli', 'Person 1')
  await desk.press('Continue')
  await desk.press('Correct details')
  expect(desk.text()).toContain('City was Bangalore, now Hubli')
  expectClicks(desk, 3)

  await desk.press('Record payment')
  desk.choose('Method', 'Cash')
  desk.fill('Amount', '900')
  await desk.press('Continue')
  await desk.press('Record payment of Rs. 900')
  expect(desk.text()).toMatch(/Overpaid.*Receipt \d{4}-\d\d\/\d{6}/)
  expectClicks(desk, 4)

  await desk.press('Give a discount')
  desk.fill('Amount', '100')
  desk.fill('Reason', 'Scholarship')
  await desk.press('Continue')
  await desk.press('Give a discount of Rs. 100')
  expect(desk.text()).toContain('Reason: Scholarship')
  expectClicks(desk, 3)

  await desk.press('Refund')
  desk.fill('Amount', '300')
  desk.fill('Reason', 'Paid too much')
  await desk.press('Continue')
  expect(desk.text()).toContain('Rs. 300 goes back to the payer.')
  await desk.press('Refund Rs. 300')
  expect(desk.text()).toMatch(/On its way back, .{11} \+ Rs\. 300/)
  expectClicks(desk, 3)

  await desk.press('Cancel registration')
  expect(desk.text()).toContain('stays until you refund it')
  await desk.press('Cancel registration')
  expect(desk.text()).toMatch(/Cancelled\. Rs\. [\d,]+ was received/)
})

test('what came by hand too much goes back by hand, with a voucher to sign', async ({ site }) => {
  const overpaid = { full_minor: 210_000, cashMinor: 260_000 }
  const { id } = await storeRegistration(site.services.db, overpaid)
  const desk = await openAs('desk', site, `/office/registrations/${id}`)
  await desk.press('Give back')
  expect(desk.value('Amount')).toBe('500.00')
  desk.choose('Method', 'Cash')
  desk.fill('Reason', 'Paid too much')
  await desk.press('Continue')
  await desk.press('Give back Rs. 500')
  await desk.follow('Print the voucher')
  expect(desk.text()).toMatch(/Rs\. 500 .*Received by Asha Rao/)
  expectClicks(desk, 5)
})

test('who comes to a date is written to, and nobody else', async () => {
  const site = await testSite({ change: withBothComing })
  const [hold, email] = ['confirmed', 'comes@example.org'] as const
  await storeRegistration(site.services.db, { hold, people: [{ email }, { email }] })
  await storeRegistration(site.services.db, { people: [{ email: 'offered@example.org' }] })
  const desk = await openAs('desk', site, '/office/conferences')
  await desk.follow('Sat 12 to Sun 13 Dec 2026')
  expect(desk.text('People')).toMatch(/2 coming .*1 offered/)
  await desk.follow('Write to these people')
  desk.fill('Subject', 'Welcome')
  desk.fill('Message', 'Please bring a torch.')
  await desk.press('Continue')
  expect(desk.text()).toContain(
    'To 1 address of 1 registration, one mail for each address: 2 coming.',
  )
  await desk.press('Send 1 mail')
  expect(desk.text()).toContain('On the way: 1 mail.')
  expectClicks(desk, 4)
})

test('the history names who cancelled, also of the attempt to pay that this ended', async ({
  site,
}) => {
  const { id } = await unpaidRegistration(site.services)
  const desk = await openAs('admin', site, `/office/registrations/${id}`)
  await desk.press('Cancel registration')
  await desk.press('Cancel registration')
  expect(desk.text('History')).toMatch(/admin\S* It was ended because/)
})

test('rooms are pasted, suggested, set by hand and published, and the guest sees theirs', async () => {
  const site = await testSite()
  const people = [{ first_name: 'Lakshmi' }, { first_name: 'Arjun', age: 6 }]
  const family = { hold: 'confirmed', party: 'Family', people } as const
  const { private_token } = await storeRegistration(site.services.db, family)
  const desk = await openAs('desk', site, `/office/conferences/${EVENT}/rooms`)
  desk.fill('Paste rooms', 'Grace,1,four\nGrace,2,8,1,family,yes')
  await desk.press('Add these rooms')
  expect(desk.text()).toContain('Line 1, “four”')
  expect(desk.value('Paste rooms')).toContain('Grace,1,four')
  desk.fill('Paste rooms', 'Grace,1,4\nGrace,2,8,1,family,yes')
  await desk.press('Add these rooms')
  await desk.press('Suggest')
  expect(desk.text()).toContain('Family together')
  desk.tick(/^Lakshmi/)
  desk.choose('Put the ticked people into', 'Grace 1: 4 free, anyone')
  await desk.press('Put them there')
  expect(desk.text()).toContain('Set by hand')
  await desk.press('Publish the rooms')
  expect(desk.text()).toContain('Published. Guests see their room')
  expectClicks(desk, 7)
  await desk.open(`/my/${private_token}`)
  expect(desk.text()).toContain('Room: Grace 1')
})

test('without a script nobody is offered to sign in by a passkey', async () => {
  const stranger = await (await testSite()).browse('/office/devices')
  expect(stranger.all('button', 'main')).toEqual(['Send link'])
})
