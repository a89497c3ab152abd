import { expect } from 'vitest'
import { ADDRESSES, MAX_SIGNED_OUT_BYTES, maxBodyBytes } from '#app/addresses.ts'
import { contentMethods, contentPaths } from '#app/http/content-addresses.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import {
  type Body,
  FIELD_NAMES,
  longFields,
  longValues,
  settlementFiles,
  worstBodies,
} from '../support/hostile/bodies.ts'
import { few } from '../support/long.ts'
import { signedIn } from '../support/office/staff.ts'
import { finishPayment } from '../support/payments.ts'
import { testGift, VALID_FORM, VALID_GIFT, VALID_RECORD } from '../support/people.ts'
import { builtPages } from '../support/site/built-site.ts'
import { storeFirstVersion, testContent } from '../support/site/church.ts'
import { formOn } from '../support/site/pages.ts'
import { EVERY_ADDRESS, test, testSite } from '../support/site/server.ts'
import type { Site } from '../support/site/visitor.ts'

type Sending = {
  path: string
  bodies: readonly Body[]
  headers?: Record<string, string>
  measure?: typeof longestStretchOf
  /** Large bodies take time to send and to receive, whatever they are: as long as so many bytes of no form. */
  carriedBytes?: number
  /** The status of the answer to the body of this name, where it matters. */
  statusOf?: (name: string) => number | undefined
}

const MAX = maxBodyBytes('/give')

test('no body that a visitor sends keeps the process busy', async ({ site }) => {
  const bodies = worstBodies(MAX)
  for (const [at, path] of takesBodies().entries()) {
    await expectQuick(site, { path, bodies: few(bodies, at, 8) })
  }
})

test.each([
  ['/give', longFields(VALID_GIFT, MAX)],
  ['/ewgregister', longFields(VALID_FORM, MAX)],
  ['/my', longFields({ email: '' }, MAX)],
  ['/api/payments/webhook', longFields(VALID_GIFT, MAX)],
  ['/api/register/new', longValues(VALID_RECORD, MAX)],
  ['/office/sign-in', longFields({ email: '', to: '' }, MAX_SIGNED_OUT_BYTES)],
])('no long text in a field of %s keeps the process busy', async (path, bodies) => {
  await expectQuick(await testSite(), { path, bodies: few(bodies, 0, 8) })
})

test('nothing that is sent to the office without a session keeps the process busy', async () => {
  const site = await testSite()
  const small = worstBodies(MAX_SIGNED_OUT_BYTES)
  await expectQuick(site, { path: '/office/staff', bodies: small })
  for (const path of few(await officeTakesBodies())) {
    await expectQuick(site, { path, bodies: small.slice(0, 1) })
  }
  for (const path of LARGE) {
    const bodies = worstBodies(maxBodyBytes(path), ({ name }) => name === 'many fields')
    await expectQuick(site, { path, bodies })
  }
})

const LARGE = ['/office/settlement', '/office/content/giving']

test('nothing that staff send keeps the process busy', async ({ site }) => {
  await storeFirstVersion(site.services)
  const { cookie } = await signedIn(site.services, 'admin', 'treasurer', 'desk', 'editor')
  const behind = (await officeTakesBodies()).filter((path) => !path.includes('sign-'))
  const small = worstBodies(MAX)
  for (const [at, path] of behind.entries()) {
    await expectQuick(site, { path, bodies: few(small, at, small.length), headers: { cookie } })
  }
  for (const [at, path] of LARGE.entries()) {
    const bodies = worstBodies(maxBodyBytes(path), ({ type }) => type.includes('multi'))
    await expectQuick(site, {
      path,
      bodies: few(bodies, at, bodies.length),
      headers: { cookie },
      carriedBytes: maxBodyBytes(path),
    })
  }
})

test.each(['/office/gifts/new', '/office/registrations/new', '/office/content/pages/ewg'])(
  'no long text that staff type into %s keeps the process busy',
  async (path) => {
    const site = await testSite()
    await storeFirstVersion(site.services)
    const { cookie } = await signedIn(site.services, 'admin', 'treasurer', 'desk', 'editor')
    const page = await (await fetch(site.url + path, { headers: { cookie } })).text()
    const bodies = longFields(formOn(page, -1).fields, MAX)
    const tried = few(bodies.slice(0, MAX_TRIED), 0, 8)
    await expectQuick(site, { path, bodies: tried, headers: { cookie } })
  },
)

/** A form of the content has a hundred fields of a few kinds. */
const MAX_TRIED = 60

// Twenty thousand lines take seconds to compare. Others are answered meanwhile, so what counts here is
// the longest stretch without a turn of the event loop.
test('no settlement file keeps the process busy without a pause', async ({ site }) => {
  const { cookie } = await signedIn(site.services, 'treasurer')
  const gift = await giveGift(site.services, testGift)
  const { txnid } = await finishPayment(site.services, gift, 'approve')
  const path = '/office/settlement'
  const bodies = settlementFiles({ bytes: maxBodyBytes(path), known: txnid })
  await expectQuick(site, {
    path,
    // With the last one, which is kept.
    bodies: few(bodies, 2, 3),
    headers: { cookie },
    measure: longestStretchOf,
    // Otherwise they would be quick because they were refused.
    statusOf: (name) =>
      name.endsWith('kept') ? 303 : /^(unknown|lines)/.test(name) ? 200 : undefined,
  })
})

