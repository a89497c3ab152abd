import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { FIND_LINKS_WORDS } from '#words/find-links.ts'
import { CORRECTION_WORDS, PRIVATE_WORDS } from '#words/private.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { finishPayment, paidRegistration } from '../support/payments.ts'
import { couple, testGift } from '../support/people.ts'
import { mainOf } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { englishIn } from '../support/site/spoken-texts.ts'
import type { Site } from '../support/site/visitor.ts'

/** Private pages are in the language of their registration or gift, whatever their address. */
async function withCouple(language: Language) {
  const site = await testSite()
  const { services } = site
  const { id, payment } = await paidRegistration(services, couple({ language }))
  const stored = () => findRegistration(services.db, id)
  const [own, other] = await ticketsOf(services.db, id)
  const address = `/my/${(await stored())?.private_token}`
  const attendee = `/my/${other?.private_token}`
  const choose = (page: string, chosen: string) =>
    site.post(page, { intent: 'choose-language', language: chosen })
  return { ...site, payment, stored, own, address, attendee, choose }
}

test.each(TRANSLATED_LANGUAGES)('pages and files of a record are in %s', async (language) => {
  const { services, own, payment, address, attendee, ...site } = await withCouple(language)
  await expectIn(site, language, [
    ...['', '?done=correct', '/correct', '/cancel', '/data'].map((page) => address + page),
    ...[attendee, `${attendee}/data`, `/t/${own?.code}`, `/receipts/${payment.token}`],
  ])
  const links = [...(await site.read(address)).matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
  const elsewhere = links
    .map(([, to = '']) => to)
    .filter((to) => !/^\/(my|receipts|assets)\b/.test(to))
  expect(elsewhere.length).toBeGreaterThan(10)
  expect(elsewhere.filter((to) => !`${to}/`.startsWith(`/${language}/`))).toEqual([])

  const calendar = (await site.read(`${address}/calendar.ics`)).replaceAll('\r\n ', '')
  expect(calendar).toMatch(new RegExp(`^DESCRIPTION:6–7 ${MAY[language]} 2023`, 'm'))
  expect((await site.get(`${address}/tickets.pdf`)).status).toBe(200)
  expect(JSON.parse(await site.read(`${address}/data.json`))).toMatchObject({
    registration: { language, registeringAs: 'Married Couple' },
  })

  const gift = await giveGift(services, { ...testGift, language })
  await finishPayment(services, gift, 'approve')
  await expectIn(site, language, [
    ...['', '/data', '/monthly', '/give'].map((page) => `/my/${gift.privateToken}${page}`),
    `/receipts/${gift.token}`,
  ])
})

const MAY = { ta: 'மே', kn: 'ಮೇ', hi: 'मई' }

async function expectIn({ read }: Pick<Site, 'read'>, language: Language, pages: string[]) {
  for (const page of pages) {
    const html = await read(page)
    const [, said] = /<html lang="(\w+)/.exec(html) ?? []
    const [, shared] = /og:locale" content="(\w+)"/.exec(html) ?? []
    expect([page, said, shared]).toEqual([page, language, `${language}_IN`])
    expect([page, englishIn(html, 2, [NOT_OURS])]).toEqual([page, []])
    expect([page, mainOf(html).includes('undefined')]).toEqual([page, false])
  }
}

const NOT_OURS =
  /Encounter with God|Hillside Fellowship Mysore|(Ravi|Maya|Anita) Sample|42 Fixture Lane, Test Hill, Mysore \d+, Karnataka|\w{4}( \w{4}){4}/g

test('the payer changes the language, also of what was asked, and neither opening the page nor an attendee does', async () => {
  const { stored, get, post, read, address, attendee, choose } = await withCouple('kn')
  await post(`${address}/cancel`, { does: 'ask', whom: 'all', key: randomUUID(), version: '0' })
  const names = 'Ravi Sample, Maya Sample'
  expect(mainOf(await read(address))).toContain(CORRECTION_WORDS.kn.cancelOf(names))
  await expectIn({ read }, 'kn', [address, `${address}/data`])
  expect(await read(attendee)).not.toContain('choose-language')
  expect((await choose(attendee, 'hi')).status).toBe(404)
  await get(`${address}?language=hi&intent=choose-language`)
  expect((await stored())?.language).toBe('kn')
  expect((await choose(address, 'te')).status).toBe(400)
  const answer = await choose(address, 'hi')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${address}?done=language`])
  expect((await stored())?.language).toBe('hi')
  const html = await read(address)
  expect(html).toContain('<html lang="hi"')
  expect(html).toMatch(/value="hi" lang="hi" aria-pressed="true"/)
  expect(mainOf(html)).toContain(CORRECTION_WORDS.hi.cancelOf(names))
})

test('who has lost the links reads in each language what the form is for', async () => {
  const { read } = await testSite()
  for (const [address, says] of [
    ['/my', 'about'],
    ['/my?sent=yes', 'sent'],
  ] as const) {
    const html = await read(address)
    for (const language of LANGUAGES) {
      const lang = language === 'en' ? '' : ` lang="${language}"`
      expect(html).toContain(`<p${lang}>${PRIVATE_WORDS[language].lostLinks[says]}</p>`)
    }
  }
  for (const language of TRANSLATED_LANGUAGES) {
    expect(PRIVATE_WORDS[language].lostLinks.about).toContain(FIND_LINKS_WORDS.send)
  }
})
