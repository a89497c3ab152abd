import { expect, test } from 'vitest'
import { changeEvent, EVENT, programmeOf } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'

const DAY_MS = 24 * 60 * 60_000

/** A site whose form offers the Encounter that the calendar has on 12 December 2026. */
function siteWithOpenDate() {
  const days = { first: '2026-12-12', last: '2026-12-13' }
  return testSite({ change: (services) => changeEvent(services, { days }) })
}

test('Register Now of a date opens the form with that date, on every page with dates', async () => {
  const { services, read } = await siteWithOpenDate()
  // The start page shows the next three dates only.
  services.pass(26 * DAY_MS)
  // The page of the programme has it at its date and as its own button.
  for (const [path, links] of Object.entries({ '/': 1, '/ewg': 2, '/calendar': 1 })) {
    const html = await read(path)
    expect(html.split(`href="/ewgregister?event=${EVENT}"`), path).toHaveLength(links + 1)
  }
})

test('the form has the date of the address chosen, and each address is kept by itself', async () => {
  const { read } = await siteWithOpenDate()
  for (const round of ['made', 'from memory']) {
    for (const code of [EVENT, 'ewgaugmysore2023', '']) {
      expect(chosenIn(await read(`/ewgregister?event=${code}`)), round).toBe(code)
    }
  }
})

test('an address that asks for what is not offered chooses nothing, and says why', async () => {
  const { read } = await siteWithOpenDate()
  for (const code of ['gpcnovmysore2023', 'wfcfebooty2023', '', '%22%3E%3Cscript%3E']) {
    const html = await read(`/ewgregister?event=${code}`)
    expect([code, chosenIn(html)]).toEqual([code, ''])
    const told = html.includes('The date in your link is no longer offered.')
    expect([code, told]).toEqual([code, code !== ''])
  }
})

test('the page of a programme has no Register Now while its form offers nothing', async () => {
  const { read } = await testSite({
    change: ({ content }) => {
      for (const event of programmeOf(content, 'ewgregister').events) event.open = false
      return { content }
    },
  })
  const html = await read('/ewg')
  expect(html).toMatch(
    /class="register-later[^"]*"[^>]*href="\/ewgregister"[^>]*>Registration opens soon</,
  )
  expect(html).not.toMatch(/href="\/ewgregister"[^>]*>Register Now</)
})

/** The value of the first select, which is the conference. */
function chosenIn(text: string): string | undefined {
  const [, options = ''] = /<select[^>]*name="productinfo"[^>]*>(.*?)<\/select>/.exec(text) ?? []
  const [selected] = /<option[^>]*\bselected=""[^>]*>/.exec(options) ?? ['value=""']
  return /value="([^"]*)"/.exec(selected)?.[1]
}
