import { expect, type Page, test } from '@playwright/test'
import { TrieRouter } from 'hono/router/trie-router'
import { PHONE } from './screens.ts'
import { withAxe } from './usable.ts'
import { watchErrors } from './watch-errors.ts'

type Crawl = {
  site?: string
  /** Every address that shows a screen, as the software names it: `/my/:token`. */
  routes: readonly string[]
  /** Screens that no link leads to, or not the wanted one. */
  from: readonly string[]
  /** Begins at the width at which the last one ended. */
  look: (address: string, place: number) => Promise<void>
}

/** Parameters whose every value makes another screen. */
const OTHER_SCREENS = /:(action|part|kind)\b/

/**
 * Looks at the routes without parameters, at what is given, and at one of each kind that links on the way
 * lead to. Fails on a route that nothing leads to, and on errors of the browser.
 */
export async function crawl(page: Page, { site = '', routes, from, look }: Crawl): Promise<void> {
  const router = new TrieRouter<string>()
  for (const route of routes) router.add('GET', route, route)
  const routeOf = (address: string) => router.match('GET', pathOf(address))[0][0]?.[0] ?? ''
  const kindOf = (address: string) => {
    const route = routeOf(address)
    return OTHER_SCREENS.test(route) ? `${route} ${pathOf(address).split('/').at(-1)}` : route
  }
  const errors = watchErrors(page)
  await withAxe(page)
  await page.setViewportSize(PHONE)
  const addresses = [...routes.filter((route) => !route.includes(':')), ...from]
  const kinds = new Set(['', ...addresses.map(kindOf)])
  for (const [place, address] of addresses.entries()) {
    await test.step(address, async () => {
      await page.goto(site + address)
      const links = await page.evaluate(readLinks)
      addresses.push(...links.filter((link) => !kinds.has(kindOf(link)) && kinds.add(kindOf(link))))
      await look(address, place)
    })
  }
  const reached = new Set(addresses.map(routeOf))
  expect(routes.filter((route) => !reached.has(route))).toEqual([])
  // A page that is not there says so itself.
  const isOwn = (error: string) => addresses.some((address) => error.endsWith(site + address))
  expect(errors.filter((error) => !isOwn(error))).toEqual([])
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}

/** Where links and buttons of this site lead. Runs in the page. */
function readLinks(): string[] {
  return ['href', 'action', 'formaction'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}^="/"]`)].map((each) => each.getAttribute(name) ?? ''),
  )
}
