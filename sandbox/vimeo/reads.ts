import { hasTrack, trackResource } from './text-tracks.ts'
import {
  churchVideos,
  churchWithheldVideos,
  strangersVideos,
  tagSlug,
  type Video,
} from './videos.ts'

export type Question = {
  params: URLSearchParams
  site: string
  /** The church asks with its own access token. */
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
      const isTagged = ({ tags }: Video) => tags.some((own) => tagSlug(own) === tag)
      const videos = everybody().filter(isTagged)
      return videos.length === 0 ? vimeoError('no-tag') : listing(videos, question)
    },
    oneVideo(question: Question, id: string) {
      const video = byId(id)
      // To strangers a private video is not there. They are told all but the film of one with a password.
      const isHidden = video?.view === 'unlisted' || video?.view === 'nobody'
      return video && (question.isOwner || !isHidden)
        ? vimeoJson(shown(video, question))
        : vimeoError('no-video')
    },
    textTracks(question: Question, id: string) {
      const video = byId(id)
      if (!video) return vimeoError('no-video')
      const data = hasTrack(video) ? [trackResource(video, question.site)] : []
      return vimeoJson({ total: data.length, data })
    },
    church,
    byId,
  }
}

function listing(videos: readonly Video[], question: Question): Response {
  const page = Number(question.params.get('page') ?? 1)
  const perPage = Number(question.params.get('per_page') ?? 25)
  if (!(page >= 1 && perPage >= 1 && perPage <= 100)) return vimeoError('invalid-input')
  if (page > Math.max(1, Math.ceil(videos.length / perPage))) return vimeoError('no-page')
  const newest = videos.toSorted((one, other) => +other.createdAt - +one.createdAt)
  const data = newest.slice((page - 1) * perPage, page * perPage)
  return vimeoJson({ total: videos.length, data: data.map((video) => shown(video, question)) })
}

function shown(video: Video, { params, site }: Question): unknown {
  return chosenFields(videoResource(video, site), params.get('fields')?.split(',') ?? [])
}

/** Vimeo's `fields` keep only the named parts, `pictures.sizes` reaching inside objects and lists. */
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

/** It is the part of Vimeo's answers that the church's site reads. */
function videoResource(video: Video, site: string) {
  const { id, name, description, owner } = video
  // It is the same for a video every time, and opens an unlisted one.
  const secret = (Number(id) * 2_654_435).toString(16).slice(-10).padStart(10, '0')
  const player = `${site}/player/${id}?h=${secret}`
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  // Vimeo writes `+00:00` where JavaScript writes `Z`.
  const created = video.createdAt.toISOString().replace(/\.\d+Z$/, '+00:00')
  return {
    uri: `/videos/${id}`,
    name,
    description,
    player_embed_url: player,
    duration: video.seconds,
    language: video.language,
    embed: {
      html: `<iframe src="${player}&amp;badge=0&amp;autopause=0" width="1920" height="1080" frameborder="0" allow="autoplay; fullscreen; picture-in-picture" title="${title}"></iframe>`,
    },
    created_time: created,
    release_time: created,
    privacy: { view: video.view },
    pictures: {
      sizes: [295, 640, 960, 1280].map((width) => {
        const file = `${id}_${width}x${Math.round((width * 9) / 16)}.svg`
        return { width, link: `${site}/thumbnails/${file}` }
      }),
    },
    tags: video.tags.map((name) => ({ name })),
    user: { uri: `/users/${owner.id}`, name: owner.name, link: `${site}/` },
  }
}

const errors = {
  'bad-client': [401, 'The app’s client credentials are not valid.'],
  'bad-token': [401, 'You must provide a valid authenticated access token.'],
  'no-page': [404, 'The requested page couldn’t be found.'],
  'no-video': [404, 'The requested video couldn’t be found.'],
  'no-folder': [404, 'The requested folder couldn’t be found.'],
  'no-user': [404, 'The requested user couldn’t be found.'],
  'no-tag': [404, 'The requested tag couldn’t be found.'],
  'invalid-input': [400, 'The parameters passed to the API are not valid.'],
} as const

export function vimeoError(name: keyof typeof errors): Response {
  const [status, error] = errors[name]
  return vimeoJson({ error }, status)
}

/** Vimeo names its own content type, which is JSON without being called `application/json`. */
export function vimeoJson(value: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/vnd.vimeo.*+json;version=3.4' }
  return new Response(JSON.stringify(value), { status, headers })
}
