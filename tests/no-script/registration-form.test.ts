import { expect, test } from 'vitest'
import { PlainBrowser } from '../support/site/plain-browser.ts'
import { fillPerson, fillRegistration } from '../support/site/plain-visits.ts'
import { testSite } from '../support/site/server.ts'

async function openForm(address: string): Promise<PlainBrowser> {
  return (await testSite()).browse(address)
}

async function registerAs(browser: PlainBrowser, type: string): Promise<void> {
  browser.choose('Registering as', type)
  await browser.press('Update')
}

// Who is left out, comes back and shares what: answer-registration-form.test.
test('the persons follow "Registering as", are added and removed, and what was typed stays', async () => {
  const browser = await openForm('/gpcregister')
  fillPerson(browser, 1)
  await registerAs(browser, 'Married Couple')
  expect(browser.canPress('Remove Person', 'Person 2')).toBe(false)
  browser.fill('First Name', 'Ravi', 'Person 2')
  await registerAs(browser, 'Individual')
  expect(browser.all('legend')).toEqual(['Person 1'])
  expect(browser.text()).toContain('Ravi is left out now.')
  await registerAs(browser, 'Group')
  expect(browser.value('First Name', 'Person 2')).toBe('Ravi')
  await browser.press('Add Another Person')
  expect(browser.url.hash).toBe('#person-3')
  await browser.press('Add Another Person')
  fillPerson(browser, 4, { firstname: 'Fourth' })
  expect(browser.canPress('Remove Person', 'Person 1')).toBe(false)
  await browser.press('Remove Person', 'Person 3')
  expect(browser.all('legend')).toEqual(['Person 1', 'Person 2', 'Person 3'])
  expect(browser.value('First Name', 'Person 3')).toBe('Fourth')
})

const EVERY_MESSAGE: [label: string | RegExp, message: string][] = [
  ['Conference', 'Conference Date is required!'],
  ['Type of registration', 'Registration Type is required!'],
  ['Arrival', 'Arrival details are required!'],
  ['Last Name', 'Last Name is required!'],
  ['Gender', 'Gender is required!'],
  ['Email', 'Email is required!'],
  ['Age', 'Age is required!'],
  ['Mobile', 'Mobile Number is required!'],
  ['City', 'City is required!'],
  ['Payment type', 'Payment Type is required!'],
  [/^I declare/, 'Must check in order to submit.'],
]

test('a refused form shows every message, whose it is, and keeps what was typed', async () => {
  const browser = await openForm('/gpcregister')
  browser.fill('First Name', 'Asha')
  await browser.press('Submit')
  expect(browser.status).toBe(422)
  for (const [label, message] of EVERY_MESSAGE) {
    expect(browser.description(label)).toContain(message)
  }
  expect(browser.value('First Name')).toBe('Asha')
  await registerAs(browser, 'Married Couple')
  await browser.press('Submit')
  expect(browser.link('Person 2: City is required!')).toMatch(/^#/)
  expect(browser.link('Conference Date is required!')).toMatch(/^#/)
})

test('the arrival is that of the chosen date until another one is typed, and the declaration has its own page', async () => {
  const linked = await openForm('/ewgregister?event=ewgmaymysore2023')
  expect(linked.value('Arrival')).toBe('2023-05-06T09:00')
  const browser = await openForm('/ewgregister')
  browser.choose('Conference', 'ewgmaymysore2023')
  await browser.press('Update')
  expect(browser.value('Arrival')).toBe('2023-05-06T09:00')
  browser.fill('Arrival', '2023-05-06T18:00')
  await browser.press('Update')
  expect(browser.value('Arrival')).toBe('2023-05-06T18:00')
  await browser.follow('Read it on its own page', 'main')
  expect(browser.text()).toContain('I climb this hill because I want to')
})

test('the same people for the same date are asked about, in the browser that registered them', async () => {
  const site = await testSite()
  const couple = [{ firstname: 'Meera' }, { firstname: 'Thomas', gender: 'Male' }]
  const register = async (browser: PlainBrowser, persons: typeof couple) => {
    await browser.open('/gpcregister')
    await fillRegistration(browser, { choices: { type: 'Married Couple' }, persons })
    await browser.press('Submit')
  }
  const browser = new PlainBrowser(site)
  await register(browser, couple)
  expect(browser.heading).toBe('Going to payment')
  await register(browser, couple.toReversed())
  const question = 'Thomas and 1 other are already registered for this. Register them again?'
  expect(browser.text()).toContain(question)
  expect(browser.link('Open your registration')).toMatch(/^\/my\//)
  expect(browser.value('First Name', 'Person 1')).toBe('Thomas')
  await browser.press('Register again')
  expect(browser.heading).toBe('Going to payment')
  const other = new PlainBrowser(site)
  await register(other, couple)
  expect(other.heading).toBe('Going to payment')
})

test('what Submit will do stands beside it, also of a date that is over', async () => {
  const browser = await openForm('/gpcregister')
  await fillRegistration(browser, {
    choices: { type: 'Family', paym: 'Part Payment' },
    persons: [{ firstname: 'Meera' }, { firstname: 'Anu', age: '9' }],
  })
  await browser.press('Update price')
  const plan = browser.text('What you are about to send')
  expect(plan).toContain('2 people: Meera and Anu')
  expect(plan).toMatch(/Submit and pay Rs\. [\d,]+; Rs\. [\d,]+ later$/)
  for (const part of [plan, browser.text('Price')]) {
    expect(part).toMatch(/2023 \(\w+day to \w+day\)/)
    expect(part).toMatch(/This conference was over on \d+ \w+ 2023/)
  }
  expect(browser.text('Ways to pay')).toBe('UPI Visa, Mastercard, RuPay Net banking')
})

test('a closed form takes no registration, and tells when it opens', async () => {
  const browser = await openForm('/wfc1register')
  expect(browser.text()).toContain('February residential places are gone.')
  expect(browser.all('button', 'main')).toEqual(['Tell me when it opens'])
  expect(browser.options('Conference')).toHaveLength(1)
  await browser.press('Tell me when it opens')
  expect(browser.description('Email')).toContain('Email is required!')
  browser.fill('Email', 'asha@example.org')
  await browser.press('Tell me when it opens')
  expect(browser.text()).toContain('We will write to you once, when it opens.')
  expect(browser.all('button', 'main')).toEqual([])
})
