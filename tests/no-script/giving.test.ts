import { expect, test } from 'vitest'
import { localPath } from '#app/local-path.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { rupeesIn } from '#domain/language-formats.ts'
import { FIELD_MESSAGES, GIVING_WORDS } from '#words/forms.ts'
import { PAYMENT_WORDS, RESULT_WORDS } from '#words/payments.ts'
import { few } from '../support/long.ts'
import type { PlainBrowser } from '../support/site/plain-browser.ts'
import { pay } from '../support/site/plain-visits.ts'
import { testSite } from '../support/site/server.ts'

const EVERY_MESSAGE = {
  'Full name': 'Name is required',
  Email: 'Email is required',
  Mobile: 'Mobile Number is required',
  Amount: 'Amount is required',
  Tithe: 'This field is required',
}

test('the amount comes first; mistakes are said beside their fields, kept, and gone after Reset', async () => {
  const browser = await (await testSite()).browse('/give')
  const order = ['Amount', 'Tithe', 'Building Project', 'Full name', 'Email', 'Mobile']
  const places = order.map((label) => browser.text().indexOf(label))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(browser.description('Building Project')).toBe('For the wall around the hill.')
  expect(browser.text('Offering type')).toContain('The tenth part.')
  await browser.press('Give', 'main')
  for (const [label, message] of Object.entries(EVERY_MESSAGE)) {
    expect(browser.description(label)).toContain(message)
  }
  const wrong = { 'Full name': 'A|B', Email: 'nobody', Mobile: '12345', Amount: '1,50' }
  for (const [label, typed] of Object.entries(wrong)) browser.fill(label, typed)
  await browser.press('Give', 'main')
  expect(browser.description('Full name')).toContain('Name must not contain')
  expect(browser.description('Email')).toContain('must be a valid email address')
  expect(browser.description('Mobile')).toContain('Mobile Number is invalid')
  expect(browser.description('Amount')).toContain('Amount must be in rupees')
  for (const [label, typed] of Object.entries(wrong)) expect(browser.value(label)).toBe(typed)
  await browser.press('Reset')
  expect(browser.text()).not.toContain('must be')
  for (const label of Object.keys(wrong)) expect(browser.value(label)).toBe('')
})

async function give(language: Language): Promise<PlainBrowser> {
  const words = GIVING_WORDS[language]
  const browser = await (await testSite()).browse(localPath(language, '/give'))
  await browser.press(words.give, 'main')
  expect(browser.description(words.fullName)).toBe(words.nameMissing)
  browser.fill(words.fullName, 'ಅನಿತಾ ಮಾದರಿ')
  browser.fill(FIELD_MESSAGES[language].labels.email, 'anita@example.org')
  browser.fill(words.mobile, '9000000001')
  browser.tick(rupeesIn(language, 100_000))
  browser.tick('Building Project')
  await browser.press(words.give, 'main')
  return browser
}

test.each(few(LANGUAGES, 2))('a gift in %s fails, is tried again and arrives', async (language) => {
  const browser = await give(language)
  const { titles } = PAYMENT_WORDS[language]
  const amount = rupeesIn(language, 100_000)
  expect(browser.text()).toContain(amount)
  await pay(browser, 'Decline')
  expect(browser.url.pathname).toBe(localPath(language, '/response'))
  expect(browser.heading).toBe(titles.failure)
  expect(browser.text()).toContain(RESULT_WORDS[language].failures.declined)
  await browser.press(PAYMENT_WORDS[language].buttons.again)
  await pay(browser, 'Approve')
  expect(browser.heading).toBe(titles.success)
  expect(browser.text()).toContain(RESULT_WORDS[language].gift.thanks)
  expect(browser.text()).toContain(amount)
})

test('a reminder each month is asked for, changed, paused and ended', async () => {
  const browser = await give('en')
  await pay(browser, 'Approve')
  const reminder = 'Remind me each month'
  await browser.follow(reminder)
  browser.fill('Amount', 'nothing', reminder)
  await browser.press(reminder)
  expect(browser.description('Amount', reminder)).toContain('must be in rupees')
  browser.fill('Amount', '800', reminder)
  browser.choose('Day', '31st', reminder)
  await browser.press(reminder)
  expect(browser.text(reminder)).toContain('on the 31st of each month to give Rs. 800')
  await browser.press('Pause')
  expect(browser.text(reminder)).toContain('is paused')
  await browser.press('Resume')
  const own = browser.url.pathname
  await browser.open(`${own}/give`)
  expect([browser.value('Amount'), browser.value('Full name')]).toEqual(['800', 'ಅನಿತಾ ಮಾದರಿ'])
  await browser.open(own)
  await browser.press('End')
  expect(browser.canPress(reminder)).toBe(true)
})
