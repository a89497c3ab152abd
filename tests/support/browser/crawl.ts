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
  look: (page: Page, address: string, place: number) => Promise<void>
}

/** Parameters whose every value makes another screen. */
const OTHER_SCREENS = /:(action|part|kind)\b/

/** A browser waits for its site half of the time. */
const READERS = 2

/** Looks at one address of each kind. Fails on a route that nothing leads to, and on errors of the browser. */
export async function crawl(first: Page, { site = '', routes, from, look }: Crawl): Promise<void> {
  const router = new TrieRouter<string>()
  for (const route of routes) router.add('GET', route, route)
  const routeOf = (address: string) => router.match('GET', pathOf(address))[0][0]?.[0] ?? ''
  const kindOf = (address: string) => {
    const route = routeOf(address)
    return OTHER_SCREENS.test(route) ? `${route} ${pathOf(address).split('/').at(-1)}` : route
  }
  const errors: string[][] = []
  const pages = [first]
  while (pages.length < READERS) pages.push(await first.context().newPage())
  for (const page of pages) {
    errors.push(watchErrors(page))
    await withAxe(page)
    await page.setViewportSize(PHONE)
  }
  const addresses = [...routes.filter((route) => !route.includes(':')), ...from]
  const kinds = new Set(['', ...addresses.map(kindOf)])
  const visit = async (page: Page, address: string, place: number) =>
    test.step(address, async () => {
      await page.goto(site + address)
      const links = await page.evaluate(readLinks)
      addresses.push(...links.filter((link) => !kinds.has(kindOf(link)) && kinds.add(kindOf(link))))
      await look(page, address, place)
    })
  for (let place = 0; place < addresses.length; place += READERS) {
    const next = addresses.slice(place, place + READERS)
    const visits = next.map((address, at) => visit(pages[at] ?? first, address, place + at))
    await Promise.all(visits)
  }
  const reached = new Set(addresses.map(routeOf))
  expect(routes.filter((route) => !reached.has(route))).toEqual([])
  // A page that is not there says so itself.
  const isOwn = (error: string) => addresses.some((address) => error.endsWith(site + address))
  expect(errors.flat().filter((error) => !isOwn(error))).toEqual([])
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
