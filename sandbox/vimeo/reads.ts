import { secretOf, videoResource, vimeoError, vimeoJson } from './video-resource.ts'
import {
  churchVideos,
  churchWithheldVideos,
  strangersVideos,
  tagSlug,
  type Video,
} from './videos.ts'

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
      return listing(church(), question)
    },
    /** Every word must occur somewhere in the title, the description or the tags. */
    userVideos(question: Question, user: string) {
      if (user !== account.userId) return vimeoError('no-user')
      const words = (question.params.get('query') ?? '').toLowerCase().split(/\s+/)
      const found = church().filter(({ name, description, tags }) => {
        const text = [name, description, ...tags].join(' ').toLowerCase()
        return words.every((word) => text.includes(word))
      })
      return listing(found, question)
    },
    tagVideos(question: Question, tag: string) {
      const isTagged = ({ tags }: Video) => tags.some((own) => tagSlug(own) === tagSlug(tag))
      const videos = everybody().filter(isTagged)
      return videos.length === 0 ? vimeoError('no-tag') : listing(videos, question)
    },
    oneVideo(question: Question, address: string) {
      // Unlisted videos are asked for as `id:hash`.
      const [id = '', hash] = address.split(':')
      const video = byId(id)
      // To strangers a private video is not there. Of one with a password they are told all but the film.
      const isShown = video?.view === 'unlisted' ? hash === secretOf(id) : video?.view !== 'nobody'
      return video && (question.isOwner || isShown)
        ? vimeoJson(shown(video, question))
        : vimeoError('no-video')
    },
    church,
    byId,
  }
}

/** One page of a list of videos, the newest first, with the addresses of the pages around it. */
function listing(videos: readonly Video[], question: Question): Response {
  const { path, params } = question
  const page = Number(params.get('page') ?? 1)
  const perPage = Number(params.get('per_page') ?? 25)
  if (!isCount(page, 100_000) || !isCount(perPage, 100)) return vimeoError('invalid-input')
  const last = Math.max(1, Math.ceil(videos.length / perPage))
  if (page > last) return vimeoError('no-page')
  /** The page number comes last: callers are known to replace the end of the address. */
  const address = (number: number) => {
    const query = new URLSearchParams(params)
    query.delete('page')
    query.append('page', String(number))
    return `${path}?${query}`
  }
  const newest = videos.toSorted((one, other) => +other.createdAt - +one.createdAt)
  return vimeoJson({
    total: videos.length,
    page,
    per_page: perPage,
    paging: {
      next: page < last ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      first: address(1),
      last: address(last),
    },
    data: newest.slice((page - 1) * perPage, page * perPage).map((video) => shown(video, question)),
  })
}

function shown(video: Video, { params, site }: Question): unknown {
  const fields = params.get('fields')
  const resource = videoResource(video, site)
  return fields ? chosenFields(resource, fields.split(',')) : resource
}

function isCount(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max
}

/** Vimeo's `fields`: keeps only the named parts, `pictures.sizes` reaching inside objects and lists. */
function chosenFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => chosenFields(item, fields))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (fields.includes(name)) return [[name, part]]
      const inside = fields
        .filter((field) => field.startsWith(`${name}.`))
        .map((field) => field.slice(name.length + 1))
      return inside.length === 0 ? [] : [[name, chosenFields(part, inside)]]
    }),
  )
}
