import { expect, test } from 'vitest'
import { changeEvent, EVENT, programmeOf } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'

const DAY_MS = 24 * 60 * 60_000
const CHOSEN = `href="/ewgregister?event=${EVENT}"`

/** A site whose form offers the Encounter that the calendar has on 12 December 2026. */
async function siteWithOpenDate() {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  const site = await testSite({ change: (services) => changeEvent(services, { days }) })
  const visit = async (path: string) => {
    const page = await fetch(site.url + path, { headers: { host: 'church.test' } })
    return { status: page.status, text: await page.text() }
  }
  return { ...site, visit }
}

test('Register Now of a date opens the form with that date, on every page with dates', async () => {
  const { services, visit } = await siteWithOpenDate()
  // The start page shows the next three dates only.
  services.pass(26 * DAY_MS)
  // The page of the programme has it at its date and as its own button.
  for (const [path, links] of [
    ['/', 1],
    ['/ewg', 2],
    ['/calendar', 1],
  ] as const) {
    const { text } = await visit(path)
    expect(text.match(new RegExp(CHOSEN.replace('?', '\\?'), 'g')), path).toHaveLength(links)
  }
})

test.each([
  ['/wfc1', '/wfc1register', 'Registration opens soon'],
  ['/wfc2', '/wfc2register', 'Registration opens soon'],
])('the dates on %s, which no form offers, have a quiet link', async (path, to, note) => {
  const { visit } = await siteWithOpenDate()
  const { text } = await visit(path)
  expect(text).toMatch(new RegExp(`class="register-later[^"]*"[^>]*href="${to}"[^>]*>${note}<`))
  expect(text).not.toContain(`href="${to}?event=`)
})

test('a form elsewhere keeps its Register Now', async () => {
  const { visit } = await siteWithOpenDate()
  const { text } = await visit('/calendar?month=2026-12')
  expect(text).toMatch(/href="https:\/\/forms[^"]+living-free"[^>]*>Register Now</)
})

test('the form has the date of the address chosen, and each address is kept by itself', async () => {
  const { visit } = await siteWithOpenDate()
  for (const round of ['made', 'from memory']) {
    expect(chosenIn((await visit(`/ewgregister?event=${EVENT}`)).text), round).toBe(EVENT)
    expect(chosenIn((await visit('/ewgregister?event=ewgaugmysore2023')).text), round).toBe(
      'ewgaugmysore2023',
    )
    expect(chosenIn((await visit('/ewgregister')).text), round).toBe('')
  }
})

test.each([
  ['another programme’s event', 'gpcnovmysore2023', true],
  ['one that has closed', 'wfcfebooty2023', true],
  ['nothing', '', false],
  ['no code at all', '%22%3E%3Cscript%3E', true],
])('an address that asks for %s chooses nothing, and says why', async (_, code, told) => {
  const { visit } = await siteWithOpenDate()
  const { status, text } = await visit(`/ewgregister?event=${code}`)
  expect([status, chosenIn(text)]).toEqual([200, ''])
  expect(text.includes('The date in your link is no longer offered.')).toBe(told)
})

test('the page of a programme has no Register Now while its form offers nothing', async () => {
  const { visit } = await closedSite()
  const { text } = await visit('/ewg')
  expect(text).toMatch(
    /class="register-later[^"]*"[^>]*href="\/ewgregister"[^>]*>Registration opens soon</,
  )
  expect(text).not.toMatch(/href="\/ewgregister"[^>]*>Register Now</)
})

async function closedSite() {
  const { site } = await testSite({
    change: ({ content }) => {
      for (const event of programmeOf(content, 'ewgregister').events) event.open = false
      return { content }
    },
  })
  const visit = async (path: string) => {
    const page = await site.fetch(new Request(`http://church.test${path}`))
    return { text: await page.text() }
  }
  return { visit }
}

/** The value of the first select, which is the conference. */
function chosenIn(text: string): string | undefined {
  const [, options = ''] = /<select[^>]*name="productinfo"[^>]*>(.*?)<\/select>/.exec(text) ?? []
  const [selected] = /<option[^>]*\bselected=""[^>]*>/.exec(options) ?? ['value=""']
  return /value="([^"]*)"/.exec(selected)?.[1]
}
