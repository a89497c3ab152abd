import { expect, test } from 'vitest'
import { fillRegistration, pay } from '../support/site/plain-visits.ts'
import { expectWords, testSite } from '../support/site/server.ts'

const FORMS = [
  {
    address: '/ewgregister',
    title: 'Encounter with God Registration',
    dates: ['May 6 to 7, 2023', 'Aug 12 to 13, 2023'],
    price: 'Rs. 1,800',
    words: /Encounter with God, Mysore, May 6 to 7/,
    txnid: /^EWG\d{11}$/,
  },
  {
    address: '/ewgtamilregister',
    title: 'Tamil Encounter with God Registration',
    dates: ['Jan 14-15, 2023', 'Apr 15-16, 2023'],
    price: 'Rs. 480',
    words: /Tamil Encounter with God, Mysore, Jan 14-15/,
    txnid: /^TAMILEWG\d{11}$/,
  },
]

test.each(FORMS)('$address: a failed payment is tried again without typing', async (form) => {
  const browser = await (await testSite()).browse(form.address)
  expect(browser.heading).toBe(form.title)
  expect(browser.options('Conference').slice(1)).toEqual(form.dates)
  // Names in Tamil and Kannada are welcome.
  await fillRegistration(browser, { persons: [{ firstname: 'ஆஷா', lastname: 'ರಾವ್' }] })
  await browser.press('Update price')
  expect(browser.url.hash).toBe('#price')
  expect(browser.text('Price')).toContain(`ஆஷா, 34: residential${form.price}`)
  await browser.press('Submit')
  await pay(browser, 'Decline')
  expect(browser.heading).toBe('Transaction Failed!')
  const failed = browser.url
  await browser.press('Try again')
  await pay(browser, 'Approve')
  expect(browser.heading).toBe('Transaction Successful!')
  expect(browser.url.searchParams.get('txnid')).toMatch(form.txnid)
  expect(browser.url.href).not.toBe(failed.href)
  expect(browser.text()).toMatch(form.words)
  expect(browser.text()).toContain('ஆஷா ರಾವ್')
  await browser.open(failed.href)
  expect(browser.text()).toContain('has arrived. Nothing more is due.')
  expect(browser.all('button', 'main')).not.toContain('Try again')
})

test('a part payment says what is still due, on the form and after paying', async () => {
  const browser = await (await testSite()).browse('/wfc2register')
  await fillRegistration(browser, { choices: { paym: 'Part Payment' } })
  await browser.press('Update price')
  expect(browser.text('Price')).toMatch(/nowRs\. 800 .*Rs\. 5,800/)
  await browser.press('Submit')
  await pay(browser, 'Approve')
  expect(browser.text()).toContain('Still due after this payment: Rs. 5,800')
})

test('of a family of five children pay less, small ones nothing, and a sixth is not let in', async () => {
  const browser = await (await testSite()).browse('/ewgregister')
  const family = { Asha: '34', Ravi: '36', Anu: '12', Jo: '8', Mini: '5' }
  await fillRegistration(browser, {
    choices: { type: 'Family', residential: 'Non Residential' },
    persons: Object.entries(family).map(([firstname, age]) => ({ firstname, age })),
  })
  await browser.press('Update price')
  const shares = ['Anu, 12: non', 'Jo, 8: child, non', 'Mini, 5: free', 'Rs. 2,370']
  expectWords(browser.text('Price'), shares)
  expect(browser.canPress('Add Another Person')).toBe(false)
  // It neither adds nor removes anybody.
  await browser.enter('City', 'Person 5')
  await pay(browser, 'Approve')
  for (const name of Object.keys(family)) expect(browser.text()).toContain(`${name} Rao`)
})
