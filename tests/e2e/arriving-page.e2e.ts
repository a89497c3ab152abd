import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { localPath } from '#app/local-path.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { readShifts, watchShifts } from '../support/browser/network.ts'
import { registerAndPress } from '../support/browser/pay-by-http.ts'
import { testOn } from '../support/browser/screens.ts'
import { SITE } from '../support/browser/shared-site.ts'
import { expectFits } from '../support/browser/usable.ts'
import { few } from '../support/long.ts'
import { freePort } from '../support/site/free-port.ts'

/**
 * On a slow line what is painted stays where it is, whatever arrives after it. The document comes in
 * pieces, the next one when the last is painted; faces and pictures come after all of it.
 */

/** Its header is cut in each item, link and button; in the quick run in others on each screen. */
const START = '/'

/** Every kind of page in English: a layout depends on the language by its words, its sheet and its face. */
const KINDS = [
  ...['/story', '/staff', '/ewg', '/wfc1', '/ewgregister', '/ewgtamilregister', '/give'],
  ...['/sermons', '/sermons/700000068', '/calendar', '/cells', '/contact', '/policy', '/my'],
  '/no-such-page',
]

/** So these are looked at in the others: cards and a form. */
const SPOKEN = [START, '/give']

const SCREENS = ['phone', 'desktop', 'wide'] as const

/** Higher than any screen, because visitors scroll while a page arrives. */
const HEIGHT = 2000

for (const screen of SCREENS) {
  testOn([screen], 'nothing moves while a page arrives', ({ page }) => watchPages(page, screen))
}

async function watchPages(page: Page, screen: (typeof SCREENS)[number]): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: HEIGHT })
  await watchShifts(page)
  const server = await serveInPieces(page, SCREENS.indexOf(screen))
  const port = await freePort()
  server.listen(port)
  for (const path of await pathsFor(page, SCREENS.indexOf(screen))) {
    await test.step(path, async () => {
      await page.goto(`http://localhost:${port}${path}`)
      await page.evaluate(paint)
      expect.soft(await readShifts(page), path).toEqual([])
      // Where no crawl looks.
      if (screen === 'wide') await expectFits(page)
    })
  }
  server.closeAllConnections()
  server.close()
}

async function pathsFor(page: Page, turn: number): Promise<string[]> {
  const kinds = few([...KINDS, ...(await ownPages(page))], turn, SCREENS.length)
  const spoken = few(TRANSLATED_LANGUAGES, turn, SCREENS.length).flatMap((language) =>
    SPOKEN.map((path) => localPath(language, path)),
  )
  return [START, ...kinds, ...spoken]
}

async function ownPages(page: Page): Promise<string[]> {
  const result = `/response?txnid=${await registerAndPress(page.request, 'Approve')}`
  const [own = ''] = /\/my\/[0-9a-f]{40}/.exec(await (await page.request.get(result)).text()) ?? []
  return [result, own, `${own}/correct`]
}

/** The site once more. What is late must not be in the cache when the next page is visited. */
async function serveInPieces(page: Page, turn: number): Promise<Server> {
  const painted = new EventEmitter()
  await page.exposeFunction('onPainted', (piece: string) => painted.emit(piece))
  await page.addInitScript(`(${reportPieces})(${paint}, '${CUT}')`)
  let arrived: Promise<void> | undefined
  return createServer(async ({ url = '', headers: { cookie = '' } }, response) => {
    const answer = await fetch(SITE + url, { headers: { cookie } })
    const type = answer.headers.get('content-type') ?? ''
    const isLate = /^(font|image)\//.test(type)
    response.writeHead(answer.status, {
      'content-type': type,
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
      'cache-control': isLate ? 'no-store' : 'max-age=3600',
    })
    if (type.startsWith('text/html')) {
      const html = await answer.text()
      arrived = sendInPieces(piecesOf(html, url === START ? turn : undefined), response, painted)
    } else {
      if (isLate) await arrived
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
  })
}

async function sendInPieces(pieces: string[], response: ServerResponse, painted: EventEmitter) {
  for (const piece of pieces) {
    // Each has a name of its own: what is still heard of the last page, or twice, is not about this piece.
    const name = `${CUT} ${randomUUID()}`
    const next = once(painted, name)
    response.write(`${piece}<!--${name}-->`)
    await next
  }
  response.end()
}

const CUT = 'piece'

const PARTS_OF_HEADER = /(?=<(?:div class="language-menu"|nav |span class="site-menu-links"))/g
/** A busy browser stops to paint wherever it is, such as in a link without its words. */
const TAGS = /(?<=<(?:li|a|button)\b[^>]*>)/g
const BLOCKS = /(?<=<\/(?:h\d|p|li|dd|div|section|fieldset|label)>)/g

function piecesOf(html: string, turn: number | undefined): string[] {
  const [start, end] = [html.indexOf('<header'), html.indexOf('<main ')]
  const cutsAt = (places: RegExp) => [...html.slice(start, end).matchAll(places)]
  const header =
    turn === undefined ? cutsAt(PARTS_OF_HEADER) : few(cutsAt(TAGS), turn, SCREENS.length)
  const blocks = [...html.slice(end).matchAll(BLOCKS)].filter((_, at) =>
    Number.isInteger(Math.log2(at + 1) / 2),
  )
  const cuts = [
    ...header.map(({ index }) => start + index),
    end,
    ...blocks.map(({ index }) => end + index),
  ]
  return [0, ...cuts].map((from, at) => html.slice(from, cuts[at]))
}

/** Says so when a piece has been painted. Runs in the page. */
function reportPieces(painted: () => Promise<void>, cut: string): void {
  new MutationObserver(async (changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const piece = added.find((node) => node instanceof Comment && node.data.startsWith(cut))
    if (!piece) return
    await painted()
    Reflect.get(window, 'onPainted')(piece.nodeValue)
  }).observe(document, { childList: true, subtree: true })
}

/** Until everything that is there has been painted. Runs in the page. */
function paint(): Promise<void> {
  return new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(() => painted()))
  })
}
