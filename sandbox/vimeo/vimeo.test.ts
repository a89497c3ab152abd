import { expect, test } from 'vitest'
import {
  askToken,
  testSandbox,
  VIMEO_FOLDER,
  VIMEO_JSON,
  type VideoList,
  vimeoReader,
} from '../../tests/support/site/sandbox.ts'
import { sampleSermons, speakers } from './videos.ts'

const account = { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' }

test('there are plenty of sermons by six preachers and two other tags', () => {
  expect(sampleSermons().length).toBeGreaterThanOrEqual(64)
  expect(new Set(sampleSermons().map(({ speaker }) => speaker)).size).toBe(8)
  expect(new Set(sampleSermons().map(({ title }) => title)).size).toBe(sampleSermons().length)
  expect(sampleSermons().some(({ about }) => about === null)).toBe(true)
  expect(sampleSermons().some(({ title }) => title.length > 120)).toBe(true)
  expect(sampleSermons().some(({ title }) => /\p{Script=Tamil}/u.test(title))).toBe(true)
})

test('the folder is listed newest first, one sermon for each Sunday', async () => {
  const { list } = await vimeoReader()
  const { data } = await list(`${VIMEO_FOLDER}?per_page=3`)
  expect(data.map(({ created_time }) => created_time)).toEqual([
    '2026-06-07T06:30:00+00:00',
    '2026-05-31T06:30:00+00:00',
    '2026-05-24T06:30:00+00:00',
  ])
})

test('pages lead to each other until the last', async () => {
  const { list } = await vimeoReader()
  const first = await list(`${VIMEO_FOLDER}?per_page=9`)
  expect(first).toMatchObject({ total: 68, page: 1, per_page: 9 })
  expect(first.paging).toEqual({
    first: `${VIMEO_FOLDER}?per_page=9&page=1`,
    previous: null,
    next: `${VIMEO_FOLDER}?per_page=9&page=2`,
    last: `${VIMEO_FOLDER}?per_page=9&page=8`,
  })
  const seen: string[] = []
  let next: string | null = first.paging.first
  while (next) {
    const page: VideoList = await list(next)
    seen.push(...page.data.map(({ uri }) => uri))
    next = page.paging.next
  }
  expect(new Set(seen).size).toBe(68)
})

test('a page past the last is not found, and a silly page is invalid', async () => {
  const { read } = await vimeoReader()
  expect((await read(`${VIMEO_FOLDER}?per_page=9&page=9`)).status).toBe(404)
  for (const query of ['page=0', 'page=x', 'per_page=101']) {
    expect((await read(`${VIMEO_FOLDER}?${query}`)).status).toBe(400)
  }
})

test('search looks at titles, descriptions and tags of the church only', async () => {
  const { list } = await vimeoReader()
  const search = async (words: string) =>
    (await list(`/users/100/videos?query=${encodeURIComponent(words)}`)).data.map(
      ({ name }) => name,
    )
  expect(await search('father ran')).toEqual(['The Father Who Ran'])
  expect(await search('ஜெபத்தின்')).toEqual(['ஜெபத்தின் வல்லமை'])
  expect(await search('cricket')).toEqual([])
})

test('an empty search result is one empty page', async () => {
  const { list } = await vimeoReader()
  const answer = await list('/users/100/videos?query=xyzzy')
  expect(answer).toMatchObject({ total: 0, page: 1, data: [], paging: { next: null } })
})

test('a tag lists the church’s videos among those of strangers', async () => {
  const { list } = await vimeoReader()
  for (const tag of Object.values(speakers)) {
    const { data } = await list(`/tags/${tag}/videos?per_page=100`)
    const owners = new Set(data.map(({ user }) => user.uri))
    expect(owners).toContain('/users/100')
    expect(data.every(({ tags }) => tags.some(({ canonical }) => canonical === tag))).toBe(true)
  }
  const { data } = await list(`/tags/${speakers.daniel}/videos?per_page=100`)
  expect(new Set(data.map(({ user }) => user.uri)).size).toBeGreaterThan(1)
})

test.each([
  ['/tags/unheard-of/videos'],
  ['/users/100/projects/999/videos'],
  ['/users/999/videos'],
  ['/videos/1'],
])('%s is not found', async (path) => {
  const { read } = await vimeoReader()
  const answer = await read(path)
  expect(answer.status).toBe(404)
  expect((await answer.json()).error_code).toBe(5000)
})

test('one video is found by its number, also with the hash of an unlisted one', async () => {
  const { read } = await vimeoReader()
  expect((await (await read('/videos/700000001')).json()).uri).toBe('/videos/700000001')
  expect((await read('/videos/700000001:ab12')).status).toBe(200)
})

test('what the church keeps to itself is not there for others', async () => {
  const { read } = await vimeoReader()
  const status = async (path: string) => (await read(path)).status
  expect(await status('/videos/710000001')).toBe(404)
  expect(await status('/videos/710000002')).toBe(404)
  const { privacy } = await (await read('/videos/710000003')).json()
  expect(privacy.view).toBe('password')
})

test('with its own token the church reads its private videos, and anybody an unlisted one by its hash', async () => {
  const { trial, read } = await vimeoReader(
    testSandbox({ vimeo: { ...account, accessToken: 'mine' } }),
  )
  const own = async (id: string) =>
    (await trial.get(`/sandbox/vimeo/videos/${id}`, { authorization: 'bearer mine' })).json()
  expect(await own('710000001')).toMatchObject({ privacy: { view: 'nobody' } })
  const unlisted = await own('710000002')
  expect(unlisted).toMatchObject({ privacy: { view: 'unlisted' } })
  const hash = new URL(unlisted.player_embed_url).searchParams.get('h')
  expect((await read(`/videos/710000002:${hash}`)).status).toBe(200)
})

test('a video of another account says whose it is', async () => {
  const { read } = await vimeoReader()
  const { user } = await (await read('/videos/800000001')).json()
  expect(user.uri).not.toBe('/users/100')
})

test('date, length and language come with a video, the language where the church has told it', async () => {
  const { read } = await vimeoReader()
  const fields = 'duration,language,release_time,created_time'
  const video = async (id: string) => (await read(`/videos/${id}?fields=${fields}`)).json()
  expect(await video('700000066')).toEqual({
    duration: 46 * 60 + 46,
    language: 'ta',
    release_time: '2026-05-24T06:30:00+00:00',
    created_time: '2026-05-24T06:30:00+00:00',
  })
  expect(await video('700000067')).toMatchObject({ language: null })
})

test('fields trim the answer and raise the limit', async () => {
  const { read } = await vimeoReader()
  const full = await read(`${VIMEO_FOLDER}?per_page=1`)
  const trimmed = await read(`${VIMEO_FOLDER}?per_page=1&fields=uri,tags.name,pictures.sizes`)
  const [video] = (await trimmed.json()).data
  expect(Object.keys(video)).toEqual(['uri', 'pictures', 'tags'])
  expect(Object.keys(video.tags[0])).toEqual(['name'])
  expect(Object.keys(video.pictures)).toEqual(['sizes'])
  expect(full.headers.get('x-ratelimit-limit')).toBe('250')
  expect(full.headers.get('x-ratelimit-remaining')).toBe('249')
  expect(trimmed.headers.get('x-ratelimit-limit')).toBe('500')
})

test('pictures and the player are served here, and the player may be framed', async () => {
  const { trial, list } = await vimeoReader()
  const [video] = (await list(`${VIMEO_FOLDER}?per_page=1`)).data
  const picture = await trial.sandbox.fetch(new Request(video?.pictures.sizes[2]?.link ?? ''))
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toContain('width="640"')
  const player = await trial.sandbox.fetch(new Request(video?.player_embed_url ?? ''))
  expect(player.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(await player.text()).toContain('Sample sermon player')
})

test('addresses are those that browsers use', async () => {
  const { list } = await vimeoReader(testSandbox({ origin: 'https://public.test' }))
  const [video] = (await list(`${VIMEO_FOLDER}?per_page=1`)).data
  const start = 'https://public.test/sandbox/vimeo/player/700000068?h='
  expect(video?.player_embed_url.startsWith(start)).toBe(true)
  expect(video?.embed.html).toContain(`<iframe src="${start}`)
})

test('a title full of markup does not break out of the embed code', async () => {
  const { list } = await vimeoReader()
  const { data } = await list('/users/100/videos?query=doubt+science')
  expect(data[0]?.embed.html).toContain(
    'title="Q&amp;A: Doubt, Science &amp; &quot;Difficult&quot;',
  )
})

test('people can read the sermons too', async () => {
  const page = await (await testSandbox().get('/sandbox/vimeo')).text()
  expect(page).toContain('The Father Who Ran')
})

test('the client gets a token for public things only', async () => {
  const answer = await (await askToken(testSandbox())).json()
  expect(answer).toMatchObject({ token_type: 'bearer', scope: 'public' })
  expect(answer.access_token).toMatch(/^[0-9a-f]{32}$/)
})

test('the token can also be asked for with a form', async () => {
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'public private' })
  const headers = { authorization: `Basic ${btoa('client:secret')}`, accept: VIMEO_JSON }
  const answer = await askToken(testSandbox(), { headers, body })
  expect(await answer.json()).toMatchObject({ scope: 'public' })
})

