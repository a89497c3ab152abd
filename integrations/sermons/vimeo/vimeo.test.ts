import { type ServerType, serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { failure, serveSandbox } from '#tests/support/site/sandbox.ts'
import { createVimeo, createVimeoReads, readWhole, type VimeoSettings } from './vimeo.ts'

const account = {
  clientId: 'client',
  clientSecret: 'secret',
  accessToken: 'personal',
  userId: '100',
  projectId: '200',
}

let moment = Date.parse('2026-06-10T09:30:00+05:30')
const now = () => new Date(moment)

const { sandbox, url, close } = await serveSandbox({ basePath: '/sandbox', vimeo: account, now })
afterAll(close)

function vimeo(changes: Partial<VimeoSettings> = {}) {
  sandbox.setFault('vimeo', 'ok')
  const { origin } = new URL(url)
  return createVimeo({
    baseUrl: `${url}/vimeo`,
    credentials: { clientId: account.clientId, clientSecret: account.clientSecret },
    userId: account.userId,
    projectId: account.projectId,
    playerOrigins: [origin],
    pictureOrigins: [origin],
    captionOrigins: [origin],
    timeoutMs: 2_000,
    now,
    ...changes,
  })
}

test('the folder is listed nine at a time', async () => {
  const { sermons, total, skipped } = await vimeo().list(1)
  expect({ count: sermons.length, total, skipped }).toEqual({ count: 9, total: 68, skipped: 0 })
  const [newest] = sermons
  expect(newest).toMatchObject({ id: '700000068', title: 'The Lord Is Near' })
  expect(newest?.tags).toEqual(['pastor-daniel-samuel', 'Prayer', 'Peace'])
  expect(newest?.thumbnail).toMatch(/_640x360\.svg$/)
  expect(newest?.player).toMatch(/\/sandbox\/vimeo\/player\/700000068\?h=\w+&dnt=1&autoplay=1$/)
})

test('words find sermons of the church', async () => {
  const { sermons } = await vimeo().search('father ran', 1)
  expect(sermons.map(({ title }) => title)).toEqual(['The Father Who Ran'])
  expect(await vimeo().search('<script>xyzzy & 🙏', 1)).toMatchObject({ sermons: [], total: 0 })
})

test('a tag lists all sermons of the church and nobody else’s', async () => {
  const { sermons, total } = await vimeo().listByTag('pastor-daniel-samuel')
  expect(total).toBe(sermons.length)
  expect(sermons.length).toBeGreaterThan(9)
  const titles = sermons.map(({ title }) => title)
  expect(titles).not.toContain('Morning prayer from a hill station')
  expect(new Set(sermons.map(({ id }) => id)).size).toBe(sermons.length)
})

test('all sermons are listed in as few questions as Vimeo allows', async () => {
  const { sermons, total, skipped } = await vimeo().listAll()
  expect({ count: sermons.length, total, skipped }).toEqual({ count: 68, total: 68, skipped: 0 })
  expect(new Set(sermons.map(({ id }) => id)).size).toBe(68)
})

test('one sermon is found by its number, with date, length and language', async () => {
  expect(await vimeo().find('700000066')).toMatchObject({
    id: '700000066',
    title: 'ஜெபத்தின் வல்லமை',
    publishedAt: '2026-05-24T06:30:00.000Z',
    seconds: 2806,
    language: 'ta',
  })
  expect(await vimeo().find('700000067')).not.toHaveProperty('language')
})

test('a number that nobody has, and a tag that nobody uses, find no sermon', async () => {
  expect(await vimeo().find('1')).toBeUndefined()
  expect(await vimeo().listByTag('unheard-of')).toMatchObject({ sermons: [], total: 0 })
})

test('an unlisted video is known as such, and only to the church’s own token', async () => {
  expect(await vimeo().find('710000002')).toBeUndefined()
  const own = vimeo({ credentials: { accessToken: 'personal' } })
  expect(await own.find('710000002')).toMatchObject({ unlisted: true })
})

test('a personal access token needs no other, and is not renewed', async () => {
  expect((await vimeo({ credentials: { accessToken: 'personal' } }).list(1)).total).toBe(68)
  const error = await failure(vimeo({ credentials: { accessToken: 'wrong' } }).list(1))
  expect(error.said).toBe('You must provide a valid authenticated access token.')
})

test('wrong credentials are refused in Vimeo’s words, and asked about again', async () => {
  const provider = vimeo({ credentials: { clientId: 'client', clientSecret: 'wrong' } })
  const error = await failure(provider.list(1))
  expect(error.said).toBe('The app’s client credentials are not valid.')
  expect(error.message).not.toContain('wrong')
})

test('a folder that is not there is a fault with words', async () => {
  const error = await failure(vimeo({ projectId: '999' }).list(1))
  expect(error.said).toBe('The requested folder couldn’t be found.')
})

test.each(['failing', 'down', 'malformed'] as const)(
  '%s is a fault without words',
  async (mode) => {
    const provider = vimeo()
    sandbox.setFault('vimeo', mode)
    expect((await failure(provider.list(1))).said).toBeUndefined()
    expect((await failure(provider.find('700000066'))).service).toBe('vimeo')
  },
)

test('an answer that does not come in time is given up', async () => {
  const provider = vimeo({ timeoutMs: 50 })
  sandbox.setFault('vimeo', 'slow')
  expect((await failure(provider.list(1))).message).toContain('no answer')
})

test('after a refusal for asking too often it keeps away until the time is over', async () => {
  const provider = vimeo()
  await provider.list(1)
  sandbox.setFault('vimeo', 'rate-limited')
  const refused = await failure(provider.list(1))
  expect(refused.said).toBe('Too many API requests. Wait a minute, then try again.')
  sandbox.setFault('vimeo', 'ok')
  expect((await failure(provider.list(1))).message).toContain('waiting')
  moment += 60_000
  expect((await provider.list(1)).total).toBe(68)
})

/** A list of `total` videos with `perPage` on each page, and the pages that were asked for. */
function listOf(total: number, perPage: number) {
  const asked: number[] = []
  const readPage = async (page: number) => {
    asked.push(page)
    const listed = Math.max(0, Math.min(perPage, total - (page - 1) * perPage))
    const sermons = Array.from({ length: listed }, (_, place) => ({
      id: String((page - 1) * perPage + place + 1),
      title: 'Hope',
      description: '',
      tags: [],
    }))
    return { sermons, total, skipped: 1, listed }
  }
  return { asked, readPage }
}

test.each([
  [0, 9, [1]],
  [9, 9, [1]],
  [10, 9, [1, 2]],
  [55, 9, [1, 2, 3, 4, 5, 6, 7]],
])('%i videos, %i on a page, are read by the pages %j', async (total, perPage, pages) => {
  const { asked, readPage } = listOf(total, perPage)
  const list = await readWhole(readPage, 30)
  expect(asked).toEqual(pages)
  expect(list).toMatchObject({ total, skipped: pages.length })
  expect(new Set(list.sermons.map(({ id }) => id)).size).toBe(total)
})

test('an endless list is read only in part', async () => {
  const { asked, readPage } = listOf(1_000_000, 9)
  expect((await readWhole(readPage, 3)).total).toBe(27)
  expect(asked).toEqual([1, 2, 3])
})

test('a list that counts what it does not show is not asked for again and again', async () => {
  const readPage = async () => ({ sermons: [], total: 500, skipped: 0, listed: 0 })
  expect(await readWhole(readPage, 30)).toMatchObject({ total: 0 })
})

/** A Vimeo that gives numbered tokens and takes only the latest. */
let issued = 0
let asked = 0
let server: ServerType | undefined
const baseUrl = await new Promise<string>((resolve) => {
  server = serve({ port: 0, hostname: '127.0.0.1', fetch: answer }, ({ port }) =>
    resolve(`http://127.0.0.1:${port}`),
  )
})
afterAll(() => void server?.close())

async function answer(request: Request): Promise<Response> {
  if (request.method === 'POST') {
    expect(request.headers.get('accept')).toBe('application/vnd.vimeo.*+json;version=3.4')
    expect(request.headers.get('authorization')).toBe(`basic ${btoa('client:secret')}`)
    expect(await request.json()).toEqual({ grant_type: 'client_credentials', scope: 'public' })
    issued += 1
    return Response.json({ access_token: `token-${issued}` })
  }
  asked += 1
  const refuses = new URL(request.url).pathname.startsWith('/refusing')
  const isLatest = !refuses && request.headers.get('authorization') === `bearer token-${issued}`
  return isLatest ? Response.json({ ok: true }) : Response.json({ error: 'No.' }, { status: 401 })
}

function reads(place = '') {
  return createVimeoReads({
    baseUrl: `${baseUrl}${place}`,
    timeoutMs: 2_000,
    credentials: { clientId: 'client', clientSecret: 'secret' },
    userId: '100',
    now: () => new Date(),
  })
}

test('a token is asked for once, and once more when many questions are refused together', async () => {
  const vimeo = reads()
  const askFive = () =>
    Promise.all(Array.from({ length: 5 }, () => vimeo.read('folder', '/videos', {})))
  const before = issued
  await askFive()
  expect(issued - before).toBe(1)
  // Vimeo has given out another and forgets the first.
  issued += 1
  await askFive()
  expect(issued - before).toBe(3)
})

test('a question that is refused twice is not asked a third time', async () => {
  const before = asked
  await expect(reads('/refusing').read('folder', '/videos', {})).rejects.toMatchObject({
    said: 'No.',
  })
  expect(asked - before).toBe(2)
})

test.each([
  ['700000068', 'en', 'Paul wrote about peace from'],
  ['700000065', 'en', 'Sometimes God leads by'],
])('sermon %s has the words of its text track', async (id, language, first) => {
  const track = await vimeo().textTrack(id)
  expect(track).toMatchObject({ language })
  const lines = typeof track === 'string' ? [] : track.lines
  expect(lines[0]?.text).toContain(first)
  expect(lines[2]?.at).toBe(12)
})

test.each([
  ['of a sermon without one', '700000067', {}, 'none'],
  ['of no sermon', '999', {}, 'none'],
  ['that is no text track', '700000041', {}, 'unreadable'],
  ['from somewhere else', '700000068', { captionOrigins: ['https://captions.test'] }, 'none'],
])('a text track %s: %s', async (_, id, changes, answer) => {
  expect(await vimeo(changes).textTrack(id)).toBe(answer)
})
