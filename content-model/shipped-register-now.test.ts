import { test as anyTest, expect } from 'vitest'
import { testSite } from '#tests/support/site/server.ts'
import { shippedContent } from './shipped-content.ts'

const { content, isShipped } = shippedContent()
const test = anyTest.skipIf(!isShipped)

/** The site that ships, on the sandbox's calendar, as on a fresh clone. */
async function freshSite() {
  const { url } = await testSite({ content })
  return async (path: string) => {
    const page = await fetch(url + path, { headers: { host: 'church.test' } })
    return { status: page.status, text: await page.text() }
  }
}

const PAGES = ['/', '/ewg', '/wfc1', '/wfc2', '/gpc', '/calendar']
const MONTHS = ['2026-12', '2027-05'].map((month) => `/calendar?month=${month}`)

test('every Register Now of a date opens a form with that date chosen', async () => {
  const visit = await freshSite()
  const links = new Set<string>()
  for (const path of [...PAGES, ...MONTHS]) {
    const { text } = await visit(path)
    for (const [, to = ''] of text.matchAll(/href="(\/\w+register[^"]*)"[^>]*>Register Now</g)) {
      links.add(to)
    }
  }
  const dated = [...links].filter((to) => to.includes('?'))
  expect(dated).toContain('/ewgregister?event=ewg20261212')
  expect(dated).toContain('/ewgtamilregister?event=tamilewg20261219')
  for (const to of dated) {
    const { status, text } = await visit(to)
    const code = to.split('event=')[1]
    expect([to, status, text.includes(`<option value="${code}" selected="">`)]).toEqual([
      to,
      200,
      true,
    ])
  }
})

test.each([
  ['/wfc1register', []],
  ['/wfc2register', ['Nov 3 to 7, 2025']],
  ['/gpcregister', ['Sep 14 to 21, 2025']],
])('%s keeps the specification’s choices %j', async (path, dates) => {
  const visit = await freshSite()
  expect(await choicesAt(visit, path)).toEqual(dates)
})

test('coming dates of the Encounter stand before those that are over', async () => {
  const choices = await choicesAt(await freshSite(), '/ewgregister')
  expect(choices[0]).toBe('Dec 12 to 13')
  expect(choices.slice(-2)).toEqual(['Sep 13 to 14, 2025', 'Oct 11 to 12, 2025'])
})

async function choicesAt(visit: Awaited<ReturnType<typeof freshSite>>, path: string) {
  const { text } = await visit(path)
  const [, options = ''] = /<select[^>]*name="productinfo"[^>]*>(.*?)<\/select>/.exec(text) ?? []
  return [...options.matchAll(/<option value="\w+"[^>]*>([^<]*)</g)].map(([, label]) => label)
}
