import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPictureBook } from '#server/picture-book.ts'
import { few } from '../support/long.ts'
import { finishPayment } from '../support/payments.ts'
import { SENT_REGISTRATION } from '../support/people.ts'
import { attribute, type Element, elementsIn, parseHtml } from '../support/site/html.ts'
import { invalidIn } from '../support/site/invalid-html.ts'
import { allWordsOf } from '../support/site/pages.ts'
import { EVERY_ADDRESS, testSite } from '../support/site/server.ts'
import { give, registerFamily, type Site, sendForm } from '../support/site/visitor.ts'

test('every page, in every state, is valid, runs its own scripts alone, names its church and can be shared', async () => {
  const site = await testSite({
    event: { capacity: { people: 30 } },
    change: () => ({ pictures: openPictureBook('build/client/pictures') }),
  })
  const seen = await everyState(site)
  expectEveryKind(seen)
  const pictures = new Set<string>()
  for (const { name, status, html, headers } of seen) {
    expect([name, allWordsOf('title', html)]).toEqual([name, [expect.stringMatching(NAMES_CHURCH)]])
    expect([name, await invalidIn(html)]).toEqual([name, []])
    expect([name, namelessSections(html)]).toEqual([name, []])
    // It may run all of its own scripts and no others, and does not reveal how they are marked.
    const scripts = new Set(inlineScripts(html).map(hash))
    const allowed = headers.get('content-security-policy')?.match(/'sha256-[^']+'/g) ?? []
    expect([name, new Set(allowed)]).toEqual([name, scripts])
    expect(html, name).not.toContain('nonce')
    expect([name, headers.has('x-inline-scripts')]).toEqual([name, false])
    if (PRIVATE.test(name)) await expectDocument(site, name, html)
    if (status === 200) pictures.add(sharedPictureIn(html))
  }
  // Each is drawn when it is asked for, which takes a second.
  for (const address of few([...pictures], 0, 16)) {
    const picture = await fetch(site.url + address)
    const type = picture.headers.get('content-type')
    expect([address, picture.status, type]).toEqual([address, 200, 'image/png'])
    await picture.arrayBuffer()
  }
})

/** A section is what has a heading or a name: readers are led from one to the next. */
function namelessSections(html: string): string[] {
  const isNamed = (part: Element) =>
    attribute(part, 'aria-label') || elementsIn(part).some(({ tagName }) => /^h\d$/.test(tagName))
  return elementsIn(parseHtml(html))
    .filter((part) => part.tagName === 'section' && !isNamed(part))
    .map((part) => attribute(part, 'class'))
}

/** Rendered once, on the server: browsers get one small script of ours, no framework, and nobody its data. */
const PRIVATE = /^\/(ta\/)?(my|keep|registered|pay|receipts|response|t)\b(?!.*sample)/

async function expectDocument({ read }: Site, name: string, html: string): Promise<void> {
  await read(name.replace(/(?=\?|$)/, '.data'), 404)
  expect([name, html.match(/__reactRouter|modulepreload|\/framework-/g)]).toEqual([name, null])
  const loaded = [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, file]) => file)
  const own = expect.stringMatching(/^\/assets\/document-script-[\w-]{8}\.js$/)
  expect([name, loaded]).toEqual([name, [own]])
}

const NAMES_CHURCH = /^\S.* \| Hillside Fellowship Mysore$/

/** What is looked at is there: a state that can no longer be reached must not go unnoticed. */
function expectEveryKind(seen: Seen[]): void {
  const found = seen.filter(({ status }) => status === 200).map(({ name }) => name.split(/[/?]/)[1])
  expect(found).toEqual(
    expect.arrayContaining(['my', 'keep', 'registered', 'pay', 'receipts', 'response', 'offline']),
  )
}

function sharedPictureIn(html: string): string {
  return /property="og:image" content="http:\/\/church\.test([^"]+)"/.exec(html)?.[1] ?? '/none'
}

