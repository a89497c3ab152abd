import * as v from 'valibot'
import { SERMONS_PER_PAGE } from '#domain/sermons/sermons.ts'
import { type Answer, askJson, createPause } from '#integrations/ask-json.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import type { SermonProvider } from '#integrations/sermons/port.ts'
import { readTextTrack, TRACK_FIELDS, type TrackSettings } from './text-track.ts'
import {
  ACCEPT,
  type AnswerSettings,
  bodyOf,
  type ListedBy,
  type ListPage,
  readVideos,
  readVimeoVideo,
} from './video.ts'

export type VimeoSettings = ReadSettings & AnswerSettings & TrackSettings & { projectId: string }

/** Vimeo tells which parts of a video it should send, and allows more questions that way. */
const FIELDS = [
  'uri,name,description,duration,release_time,created_time,language',
  'tags.name,pictures.sizes,embed.html,player_embed_url,privacy.view,user.uri,user.link',
].join(',')

/** The list of a tag holds everybody's videos, so it is read whole, within reason. */
const MAX_TAG_PAGES = 30

/** Vimeo puts no more on a page, and there are enough pages for a sermon a week in forty years. */
const MAX_PER_PAGE = 100
const MAX_PAGES = 20

export function createVimeo(settings: VimeoSettings): SermonProvider {
  const { userId, projectId } = settings
  const reads = createVimeoReads(settings)

  async function ask(
    operation: string,
    path: string,
    paging: { page: number; perPage?: number },
    query: Record<string, string> = {},
    listedBy: ListedBy = 'church',
  ): Promise<ListPage> {
    const { page, perPage = SERMONS_PER_PAGE } = paging
    const pages = { per_page: String(perPage), page: String(page) }
    const body = await reads.read(operation, path, { fields: FIELDS, ...query, ...pages })
    return readVideos(body, { ...settings, listedBy })
  }

  function folderPage(paging: { page: number; perPage?: number }): Promise<ListPage> {
    const path = `/users/${userId}/projects/${projectId}/videos`
    return ask('folder', path, paging, { sort: 'date', direction: 'desc' })
  }

  return {
    list: (page) => folderPage({ page }),
    listAll: () => readWhole((page) => folderPage({ page, perPage: MAX_PER_PAGE }), MAX_PAGES),
    search: (words, page) => ask('search', `/users/${userId}/videos`, { page }, { query: words }),
    listByTag(tag) {
      const path = `/tags/${encodeURIComponent(tag)}/videos`
      return readWhole((page) => ask('tag', path, { page }, {}, 'everybody'), MAX_TAG_PAGES)
    },
    async find(id) {
      const body = await reads.read('video', `/videos/${encodeURIComponent(id)}`, {
        fields: FIELDS,
      })
      const sermon = body === null ? undefined : readVimeoVideo(body, settings)
      return sermon?.id === id ? sermon : undefined
    },
    async textTrack(id) {
      const path = `/videos/${encodeURIComponent(id)}/texttracks`
      const body = await reads.read('text-tracks', path, { fields: TRACK_FIELDS })
      return readTextTrack(body, settings)
    },
  }
}

type ReadSettings = TokenSettings & { userId: string; now: () => Date }

/** The token is kept, and renewed once when Vimeo has forgotten it. */
export function createVimeoReads(settings: ReadSettings) {
  const token = createToken(settings)
  const pause = createPause('vimeo', settings.now)

  async function ask(operation: string, url: URL): Promise<Answer & { bearer: string }> {
    pause.check(operation)
    const bearer = await token.current()
    const answer = await askJson({
      service: 'vimeo',
      operation,
      url,
      timeoutMs: settings.timeoutMs,
      headers: { ...ACCEPT, Authorization: `bearer ${bearer}` },
    })
    pause.note(answer)
    return { ...answer, bearer }
  }

  return {
    async read(operation: string, path: string, query: Record<string, string>): Promise<unknown> {
      const url = new URL(`${settings.baseUrl}${path}?${new URLSearchParams(query)}`)
      let answer = await ask(operation, url)
      if (answer.status === 401 && token.forget(answer.bearer)) answer = await ask(operation, url)
      if (answer.status === 404 && NOT_THERE.has(operation)) return NOT_THERE.get(operation)
      return bodyOf(operation, answer)
    },
  }
}

/** Where 404 is an answer and no fault: a tag that nobody uses has no videos, a video may be gone. */
const NOT_THERE: ReadonlyMap<string, unknown> = new Map([
  ['tag', { total: 0, data: [] }],
  ['text-tracks', { data: [] }],
  ['video', null],
])

const PAGES_AT_ONCE = 4

/** The first page tells how many there are, the others come a few at a time. */
export async function readWhole(readPage: (page: number) => Promise<ListPage>, maxPages: number) {
  const first = await readPage(1)
  // It counts what the first page holds: a provider may put fewer on a page than it was asked for.
  const count = first.listed === 0 ? 1 : Math.ceil(first.total / first.listed)
  const pages = [first]
  const last = Math.min(count, maxPages)
  for (let number = 2; number <= last; number += PAGES_AT_ONCE) {
    const left = Math.min(PAGES_AT_ONCE, last - number + 1)
    const numbers = Array.from({ length: left }, (_, place) => number + place)
    pages.push(...(await Promise.all(numbers.map(readPage))))
  }
  const sermons = pages.flatMap((page) => page.sermons)
  const skipped = pages.reduce((sum, page) => sum + page.skipped, 0)
  return { sermons, total: sermons.length, skipped }
}

type TokenSettings = {
  baseUrl: string
  timeoutMs: number
  credentials: { accessToken: string } | { clientId: string; clientSecret: string }
}

/** The token is asked for once, however many questions need it. */
function createToken(settings: TokenSettings) {
  const { credentials } = settings
  let token: Promise<string> | undefined
  let latest: string | undefined

  async function request(secret: string): Promise<string> {
    try {
      latest = await requestToken(settings, secret)
      return latest
    } catch (error) {
      token = undefined
      throw error
    }
  }

  return {
    current(): Promise<string> {
      if ('accessToken' in credentials) return Promise.resolve(credentials.accessToken)
      token ??= request(`${credentials.clientId}:${credentials.clientSecret}`)
      return token
    },
    /** Returns false when there is no way to get another. */
    forget(refused: string): boolean {
      if ('accessToken' in credentials) return false
      // Of many questions that were refused together, only the first asks for another token.
      if (refused === latest) {
        token = undefined
        latest = undefined
      }
      return true
    },
  }
}

const answerSchema = v.object({ access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) })

async function requestToken(settings: TokenSettings, secret: string): Promise<string> {
  const answer = await askJson({
    service: 'vimeo',
    operation: 'token',
    url: new URL(`${settings.baseUrl}/oauth/authorize/client`),
    timeoutMs: settings.timeoutMs,
    headers: { ...ACCEPT, Authorization: `basic ${Buffer.from(secret).toString('base64')}` },
    body: { grant_type: 'client_credentials', scope: 'public' },
  })
  const body = v.safeParse(answerSchema, bodyOf('token', answer))
  if (!body.success) throw new IntegrationError('vimeo', 'token', 'answered without a token')
  return body.output.access_token
}
