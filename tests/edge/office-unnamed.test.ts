import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADDRESSES } from '#app/addresses.ts'
import { signedIn } from '../support/office/staff.ts'
import { testSite } from '../support/site/server.ts'

type Site = Awaited<ReturnType<typeof testSite>>

const SCRIPT = /\/assets\/[\w.-]+\.js/g
const MAX_BYTES = 60 * 1024

async function textOf({ url }: Site, path: string, cookie = ''): Promise<string> {
  const answer = await fetch(url + path, { headers: { Cookie: cookie } })
  return answer.text()
}

/** Adds every script that a page loads, with those that its scripts import. */
async function scriptsOf(
  site: Site,
  page: string,
  found = new Map<string, string>(),
): Promise<Map<string, string>> {
  const open = [...page.matchAll(SCRIPT)].map(([name]) => name)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    const script = await textOf(site, name)
    found.set(name, script)
    const imported = [...script.matchAll(/["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)]
    open.push(...imported.map(([, file]) => `/assets/${file}`))
  }
  return found
}

test('nothing public names the office, and no public page loads a byte of it', async () => {
  const site = await testSite()
  const pages = ADDRESSES.filter(({ kind, path }) => kind === 'page' && !/[:*]/.test(path))
  const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/service-worker.js']
  const scripts = new Map<string, string>()
  for (const path of [...pages.map((page) => page.path), ...files]) {
    const text = await textOf(site, path)
    expect([path, text.includes('/office')]).toEqual([path, false])
    await scriptsOf(site, text, scripts)
  }
  // The entry, the router, the manifest of routes and the pages themselves.
  expect(scripts.size).toBeGreaterThan(30)
  for (const [name, script] of scripts) {
    expect([name, script.includes('/office')]).toEqual([name, false])
  }
  const own = await officeScripts(site)
  expect(own.filter((name) => scripts.has(name))).toEqual([])
})

async function officeScripts(site: Site): Promise<string[]> {
  const { cookie } = await signedIn(site.services, 'admin')
  const page = await textOf(site, '/office/devices', cookie)
  return [...(await scriptsOf(site, page)).keys()]
}

test('the office loads little, and all of it compressed', async () => {
  const site = await testSite()
  const { cookie } = await signedIn(site.services, 'admin')
  const page = await textOf(site, '/office/devices', cookie)
  const scripts = await officeScripts(site)
  const [style = ''] = /\/assets\/office-[\w-]+\.css/.exec(page) ?? []
  expect(scripts.length).toBeGreaterThan(1)
  for (const name of [...scripts, style]) {
    const headers = { 'Accept-Encoding': 'br' }
    const answer = await fetch(site.url + name, { headers })
    expect([name, answer.headers.get('Content-Encoding')]).toEqual([name, 'br'])
  }
  const sizes = scripts.map((name) => readFileSync(`build/client${name}.br`).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})
