import { test as base, expect } from 'vitest'
import { ADDRESSES as TABLE } from '#app/addresses.ts'
import { contentPaths } from '#app/http/content-addresses.ts'
import { isOwnLookUp } from '#app/http/private-access.server.ts'
import type { Content } from '#content-model/schema/content.ts'
import { type Engine, ping } from '#database/engine/open.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import type { Role } from '#domain/staff.ts'
import { openFiles } from '#server/http/files.ts'
import { createListener, createSiteServer, type TIMEOUTS } from '#server/http/listener.ts'
import {
  type Budget,
  type Budgets,
  createMissLimits,
  createRateLimits,
} from '#server/http/rate-limits.ts'
import { allowedHosts, fileHeaders } from '#server/http/security-headers.ts'
import { createSite } from '#server/http/site.ts'
import { createLog } from '#server/log.ts'
import { enterOffice } from '../office/staff.ts'
import { sentMails } from '../sent-mails.ts'
import { builtPages } from './built-site.ts'
import { changeEvent, testContent } from './church.ts'
import { listening } from './listening.ts'
import { configured } from './live-settings.ts'
import { postForm } from './pages.ts'
import { PlainBrowser } from './plain-browser.ts'
import { PATIENCE_MS, type TestServices, testServices, withParts } from './services.ts'

/** A test that waits for the processor is no slow client. */
const PATIENT: typeof TIMEOUTS = {
  headersMs: PATIENCE_MS,
  requestMs: PATIENCE_MS,
  idleMs: PATIENCE_MS,
  keepAliveMs: PATIENCE_MS,
  checkEveryMs: PATIENCE_MS,
}

type SiteOptions = {
  engine?: Engine
  content?: Content
  /** What is different about the first Encounter. */
  event?: Partial<ConferenceEvent>
  publicUrl?: string
  budgets?: Budgets
  /** How many look-ups of one client may find nothing. */
  misses?: Budget
  timeouts?: typeof TIMEOUTS
  maxPageBytes?: number
  change?: (services: TestServices) => Partial<TestServices>
}

/** The whole site, from the socket to the database, in the test's process. */
export async function testSite({ publicUrl = 'http://church.test', ...wanted }: SiteOptions = {}) {
  const made = await testServices(wanted.engine, wanted.content)
  const { content, contentIn } = changeEvent(made, wanted.event ?? {})
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const services = withParts(made, {
    publicUrl,
    log: createLog(write, made.now),
    ...(wanted.event && { content, contentIn }),
    ...wanted.change?.(made),
  })
  const { renderPage } = await builtPages()
  const rateLimits = wanted.budgets
    ? createRateLimits({ isProxy: () => false, now: Date.now, budgets: wanted.budgets })
    : undefined
  const site = createSite({
    services,
    write,
    renderPage,
    hosts: () => allowedHosts(configured({}), services.content),
    checkReady: () => ping(services.db),
    rateLimits,
  })
  const listener = createListener({
    site: site.fetch,
    services,
    files: builtFiles(publicUrl),
    cachePages: true,
    // The best compression of a page takes several times as long as rendering it.
    pageEffort: 'some',
    rateLimits,
    limitMisses:
      wanted.misses &&
      createMissLimits({
        ...services,
        isProxy: () => false,
        now: Date.now,
        isOwn: (request) => isOwnLookUp(services, request),
        budget: wanted.misses,
      }),
    ...(wanted.maxPageBytes && { maxPageBytes: wanted.maxPageBytes }),
  })
  const server = createSiteServer(listener, { publicUrl, timeouts: wanted.timeouts ?? PATIENT })
  const port = await listening(server)
  const url = `http://127.0.0.1:${port}`
  const get = (path: string, headers: HeadersInit = {}) =>
    fetch(url + path, { headers, redirect: 'manual' })
  const post = (path: string, fields: Record<string, string> = {}, headers = {}) =>
    postForm(url + path, fields, headers)
  /** The page to which the address leads, which is expected to have this status. */
  const read = async (path: string, status = 200, headers: HeadersInit = {}): Promise<string> => {
    const answer = await fetch(url + path, { headers })
    expect([path, answer.status]).toEqual([path, status])
    return answer.text()
  }
  const browse = async (path: string, cookie = '') => {
    const browser = new PlainBrowser({ url, services, cookie })
    await browser.open(path)
    return browser
  }
  /** The mails that are due are sent. Returns all that were, newest first. */
  const mails = () => sentMails(services)
  const enter = (...roles: Role[]) => enterOffice({ url, services }, ...roles)
  const asked = { get, post, read, browse, mails, enter }
  return { services, site, server, port, url, lines, ...asked }
}

export const test = base.extend('site', () => testSite())

export function expectWords(text: string, words: readonly string[]): void {
  for (const said of words) expect(text).toContain(said)
}

const filesOf = new Map<string, ReturnType<typeof openFiles>>()

/** Listed, read and compressed once: they are the same for every site of this address. */
function builtFiles(publicUrl: string) {
  const files =
    filesOf.get(publicUrl) ??
    openFiles({ directory: 'build/client', headers: fileHeaders(publicUrl) })
  filesOf.set(publicUrl, files)
  return files
}

/** With something in the place of its parameters. One language stands for all that have a prefix. */
export const EVERY_ADDRESS: readonly string[] = [
  ...TABLE.filter(({ from, language = 'ta' }) => from === 'route' && language === 'ta').map(
    ({ path }) =>
      path
        .replace(':file', 'ewgnov2025.pdf')
        .replace('*', 'no/such/page')
        .replace(/:\w+/, 'sample'),
  ),
  ...contentPaths(testContent()),
]