type Seen = { name: string; status: number; html: string; headers: Headers }

/** The site needs a capacity for the first Encounter: only then there is a page to keep one's places. */
async function everyState(site: Site): Promise<Seen[]> {
  return [
    ...(await see(site, [...EVERY_ADDRESS, ...CHOSEN])),
    ...(await sentBack(site)),
    ...(await gifts(site)),
    ...(await registrations(site)),
  ]
}

const CHOSEN = [
  '/sermons?q=peace',
  '/sermons?q=zzzz',
  '/sermons?preacher=dr-rachel-thomas',
  '/sermons?page=2',
  '/calendar?month=2027-01',
  '/response?txnid=10000000000',
  '/search?q=kids',
  ...['/ta/response', '/my/unknown', '/t/unknown', '/keep/unknown'],
]

/** What is not a page, such as a file or an address elsewhere, is left out. */
async function see(site: Site, addresses: string[], cookie = ''): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const address of addresses) {
    seen.push(...(await asSeen(address, await site.get(address, { cookie }))))
  }
  return seen
}

async function asSeen(name: string, answer: Response): Promise<Seen[]> {
  const html = await answer.text()
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') && html !== ''
  return isPage ? [{ name, status: answer.status, html, headers: answer.headers }] : []
}

async function sentBack({ post }: Site): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const [address, fields] of [
    ['/give', { amount: 'x' }],
    ['/ewgregister', { type: 'Family', 'persons[0].phone': '12' }],
    ['/ewgregister', { ...SENT_REGISTRATION, type: 'Family', change: 'add' }],
  ] as const) {
    seen.push(...(await asSeen(`${address} sent`, await post(address, fields))))
  }
  return seen
}

async function gifts(site: Site): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const outcome of ['approve', 'decline', 'pending']) {
    // What was sent last is what is looked at.
    site.services.pass(1000)
    const { cookie, payment } = await give(site)
    const shown = [`/pay/${payment.token}`, `/response?txnid=${payment.txnid}`]
    seen.push(...(await see(site, shown, cookie)))
    await finishPayment(site.services, payment, outcome)
    const own = `/my/${cookie.split('=')[1]}`
    seen.push(...(await see(site, [...shown, own, `${own}/monthly`], cookie)))
    seen.push(...(await see(site, [`/response?txnid=${payment.txnid}`])))
    seen.push(...(await see(site, [`/receipts/${payment.token}`])))
  }
  return seen
}

async function registrations(site: Site): Promise<Seen[]> {
  site.services.pass(1000)
  const { cookie, payment } = await registerFamily(site)
  const own = `/my/${cookie.split('=')[1]}`
  const pages = ['', '/correct', '/cancel', '/data'].map((page) => own + page)
  const shown = [`/response?txnid=${payment.txnid}`, ...pages]
  const before = await see(site, shown, cookie)
  await finishPayment(site.services, payment, 'approve')
  const after = await see(site, [...shown, `/receipts/${payment.token}`], cookie)
  return [...before, ...after, ...(await freeRegistration(site))]
}

/** A small child pays nothing: the places are kept by a link in the mail. */
async function freeRegistration(site: Site): Promise<Seen[]> {
  const fields = { ...SENT_REGISTRATION, 'persons[0].age': '3' }
  const { answer, cookie } = await sendForm(site, { address: '/ewgregister', fields })
  const mails = (await site.mails()).map(({ text }) => text ?? '')
  const keep = /\/keep\/[\w-]+/.exec(mails.join('\n'))?.[0] ?? '/keep/'
  const confirmation = answer.headers.get('location') ?? ''
  const before = await see(site, [confirmation, keep], cookie)
  await site.post(keep)
  return [...before, ...(await see(site, [keep], cookie))]
}

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}

/** The inline scripts that the Content-Security-Policy applies to. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts].flatMap(([, attributes = '', source = '']) =>
    /\bsrc=|ld\+json/.test(attributes) ? [] : [source],
  )
}
