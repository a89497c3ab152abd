import { expect, test } from 'vitest'
import { findGift } from '#database/records/gifts/gifts.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { chooseLanguage } from '#workflows/languages/stored-language.ts'
import { sendDueMails } from '#workflows/mail/send-mails.ts'
import { signedIn } from '../support/office/staff.ts'
import { paidRegistration } from '../support/payments.ts'
import { couple, testGift } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

test('the office sees in which language somebody is written to, and what was sent', async () => {
  const { services, url } = await testSite()
  const { cookie } = await signedIn(services, 'admin')
  const get = async (path: string) =>
    (await fetch(`${url}${path}`, { headers: { Cookie: cookie } })).text()
  const { id } = await paidRegistration(services, couple({ language: 'ta' }))
  await sendDueMails(services)
  const { gift_id, privateToken: token } = await giveGift(services, testGift)
  await chooseLanguage(services, { token, language: 'kn' })

  const page = await get(`/office/registrations/${id}`)
  expect(page.replaceAll('<!-- -->', '')).toContain('Language: Tamil')
  expect(page).toMatch(/<strong lang="ta">[^<]*\p{Script=Tamil}/u)
  expect(page).toMatch(/<pre class="office-mail" tabindex="0" lang="ta">/i)
  const gift = await get(`/office/gifts/${gift_id}`)
  expect(gift).toMatch(/<dt>Language<\/dt><dd>Kannada<\/dd>/)
  expect(gift).toContain('Choose the language')
  const csv = await get('/office/registrations.csv?search=Sample')
  expect(
    csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').at(-1)),
  ).toEqual(['Language', 'Tamil', 'Tamil'])
  expect((await findGift(services.db, gift_id ?? '')).version).toBe(0)
})
