import { existsSync, readdirSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect } from 'vitest'
import { readTreeFiles, type TreeFiles } from '#content-model/tree-files.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { readVersionFiles } from '#database/content/content-versions.ts'
import type { Engine } from '#database/engine/open.ts'
import type { PhotographMaker } from '#integrations/photographs/port.ts'
import { createSharpPhotographs } from '#integrations/photographs/sharp/sharp-photographs.ts'
import { openPictureBook } from '#server/picture-book.ts'
import { discardDraft } from '#workflows/content/drafts/bring-back-draft.ts'
import { refreshContent, storeNextVersion } from '#workflows/content/versions.ts'
import type { Services } from '#workflows/services.ts'
import { runs } from '../support/long.ts'
import { siteWithEditor } from '../support/office/forms/fill-form.ts'
import { signedIn } from '../support/office/staff.ts'
import { CHURCH } from '../support/site/church.ts'
import { ONE_ENGINE, OTHER_ENGINE } from '../support/site/databases.ts'
import { formOn } from '../support/site/pages.ts'
import { test, testSite } from '../support/site/server.ts'

const PAGE = '/office/content/pages/contact'

async function office(engine: Engine = 'sqlite', change: Partial<Services> = {}) {
  const pictures = openPictureBook('build/client/pictures')
  const site = await siteWithEditor({ change: () => ({ pictures, ...change }), engine })
  const { editor } = site
  const open = async (path: string) => await editor.open(path)
  const send = async (bytes: Buffer, { name = 'Hall (1).jpg', alt = 'The hall' } = {}) => {
    const file = new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
    const typed = { 'head.picture.photo.alt': alt, do: 'save' }
    const fields = Object.entries({ ...formOn(await open(PAGE), -1).fields, ...typed })
    return editor.send(PAGE, [...fields, ['upload:head.picture', file]])
  }
  const publish = () => editor.fill(`${PAGE}/publish`, { why: 'A true picture' })
  const drafts = async () =>
    (await draftsOf(site.services.db, editor.staffId)).map(({ path }) => path)
  return { ...site, ...editor, open, send, publish, drafts }
}