test.each([
  [
    'a wrong secret',
    { authorization: `basic ${btoa('client:wrong')}`, accept: VIMEO_JSON },
    401,
    8001,
  ],
  ['no credentials', { accept: VIMEO_JSON }, 401, 8001],
  [
    'an old version',
    {
      authorization: `basic ${btoa('client:secret')}`,
      accept: 'application/vnd.vimeo.*+json;version=2.0',
    },
    400,
    2204,
  ],
])('a token request with %s is refused', async (_, headers, status, code) => {
  const body = new URLSearchParams({ grant_type: 'client_credentials' })
  const answer = await askToken(testSandbox(), { headers, body })
  expect(answer.status).toBe(status)
  expect((await answer.json()).error_code).toBe(code)
})

test('a token request that is no JSON is refused', async () => {
  expect((await askToken(testSandbox(), { body: '{"grant_type":' })).status).toBe(400)
})

test('reading needs a token, and a token may expire', async () => {
  const { trial, read } = await vimeoReader()
  expect((await read(VIMEO_FOLDER)).status).toBe(200)
  trial.sandbox.expireVimeoTokens()
  const answer = await read(VIMEO_FOLDER)
  expect(answer.status).toBe(401)
  expect((await answer.json()).error_code).toBe(8003)
  expect((await trial.get(`/sandbox/vimeo${VIMEO_FOLDER}`)).status).toBe(401)
})

test('a personal access token needs no asking', async () => {
  const vimeo = { clientId: '', clientSecret: '', userId: '100', projectId: '200' }
  const trial = testSandbox({ vimeo: { ...vimeo, accessToken: 'mine' } })
  const headers = { authorization: 'Bearer mine' }
  expect((await trial.get(`/sandbox/vimeo${VIMEO_FOLDER}`, headers)).status).toBe(200)
})
