import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { ADDRESSES } from '#app/addresses.ts'
import { siteWithEditor } from '../support/office/forms/fill-form.ts'
import { signedIn } from '../support/office/staff.ts'
import { expectWords, test, testSite } from '../support/site/server.ts'
import type { Site } from '../support/site/visitor.ts'

async function office() {
  const site = await testSite()
  const { cookie } = await signedIn(site.services, 'admin')
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { method, headers: { Cookie: cookie, ...headers }, redirect: 'manual' })
  return { ...site, ask }
}

test('pages are neither stored nor indexed, load nothing from elsewhere, and are for a session', async () => {
  const { ask } = await office()
  for (const Cookie of ['office=', `office=${'x'.repeat(43)}`, 'xoffice=1']) {
    expect((await ask('GET', '/office/staff', { Cookie })).status).toBe(303)
  }
  for (const path of ['/office/sign-in', '/office/staff', '/office/no/such/page']) {
    const { headers } = await ask('GET', path)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expectWords(policy, ["default-src 'none'", "form-action 'self';"])
    expect(policy).not.toMatch(/https?:/)
  }
})

test('six places, as the role allows, of which the one that is open is marked', async () => {
  const site = await testSite()
  const marked = (html: string, label: string) => {
    const [, nav = ''] = new RegExp(`aria-label="${label}">(.*?)</nav>`).exec(html) ?? []
    const names = [...nav.matchAll(/<a href="[^"]*"( aria-current="page")?>([^<]*)/g)]
    return names.map(([, current, name]) => (current ? `*${name}` : name))
  }
  for (const [role, path, places, tabs, finds] of [
    ['admin', '/office/staff', 'Today Registrations Money Conferences Site *Staff', '', true],
    ['treasurer', '/office/close', 'Today Registrations *Money Conferences', '*Close', true],
    ['desk', '/office/waiting', 'Today *Registrations Conferences', '', true],
    ['desk', '/office/doors', 'Today Registrations *Conferences', '*Doors', true],
    ['editor', '/office/content', 'Today Conferences *Site', '', false],
    ['door', '/office/doors', '*Doors', '', false],
  ] as const) {
    const html = await (await site.enter(role)).open(path)
    const named = marked(html, 'Office')
    expect([path, [...new Set(named)].join(' ')]).toEqual([path, places])
    const [place = ''] = /(?<=\*)\w+/.exec(places) ?? []
    const current = marked(html, place).filter((name) => name?.startsWith('*'))
    expect([path, current.join(' ')]).toEqual([path, tabs])
    expect([path, html.includes('action="/office/find"')]).toEqual([path, finds])
  }
})

test('another spelling leads to the address, which says which methods it has', async () => {
  const { ask } = await office()
  for (const [path = '', canonical] of [
    ['/OFFICE/Staff', '/office/staff'],
    ['/office/staff/', '/office/staff'],
    ['/%6fffice/staff?x=1', '/office/staff?x=1'],
    ['/Office/Sign-In/AbC', '/office/sign-in/AbC'],
  ]) {
    const answer = await ask('GET', path)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, canonical])
  }
  for (const [method, path, status, allow] of [
    ['DELETE', '/office/staff', 405, 'GET, HEAD, POST'],
    ['PUT', '/office/no/such/page', 405, 'GET, HEAD, POST'],
    ['OPTIONS', '/office/staff', 204, 'GET, HEAD, POST'],
    ['POST', '/office/devices', 405, 'GET, HEAD'],
    ['GET', '/office/sign-out', 405, 'POST'],
  ] as const) {
    const answer = await ask(method, path)
    expect([path, answer.status, answer.headers.get('Allow')]).toEqual([path, status, allow])
    if (allow === 'POST') expect(await answer.text()).toContain('href="/office"')
  }
  const head = await ask('HEAD', '/office/staff')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('what is not there is not found, and a programme’s whole form stays at its address', async () => {
  const { editor } = await siteWithEditor()
  const status = async (path: string) => [path, (await editor.read(`/office/${path}`)).status]
  for (const path of [
    ...['content/nothing', 'content/pages/nothing', 'content/versions/99', 'content/versions/x'],
    ...['content/changed.json', 'conferences/nothing', 'conferences/nothing/edit'],
    ...['conferences/constructor', 'conferences/add-date?programme=constructor'],
    ...['te', 'en', 'ta/preachers', 'ta/pages/nothing', 'ta/translations'].map(
      (file) => `content/languages/${file}`,
    ),
  ]) {
    expect(await status(path)).toEqual([path, 404])
  }
  for (const path of ['pages/home.ta', 'church.ta', 'translations', 'pages/home.ta/publish']) {
    expect([404, 303], path).toContain((await status(`content/${path}`))[1])
  }
  expect((await editor.read('/office/conferences/gpcregister')).status).toBe(200)
})

test('a post from elsewhere is refused', async () => {
  const { ask, services } = await office()
  const elsewhere: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  const paths = ['/office/staff', '/office/sign-out', '/office/sign-in', '/OFFICE/staff']
  for (const headers of elsewhere) {
    for (const path of paths) expect((await ask('POST', path, headers)).status).toBe(403)
  }
  expect((await ask('GET', '/office/staff')).status).toBe(200)
  const refused = elsewhere.length * paths.length
  expect(services.counted()['request.cross-origin']).toBe(refused)
})

const SCRIPT = /\/assets\/[\w.-]+\.js/g
const MAX_BYTES = 60 * 1024

async function scriptsOf(
  site: Site,
  page: string,
  found = new Map<string, string>(),
): Promise<Map<string, string>> {
  const open = [...page.matchAll(SCRIPT)].map(([name]) => name)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    const script = await site.read(name)
    found.set(name, script)
    const imported = [...script.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)]
    open.push(...imported.map(([, file]) => `/assets/${file}`))
  }
  return found
}

test('nothing public names the office or loads a byte of it, and the office loads little', async ({
  site,
}) => {
  const pages = ADDRESSES.filter(({ kind, path }) => kind === 'page' && !/[:*]/.test(path))
  const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/service-worker.js']
  const scripts = new Map<string, string>()
  for (const path of [...pages.map((page) => page.path), ...files]) {
    const text = await (await site.get(path)).text()
    expect([path, text.includes('/office')]).toEqual([path, false])
    await scriptsOf(site, text, scripts)
  }
  expect(scripts.size).toBeGreaterThan(30)
  for (const [name, script] of scripts) {
    expect([name, script.includes('/office')]).toEqual([name, false])
  }
  const { cookie } = await signedIn(site.services, 'admin')
  const page = await site.read('/office/devices', 200, { cookie })
  const own = [...(await scriptsOf(site, page)).keys()]
  expect(own.filter((name) => scripts.has(name))).toEqual([])
  // What the office loads itself is little, and all of it compressed.
  const [style = ''] = /\/assets\/office-[\w-]+\.css/.exec(page) ?? []
  expect(own.length).toBeGreaterThan(1)
  for (const name of [...own, style]) {
    const answer = await site.get(name, { 'Accept-Encoding': 'br' })
    expect([name, answer.headers.get('Content-Encoding')]).toEqual([name, 'br'])
  }
  const sizes = own.map((name) => readFileSync(`build/client${name}.br`).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})
