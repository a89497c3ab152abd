import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findRegistration } from '#database/records/registration/registrations.ts'
import { ticketsOf } from '#database/records/tickets/tickets.ts'
import { LANGUAGES, type Language, TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { FIND_LINKS_WORDS } from '#words/find-links.ts'
import { CORRECTION_WORDS, PRIVATE_WORDS } from '#words/private.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { finishPayment, register } from '../support/payments.ts'
import { couple, testGift } from '../support/people.ts'
import { mainOf } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { englishIn } from '../support/site/spoken-texts.ts'
import type { Site } from '../support/site/visitor.ts'

/** Private pages are in the language of their registration or gift, whatever their address. */

async function paidCouple({ services }: Site, language: Language) {
  const { id, payment } = await register(services, { registration: couple({ language }) })
  if (!payment) throw new Error('there is something to pay')
  await finishPayment(services, payment, 'approve')
  const stored = await findRegistration(services.db, id)
  const [own, other] = await ticketsOf(services.db, id)
  if (!own || !other) throw new Error('there are two tickets')
  return { id, payment, own, other, address: `/my/${stored?.private_token}` }
}

async function paidGift({ services }: Site, language: Language) {
  const gift = await giveGift(services, { ...testGift, language })
  await finishPayment(services, gift, 'approve')
  return { gift, address: `/my/${gift.privateToken}` }
}

test.each(TRANSLATED_LANGUAGES)('all about a registration in %s is in it', async (language) => {
  const site = await testSite()
  const { address, own, other, payment } = await paidCouple(site, language)
  const attendee = `/my/${other.private_token}`
  await expectIn(site, language, [
    address,
    `${address}?done=correct`,
    `${address}/correct`,
    `${address}/cancel`,
    `${address}/data`,
    attendee,
    `${attendee}/data`,
    `/t/${own.code}`,
    `/receipts/${payment.token}`,
  ])
})

test.each(TRANSLATED_LANGUAGES)('all about a gift in %s is in it', async (language) => {
  const site = await testSite()
  const { address, gift } = await paidGift(site, language)
  await expectIn(site, language, [
    address,
    `${address}/data`,
    `${address}/monthly`,
    `${address}/give`,
    `/receipts/${gift.token}`,
  ])
})

async function expectIn({ url }: Site, language: Language, pages: string[]): Promise<void> {
  for (const page of pages) {
    const answer = await fetch(url + page)
    const html = await answer.text()
    expect([page, answer.status]).toEqual([page, 200])
    expect([page, /<html lang="(\w+)/.exec(html)?.[1]]).toEqual([page, language])
    expect([page, englishIn(html, 2, [NOT_OURS])]).toEqual([page, []])
    expect([page, /og:locale" content="(\w+)"/.exec(html)?.[1]]).toEqual([page, `${language}_IN`])
    expect([page, mainOf(html).includes('undefined')]).toEqual([page, false])
  }
}

const NOT_OURS =
  /Encounter with God|Hillside Fellowship Mysore|(Ravi|Maya|Anita) Sample|42 Fixture Lane, Test Hill, Mysore \d+, Karnataka|\w{4}( \w{4}){4}/g

test.each(LANGUAGES)('header and footer of a page in %s are in it', async (language) => {
  const site = await testSite()
  const { address } = await paidCouple(site, language)
  const prefix = language === 'en' ? '' : `/${language}`
  const html = await (await fetch(site.url + address)).text()
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to = '']) => to)
  const elsewhere = links.filter((to) => !/^\/(my|receipts|assets)\b/.test(to))
  expect(elsewhere.filter((to) => `${to}/`.startsWith(`${prefix}/`))).toEqual(elsewhere)
  expect(elsewhere.length).toBeGreaterThan(10)
})

test('the payer changes the language, and opening the page does not', async () => {
  const site = await testSite()
  const { id, address } = await paidCouple(site, 'ta')
  const stored = async () => (await findRegistration(site.services.db, id))?.language
  await fetch(`${site.url}${address}?language=hi&intent=choose-language`)
  expect(await stored()).toBe('ta')
  const answer = await choose(site, address, 'hi')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${address}?done=language`])
  expect(await stored()).toBe('hi')
  const html = await (await fetch(site.url + address)).text()
  expect(html).toContain('<html lang="hi"')
  expect(html).toMatch(/value="hi" lang="hi" aria-pressed="true"/)
})

test('an attendee is not offered another language, and can not choose one', async () => {
  const site = await testSite()
  const { id, other } = await paidCouple(site, 'ta')
  const own = `/my/${other.private_token}`
  expect(await (await fetch(site.url + own)).text()).not.toContain('choose-language')
  expect((await choose(site, own, 'hi')).status).toBe(404)
  expect((await findRegistration(site.services.db, id))?.language).toBe('ta')
})

function choose({ url }: Site, address: string, language: string): Promise<Response> {
  const body = new URLSearchParams({ intent: 'choose-language', language })
  return fetch(url + address, { method: 'POST', body, redirect: 'manual' })
}

test('what was asked of the office is said in the language of the page', async () => {
  const site = await testSite()
  const { address } = await paidCouple(site, 'kn')
  const body = new URLSearchParams({ does: 'ask', whom: 'all', key: randomUUID(), version: '0' })
  await fetch(`${site.url}${address}/cancel`, { method: 'POST', body })
  const page = async () => mainOf(await (await fetch(site.url + address)).text())
  const names = 'Ravi Sample, Maya Sample'
  expect(await page()).toContain(CORRECTION_WORDS.kn.cancelOf(names))
  await expectIn(site, 'kn', [address, `${address}/data`])
  await choose(site, address, 'hi')
  expect(await page()).toContain(CORRECTION_WORDS.hi.cancelOf(names))
})

test('who has lost the links reads in each language what the form is for', async () => {
  const { url } = await testSite()
  for (const [address, says] of [
    ['/my', 'about'],
    ['/my?sent=yes', 'sent'],
  ] as const) {
    const html = await (await fetch(url + address)).text()
    for (const language of LANGUAGES) {
      const lang = language === 'en' ? '' : ` lang="${language}"`
      expect(html).toContain(`<p${lang}>${PRIVATE_WORDS[language].lostLinks[says]}</p>`)
    }
  }
  for (const language of TRANSLATED_LANGUAGES) {
    expect(PRIVATE_WORDS[language].lostLinks.about).toContain(FIND_LINKS_WORDS.send)
  }
})

test.each(TRANSLATED_LANGUAGES)('files of a registration in %s are in it', async (language) => {
  const site = await testSite()
  const { address } = await paidCouple(site, language)
  const file = await fetch(`${site.url}${address}/calendar.ics`)
  const calendar = (await file.text()).replaceAll('\r\n ', '')
  expect(calendar).toMatch(new RegExp(`^DESCRIPTION:6–7 ${MAY[language]} 2023`, 'm'))
  expect((await fetch(`${site.url}${address}/tickets.pdf`)).status).toBe(200)
  const own = await (await fetch(`${site.url}${address}/data.json`)).json()
  expect(own).toMatchObject({ registration: { language, registeringAs: 'Married Couple' } })
})

const MAY: Record<Language, string> = { en: 'May', ta: 'மே', kn: 'ಮೇ', hi: 'मई' }
