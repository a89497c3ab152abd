import { expect, test } from 'vitest'
import { localPath } from '#app/local-path.ts'
import { LANGUAGE_NAMES, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import { PAYMENT_WORDS, RESULT_WORDS } from '#words/payments.ts'
import { CORRECTION_WORDS, PRIVATE_WORDS, TICKET_WORDS } from '#words/private.ts'
import { COMING } from '../support/site/church.ts'
import { fillRegistration, newestMail, pay } from '../support/site/plain-visits.ts'
import { testSite } from '../support/site/server.ts'

const NAMES = { ta: 'சௌந்தரராஜன்', kn: 'ಜ್ಞಾನಪ್ರಕಾಶ', hi: 'सिंह' }

test.each(TRANSLATED_LANGUAGES)('from the start page to a correction in %s', async (language) => {
  const site = await testSite({ event: COMING })
  const firstname = NAMES[language]
  const browser = await site.browse('/')
  await browser.follow(LANGUAGE_NAMES[language], 'footer')
  expect(browser.url.pathname).toBe(localPath(language, '/'))
  await browser.open(localPath(language, '/ewgregister'))
  await fillRegistration(browser, { persons: [{ firstname }] })
  await browser.press(REGISTRATION_FORM[language].submit)
  await pay(browser, 'Approve')
  expect(browser.url.pathname).toBe(localPath(language, '/response'))
  expect(browser.heading).toBe(PAYMENT_WORDS[language].titles.success)
  await browser.follow(RESULT_WORDS[language].registration.open)
  expect(browser.language).toBe(language)
  expect(browser.text(TICKET_WORDS[language].heading(1))).toContain(firstname)
  expect(await newestMail(site.services, 'asha@example.org')).toContain(firstname)

  await browser.press(PRIVATE_WORDS[language].correct.title)
  expect(browser.text()).toContain(CORRECTION_WORDS[language].atOnce)
  browser.fill(REGISTRATION_FIELDS[language].person.lastname, 'B', FORM_WORDS[language].person(1))
  await browser.press(CORRECTION_WORDS[language].correct)
  expect(browser.text(TICKET_WORDS[language].heading(1))).toContain(`${firstname} B`)
})
