import { secretOf, videoResource } from './video-resource.ts'
import {
  churchVideos,
  churchWithheldVideos,
  strangersVideos,
  tagSlug,
  type Video,
} from './videos.ts'
import { vimeoError, vimeoJson } from './vimeo-answer.ts'

/** What one reader asks: the query, the path as Vimeo would see it, and where this Vimeo is. */
export type Question = {
  params: URLSearchParams
  path: string
  site: string
  /** The church itself asks, with its own access token. */
  isOwner: boolean
}

export function createReads(account: { userId: string; projectId: string }, now: () => Date) {
  const church = () => churchVideos(account.userId, now())
  const everybody = () => [...church(), ...strangersVideos(now())]
  const withheld = () => churchWithheldVideos(account.userId, now())
  const byId = (id: string) => [...everybody(), ...withheld()].find((video) => video.id === id)
  return {
    folder(question: Question, { user, project }: { user: string; project: string }) {
      if (user !== account.userId) return vimeoError('no-user')
      if (project !== account.projectId) return vimeoError('no-folder')
      return listing({ ...question, videos: church() })
    },
    userVideos(question: Question, user: string) {
      if (user !== account.userId) return vimeoError('no-user')
      return listing({ ...question, videos: found(church(), question.params.get('query') ?? '') })
    },
    tagVideos(question: Question, tag: string) {
      const videos = tagged(everybody(), tag)
      return videos.length === 0 ? vimeoError('no-tag') : listing({ ...question, videos })
    },
    oneVideo({ params, site, isOwner }: Question, address: string) {
      // Unlisted videos are asked for as `id:hash`.
      const [id = '', hash] = address.split(':')
      const video = byId(id)
      return video && (isOwner || isShownTo(video, hash))
        ? vimeoJson(shown(video, params, site))
        : vimeoError('no-video')
    },
    church,
    byId,
  }
}

/** To strangers a private video is not there. Of one with a password they are told all but the film. */
function isShownTo({ id, view }: Video, hash: string | undefined): boolean {
  if (view === 'unlisted') return hash === secretOf(id)
  return view !== 'nobody'
}

type Listing = { videos: readonly Video[]; path: string; params: URLSearchParams; site: string }

/** One page of a list of videos, with the addresses of the pages around it. */
function listing({ videos, path, params, site }: Listing): Response {
  const page = Number(params.get('page') ?? 1)
  const perPage = Number(params.get('per_page') ?? 25)
  if (!isCount(page, 100_000) || !isCount(perPage, 100)) return vimeoError('invalid-input')
  const lastPage = Math.max(1, Math.ceil(videos.length / perPage))
  if (page > lastPage) return vimeoError('no-page')
  const sorted = sortedVideos(videos, params)
  const address = (number: number) => pageAddress(path, params, number)
  return vimeoJson({
    total: videos.length,
    page,
    per_page: perPage,
    paging: {
      next: page < lastPage ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      first: address(1),
      last: address(lastPage),
    },
    data: sorted
      .slice((page - 1) * perPage, page * perPage)
      .map((video) => shown(video, params, site)),
  })
}

function shown(video: Video, params: URLSearchParams, site: string): unknown {
  const fields = params.get('fields')
  const resource = videoResource(video, site)
  return fields ? chosenFields(resource, fields.split(',')) : resource
}

/** Every word must occur somewhere in the title, the description or the tags. */
function found(videos: readonly Video[], query: string): Video[] {
  const words = query.toLowerCase().split(/\s+/)
  return videos.filter(({ name, description, tags }) => {
    const text = [name, description, ...tags].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function tagged(videos: readonly Video[], tag: string): Video[] {
  return videos.filter(({ tags }) => tags.some((own) => tagSlug(own) === tagSlug(tag)))
}

function isCount(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max
}

function sortedVideos(videos: readonly Video[], params: URLSearchParams): Video[] {
  const { order, direction } = orders[params.get('sort') ?? ''] ?? newestFirst
  const sorted = [...videos].sort(order)
  return (params.get('direction') ?? direction) === 'asc' ? sorted : sorted.reverse()
}

type Sorting = { order: (one: Video, other: Video) => number; direction: 'asc' | 'desc' }

const newestFirst: Sorting = {
  order: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  direction: 'desc',
}
const byName: Sorting = {
  order: (one, other) => one.name.localeCompare(other.name),
  direction: 'asc',
}
const longestFirst: Sorting = {
  order: (one, other) => one.seconds - other.seconds,
  direction: 'desc',
}

const orders: Record<string, Sorting> = {
  alphabetical: byName,
  name: byName,
  duration: longestFirst,
}

/** The page number comes last: callers are known to replace the end of the address. */
function pageAddress(path: string, params: URLSearchParams, page: number): string {
  const query = new URLSearchParams(params)
  query.delete('page')
  query.append('page', String(page))
  return `${path}?${query}`
}

/** Vimeo's `fields`: keeps only the named parts, `pictures.sizes` reaching inside objects and lists. */
function chosenFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => chosenFields(item, fields))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (fields.includes(name)) return [[name, part]]
      const inside = fields.filter((field) => field.startsWith(`${name}.`))
      if (inside.length === 0) return []
      return [
        [
          name,
          chosenFields(
            part,
            inside.map((field) => field.slice(name.length + 1)),
          ),
        ],
      ]
    }),
  )
}