test('no query keeps the process busy', async ({ site: { url } }) => {
  for (const [at, path] of EVERY_ADDRESS.entries()) {
    for (const query of few(QUERIES, at)) {
      const ms = await timeOf(async () => (await fetch(`${url}${path}?${query}`)).arrayBuffer())
      expect([path, query.slice(0, 20), ms < MAX_CPU_MS || ms]).toEqual([
        path,
        query.slice(0, 20),
        true,
      ])
    }
  }
})

/** As long as the head of a request may be, with room for its other lines. */
const QUERIES = [
  'q=a&page=2',
  FIELD_NAMES.map((name) => `${name}=${'a.'.repeat(200)}`).join('&'),
  `q=${'a%20'.repeat(3_500)}`,
  `txnid=${'9'.repeat(14_000)}`,
  'a&'.repeat(7_000),
]

/** Compares the processor time of each request, after one that loads what the address needs. */
async function expectQuick(
  { url }: Site,
  {
    path,
    bodies,
    headers = {},
    measure = cpuOf,
    carriedBytes = 0,
    statusOf = () => undefined,
  }: Sending,
): Promise<void> {
  const send = async ({ name, type, content }: Body) => {
    // A connection whose body was not read is closed, and the next request on it would not be answered.
    const sent = { ...headers, 'content-type': type, connection: 'close' }
    const init = { method: 'POST', headers: sent, body: content, redirect: 'manual' } as const
    // Where nothing is, the connection may be closed before everything was sent.
    const answer = await fetch(url + path, init).catch(() => undefined)
    const status = answer?.status ?? 0
    expect([path, name, status < 500]).toEqual([path, name, true])
    expect([path, name, statusOf(name) ?? status]).toEqual([path, name, status])
    await answer?.arrayBuffer()
  }
  await send({ name: 'first', type: 'application/x-www-form-urlencoded', content: 'a=1' })
  const carried = { name: 'no form', type: 'text/plain', content: 'a'.repeat(carriedBytes) }
  const max = MAX_CPU_MS + (carriedBytes > 0 ? await cpuOf(() => send(carried)) : 0)
  for (const body of bodies) {
    const ms = await timeOf(() => send(body), max, measure)
    expect([path, body.name, ms < max || ms]).toEqual([path, body.name, true])
  }
}

/** Enough for the slowest honest page, and too little for anything that grows faster than its input. */
const MAX_CPU_MS = 250

/** In milliseconds. Earlier garbage can lengthen it, so what was slow is done again. */
async function timeOf(
  run: () => Promise<unknown>,
  max = MAX_CPU_MS,
  measure = cpuOf,
  tries = 3,
): Promise<number> {
  const measured = await measure(run)
  const ms = measured < max ? measured : Math.round(measured / slowness())
  return ms < max || tries === 1 ? ms : timeOf(run, max, measure, tries - 1)
}

async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  return cpuSince(before)
}

/** Between two turns of the event loop: for work that takes long and lets others be answered meanwhile. */
async function longestStretchOf(run: () => Promise<unknown>): Promise<number> {
  let [longest, isRunning, before] = [0, true, process.threadCpuUsage()]
  const turn = () => {
    longest = Math.max(longest, cpuSince(before))
    before = process.threadCpuUsage()
    if (isRunning) setImmediate(turn)
  }
  setImmediate(turn)
  await run()
  isRunning = false
  return longest
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return Math.round((user + system) / 1_000)
}

/** How much longer known work takes than on a quiet machine: beside busy neighbours a core does less in a second. */
function slowness(): number {
  const tries = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    for (let times = 0; times < 10; times++) JSON.parse(KNOWN_WORK)
    return cpuSince(before)
  })
  return Math.max(1, Math.min(...tries) / QUIET_MS)
}

const KNOWN_WORK = JSON.stringify(
  Array.from({ length: 4_000 }, (_, id) => ({
    id,
    name: `Name ${id}`,
    paise: id * 100,
    days: [id],
  })),
)
const QUIET_MS = 25

function takesBodies(): string[] {
  const content = testContent()
  const forms = contentPaths(content).filter((path) =>
    contentMethods(content, path)?.includes('POST'),
  )
  const rows = ADDRESSES.filter(({ kind }) => kind !== 'office' && kind !== 'sandbox')
    .filter(({ methods }) => methods === 'any' || methods.includes('POST'))
    .map(({ path }) => filled(path))
  return [...rows, ...forms]
}

async function officeTakesBodies(): Promise<string[]> {
  const { openOffice } = await builtPages()
  const { OFFICE_ROUTES } = await openOffice()
  const paths = OFFICE_ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => path)
  return [...new Set(paths)].map(filled)
}

function filled(path: string): string {
  return path
    .replace('pages/:file', 'pages/ewg')
    .replace(':file', 'giving')
    .replace(':programme', 'ewgregister')
    .replace(/:\w+(\{[^/]*)?/g, '1')
    .replace('*', 'no/such/page')
}
