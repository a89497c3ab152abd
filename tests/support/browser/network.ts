import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

type FetchRecord = { url: string; type: string; bytes: number }

/** What some builds of the browser fetch for their own frame around the page, and others don't. */
const FOR_THE_BROWSER = /\/(favicon\.svg|touch-icon\.png|manifest\.webmanifest)$/

/** How long nothing is fetched before the page has all it wants for now. */
const QUIET_MS = 250
/** After this long without news, what is still under way won't come. */
const LOST_MS = 10_000

export type Network = {
  fetched: FetchRecord[]
  untilQuiet(): Promise<void>
  /** Leaves the page, and empties `fetched` and the browser's caches, as for a first visit. */
  forget(): Promise<void>
}

/** Everything the page fetches, with the bytes that went over the wire for it. */
export async function watchNetwork(page: Page): Promise<Network> {
  const fetched: FetchRecord[] = []
  const asked = new Map<string, { url: string; type: string }>()
  const underWay = new Set<string>()
  let newest = performance.now()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId }) => note(() => underWay.add(requestId)))
  session.on('Network.loadingFailed', ({ requestId }) => note(() => underWay.delete(requestId)))
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    asked.set(requestId, { url: response.url, type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note(() => underWay.delete(requestId))
    const known = asked.get(requestId)
    if (!known || known.url.startsWith('data:') || FOR_THE_BROWSER.test(known.url)) return
    fetched.push({ ...known, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return { fetched, untilQuiet, forget }

  function note(change: () => void): void {
    change()
    newest = performance.now()
  }

  /** Playwright's own wait may never end: the browser doesn't tell of every request that it gives up. */
  async function untilQuiet(): Promise<void> {
    const isQuiet = () => performance.now() - newest > (underWay.size === 0 ? QUIET_MS : LOST_MS)
    while (!isQuiet()) await setTimeout(QUIET_MS / 5)
    underWay.clear()
  }

  async function forget(): Promise<void> {
    // On a busy machine a page may fetch something after it was quiet: the next page must not answer for it.
    await page.goto('about:blank')
    asked.clear()
    fetched.length = 0
    underWay.clear()
    await session.send('Network.clearBrowserCache')
    // Empties the cache of the page's own process, which is another one.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  }
}

export function bytesOf(fetched: FetchRecord[], type?: string): number {
  return fetched
    .filter((one) => type === undefined || one.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Notes what jumped after it was painted, as browsers count it, from where to where. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isOfScreen)) {
        const moves = sourcesOf(entry).map(
          ({ node, previousRect, currentRect }) =>
            `${placeOf(previousRect)} → ${placeOf(currentRect)} ${node?.textContent?.slice(0, 60)}`,
        )
        shifts.push([`after ${Math.round(entry.startTime)} ms:`, ...moves].join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })

    type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }

    function sourcesOf(entry: PerformanceEntry): Source[] {
      return Reflect.get(entry, 'sources')
    }

    function placeOf({ x, y, width, height }: DOMRect): string {
      return `${[x, y].map(Math.round)} (${[width, height].map(Math.round).join(' × ')})`
    }

    // While a picture of one pixel is taken, the page has a screen of that size, on which nothing is still.
    function isOfScreen(entry: PerformanceEntry): boolean {
      const rects = sourcesOf(entry).flatMap((source) => [source.previousRect, source.currentRect])
      return rects.length === 0 || rects.some(({ right, bottom }) => right > 1 || bottom > 1)
    }
  })
}

export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}

export async function pretendNetwork(page: Page, connection: object): Promise<void> {
  await page.addInitScript((pretended) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => pretended })
  }, connection)
}