function photograph(width: number, height: number, background = '#a06040') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A PNG that says it is this large. To make one takes seconds, and its size is read before its pixels. */
async function claimed(width: number, height: number): Promise<Buffer> {
  const bytes = await photograph(8, 8).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test('a photograph is published with its page, in every format, without what the camera noted', async () => {
  const { send, publish, open, shown, get, services } = await office()
  const camera = { IFD0: { Make: 'Secret Camera' } }
  const bytes = await photograph(1640, 820).withExif(camera).jpeg().toBuffer()
  expect(bytes.includes('Secret Camera')).toBe(true)
  expect((await send(bytes)).status).toBe(303)
  expect(await open('/office/preview/contact')).toMatch(IN_PREVIEW)
  expect(await shown('/contact')).not.toContain('/photographs/')
  expect((await publish()).status).toBe(303)
  const page = await shown('/contact')
  expect(page).toContain('alt="The hall"')
  const addresses = new Set(page.match(/\/photographs\/[0-9a-f]{64}\.page\.\d+\.[a-z]+/g))
  expect(addresses.size).toBe(5)
  for (const address of addresses) {
    const answer = await get(address)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    const served = Buffer.from(await answer.arrayBuffer())
    const { format, width = 0, height = 0 } = await sharp(served).metadata()
    expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(answer.headers.get('Content-Type'))
    expect(width / height).toBeCloseTo(1600 / 640, 1)
    expect(served.includes('Secret Camera')).toBe(false)
  }
  expect(services.live.version().number).toBe(2)
  // A restarted server finds them here.
  expect(readdirSync(`${services.dataDirectory}/photographs`)).toHaveLength(5)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])

const UNREADABLE = 'can’t read this as a photograph'
const ofMb = (size: number) => Buffer.alloc(size * 1024 * 1024, 255)

const REFUSED: [what: string, make: () => Buffer | Promise<Buffer>, words: string][] = [
  ['a drawing with a script', () => Buffer.from(SVG), 'This is a drawing (SVG)'],
  ['a HEIC', () => HEIC, 'This is a HEIC'],
  ['a program that is called .jpg', () => Buffer.from('MZ not a picture'), UNREADABLE],
  ['a broken JPEG', () => Buffer.from([255, 216, 255, 224, 1, 2, 3]), UNREADABLE],
  ['80 megapixels', () => claimed(10_000, 8_000), 'more than 40 megapixels'],
  ['a PDF that is called .jpg', () => Buffer.from('%PDF-1.7 not a picture'), UNREADABLE],
  ['more than 10 MB', () => ofMb(runs(11, 40)), 'larger than 10 MB'],
]

test('what is no photograph is refused in words beside the field', async () => {
  const { send, drafts } = await office()
  for (const [what, make, words] of REFUSED) {
    const { status, html } = await send(await make())
    expect([what, status]).toEqual([what, 422])
    expect(html).toContain(words)
    const [field = ''] = /<input[^>]*type="file"[^>]*>/.exec(html) ?? []
    expect(field, what).toContain('aria-invalid="true"')
    expect(html, what).toContain('value="The hall"')
  }
  expect(await drafts()).toEqual([])
})

/** The one of them that is cut soonest. */
const IN_PREVIEW = /\/office\/photographs\/[0-9a-f]{64}\.page\.800\.webp/g

test.each(ONE_ENGINE)('%s: a photograph of a draft is for its author alone', async (engine) => {
  const { send, publish, open: openPage, get, services, cookie } = await office(engine)
  await send(await photograph(1600, 900).jpeg().toBuffer())
  const preview = await openPage('/office/preview/contact')
  expect(preview).not.toMatch(/[" ]\/photographs\//)
  const [address = ''] = preview.match(IN_PREVIEW) ?? []
  const open = address.replace('/office', '')
  const ask = async (path: string, headers = {}) => {
    const answer = await get(path, headers)
    return `${answer.status} ${answer.headers.get('Cache-Control')}`
  }
  const other = await signedIn(services, 'editor', 'admin')
  expect(await ask(address, { cookie })).toBe('200 no-store')
  expect(await ask(address)).toBe('404 no-store')
  expect(await ask(address, { cookie: other.cookie })).toBe('404 no-store')
  expect(await ask(open)).toMatch(/^404/)
  expect(await ask(open, { cookie })).toMatch(/^404/)
  await publish()
  expect(await ask(open)).toMatch(/^200 .*immutable/)
})

test.each(OTHER_ENGINE)('%s: a photograph that a draft drops is deleted', async (engine) => {
  const { send, open, get, cookie, drafts, ...site } = await office(engine)
  const jpeg = (height: number) => photograph(1600, height).jpeg().toBuffer()
  await send(await jpeg(900), { name: 'first.jpg' })
  await send(await jpeg(800), { name: 'second.jpg' })
  const page = 'pages/contact.yaml'
  expect(await drafts()).toEqual([page, expect.stringMatching(/^photos\/second-/)])
  // The page is again what the site shows.
  const fields = Object.entries(formOn(await open(PAGE), -1).fields)
  const others = fields.filter(([name]) => !name.includes('photo'))
  await site.editor.send(PAGE, [...others, ['do', 'save']])
  expect(await drafts()).toEqual([])

  await send(await jpeg(900))
  expect(await drafts()).toEqual([page, expect.stringMatching(/^photos\/hall-1-/)])
  const [address = ''] = (await open('/office/preview/contact')).match(IN_PREVIEW) ?? []
  const ask = async () => (await get(address, { cookie })).status
  expect(await ask()).toBe(200)
  const actor = { staffId: site.staffId, name: 'Editor', roles: ['editor'] } as const
  await discardDraft(site.services, { actor, path: page })
  expect(await drafts()).toEqual([])
  expect(await ask()).toBe(404)
})

test('a photograph waits while its form has a mistake, whatever is saved elsewhere', async () => {
  const { editor, open, drafts } = await office()
  const form = formOn(await open('/office/site/contact?part=pages%2Fcontact%3Ahead'), -1)
  const file = new File([await photograph(1600, 900).jpeg().toBuffer()], 'hall.jpg')
  const typed = { ...form.fields, 'head.title': '', 'head.picture.photo.alt': 'The hall' }
  const sent = { ...typed, do: 'save', 'upload:head.picture': file }
  const refused = await editor.send(form.action, Object.entries(sent))
  expect(refused.status).toBe(422)
  const elsewhere = '/office/site?part=church%3Aservices'
  await editor.fill(elsewhere, { 'services.0.time': '07:07', do: 'save' })
  const { fields } = formOn(refused.html, -1)
  const again = { ...fields, 'head.title': 'Contact', do: 'save' }
  expect((await editor.send(form.action, again)).status).toBe(303)
  expect(await drafts()).toContainEqual(expect.stringMatching(/^photos\/hall-/))
})

const NO_PICTURES = [
  `/photographs/${'0'.repeat(64)}.page.1600.avif`,
  `/photographs/${'0'.repeat(64)}.page.999.avif`,
  '/photographs/x',
  '/drawings/ewg.page.tree.nothing.svg',
  '/drawings/ewg.page.tree.dawn.png',
  '/drawings/ewg.huge.tree.dawn.svg',
  ...['constructor', 'toString', 'valueOf'].flatMap((key) => [
    `/drawings/ewg.${key}.tree.dawn.svg`,
    `/drawings/ewg.page.${key}.dawn.svg`,
    `/drawings/ewg.page.tree.${key}.svg`,
    `/photographs/${'0'.repeat(64)}.${key}.1600.avif`,
  ]),
]

test('a drawing is made for a picture of the content, beside the main thread', async () => {
  const { url, services } = await testSite()
  const { picture } = services.content.pages.ewg?.head ?? {}
  const address = `${url}/drawings/ewg.page.${picture?.subject}.${picture?.palette}.svg`
  const before = process.threadCpuUsage()
  const svg = await fetch(address)
  expect(svg.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await svg.text()).toContain('<svg')
  const { user } = process.threadCpuUsage(before)
  expect(user / 1_000).toBeLessThan(250)
  const png = await fetch(address.replace('.page.', '.social.').replace('.svg', '.png'))
  expect(png.headers.get('Content-Type')).toBe('image/png')
})

test('another drawing is made for staff only, whose drafts may lead to it, and nothing for an address of no picture', async ({
  site: { get, read, services },
}) => {
  for (const address of NO_PICTURES) await read(address, 404)
  const drawing = '/drawings/ewg.page.tree.night.svg'
  const ask = async (path: string, cookie = '') => (await get(path, { cookie })).status
  const { cookie } = await signedIn(services, 'editor')
  expect(await ask(drawing, cookie)).toBe(404)
  expect(await ask(`/office${drawing}`)).toBe(404)
  expect(await ask(`/office${drawing}`, 'office=guessed')).toBe(404)
  expect(await ask(`/office${drawing}`, cookie)).toBe(200)
})

test('staff only get a photograph whole, or cut around the points that the site or their draft has', async () => {
  const { send, publish, open, get, fill, cookie } = await office()
  await send(await photograph(1600, 900).jpeg().toBuffer())
  const [address = ''] = (await open('/office/preview/contact')).match(IN_PREVIEW) ?? []
  await publish()
  const status = async (path: string) => (await get(path, { cookie })).status
  const ask = (part: string) => status(address.replace(/\.page\.\d+\.[a-z]+$/, part))
  const around = (point: string) => ask(`${point}.page.800.webp`)
  const whole = '.whole.640.jpeg'
  expect(await ask(whole)).toBe(200)
  const unlocked = address.replace('/office', '').replace(/\.page\.\d+\.[a-z]+$/, whole)
  expect(await status(unlocked)).toBe(404)
  expect([await around(''), await around('-20-50')]).toEqual([200, 404])
  await fill(PAGE, { 'head.picture.photo.across': '20', do: 'save' })
  expect([await around('-20-50'), await around('-20-51')]).toEqual([200, 404])
  await publish()
  expect([await around('-20-50'), await around('-50-20')]).toEqual([200, 404])
})

/** What the site cuts, as `800 avif`. Each cut waits until it is released. */
function cutsByHand() {
  const cuts: { what: string; release: () => void }[] = []
  const photographs: PhotographMaker = {
    ...createSharpPhotographs(),
    shape: (_bytes, { width, kind }) => {
      const { promise, resolve } = Promise.withResolvers<Buffer>()
      cuts.push({ what: `${width} ${kind}`, release: () => resolve(Buffer.from('cut')) })
      return promise
    },
  }
  return { cuts, photographs }
}

async function published(change: Partial<Services> = {}) {
  const site = await office('sqlite', change)
  await site.send(await photograph(1600, 900).jpeg().toBuffer())
  await site.publish()
  const page = await site.shown('/contact')
  const [address = ''] = page.match(/\/photographs\/[0-9a-f]{64}\.page\.800\.webp/) ?? []
  return { ...site, address }
}

test('a photograph is cut only where the published content leads, also when another server publishes', async () => {
  const { url, address, cookie, services } = await published()
  const invented = [
    address.replace('.page.', '-50-50.page.'),
    address.replace('.page.800.', '-0-100.phone.780.'),
    address.replace('.page.', '.card.'),
  ]
  for (const path of invented) {
    expect([path, (await fetch(url + path, { headers: { cookie } })).status]).toEqual([path, 404])
  }
  expect(existsSync(`${services.dataDirectory}/photographs`)).toBe(false)
  const answer = await fetch(url + address)
  // Also from a shared cache in front of the site, which asks again after a minute.
  expect(answer.headers.get('Cache-Control')).toBe(
    'public, max-age=31536000, s-maxage=60, immutable',
  )
  const files = await readVersionFiles(services.db, 2)
  await storeAsAnotherServer(services, readTreeFiles(CHURCH))
  await refreshContent(services)
  expect((await fetch(url + address)).status).toBe(404)
  // A moment ago, so that this server has not heard of it yet.
  await storeAsAnotherServer(services, files)
  expect((await fetch(url + address)).status).toBe(200)
})

async function storeAsAnotherServer(services: Services, files: TreeFiles) {
  const after = services.live.version().number
  const by = { staffId: null, author: 'another', source: 'office', why: 'a test' } as const
  await storeNextVersion(services.db, { ...by, after, at: services.now(), files })
}

test('a photograph for which nobody waits any more is not cut', async () => {
  const { cuts, photographs } = cutsByHand()
  const { url, address, server } = await published({ photographs })
  let [arrived, closed] = [0, 0]
  server.on('request', (_, response) => {
    arrived++
    response.once('close', () => ++closed)
  })
  const ask = (what: string, signal?: AbortSignal) =>
    fetch(url + address.replace('800.webp', what), { signal: signal ?? null })
  const first = ask('1600.avif')
  await expect.poll(() => cuts.length).toBe(1)
  const gone = new AbortController()
  const left = [ask('1600.webp', gone.signal), ask('800.webp', gone.signal)]
  const others = [ask('800.webp'), ask('800.avif')]
  await expect.poll(() => arrived).toBe(5)
  gone.abort()
  await Promise.allSettled(left)
  await expect.poll(() => closed).toBe(2)
  for (const expected of [1, 2, 3]) {
    await expect.poll(() => cuts.length).toBe(expected)
    cuts.at(-1)?.release()
  }
  for (const answer of [first, ...others]) expect((await answer).status).toBe(200)
  expect(cuts.map(({ what }) => what).sort()).toEqual(['1600 avif', '800 avif', '800 webp'])
})

test('a photograph is cut around its point of focus', async () => {
  // Black, with a white quarter at the top left.
  const white = await photograph(400, 300, '#fff').png().toBuffer()
  const whole = await photograph(1600, 1200, '#000')
    .composite([{ input: white, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  const lightOf = async (across: number, down: number) => {
    const shape = { width: 200, height: 400, kind: 'jpeg', focus: { across, down } } as const
    const { channels } = await sharp(await createSharpPhotographs().shape(whole, shape)).stats()
    return channels[0]?.mean ?? 0
  }
  expect(await lightOf(0, 0)).toBeGreaterThan(40)
  expect(await lightOf(100, 0)).toBeLessThan(5)
})

const FOCI = [undefined, { across: 50, down: 50 }]

test.each(FOCI)('a line is cut without much work at %j', async (focus) => {
  const line = await photograph(600, 1).jpeg().toBuffer()
  const before = process.cpuUsage()
  const shape = { width: 400, height: 400, kind: 'jpeg', focus } as const
  const cut = await createSharpPhotographs().shape(line, shape)
  const { user, system } = process.cpuUsage(before)
  expect(await sharp(cut).metadata()).toMatchObject({ width: 400, height: 400 })
  // Enlarged as a whole it would have 96 million pixels, which take seconds.
  expect((user + system) / 1_000).toBeLessThan(700)
})
