import { found, listing, shown, tagged } from './listing.ts'
import { secretOf } from './video-resource.ts'
import { churchVideos, churchWithheldVideos, strangersVideos, type Video } from './videos.ts'
import { vimeoError, vimeoJson } from './vimeo-answer.ts'

/** What one reader asks: the query, the path as Vimeo would see it, and where this Vimeo is. */
export type Question = {
  params: URLSearchParams
  path: string
  site: string
  /** The church itself asks, with its own access token. */
  isOwner: boolean
}

type Reads = {
  folder(question: Question, place: { user: string; project: string }): Response
  userVideos(question: Question, user: string): Response
  tagVideos(question: Question, tag: string): Response
  oneVideo(question: Question, id: string): Response
  church(): Video[]
  byId(id: string): Video | undefined
}

export function createReads(
  account: { userId: string; projectId: string },
  now: () => Date,
): Reads {
  const church = () => churchVideos(account.userId, now())
  const everybody = () => [...church(), ...strangersVideos(now())]
  const withheld = () => churchWithheldVideos(account.userId, now())
  const byId = (id: string) => [...everybody(), ...withheld()].find((video) => video.id === id)
  return {
    folder(question, { user, project }) {
      if (user !== account.userId) return vimeoError('no-user')
      if (project !== account.projectId) return vimeoError('no-folder')
      return listing({ ...question, videos: church() })
    },
    userVideos(question, user) {
      if (user !== account.userId) return vimeoError('no-user')
      return listing({ ...question, videos: found(church(), question.params.get('query') ?? '') })
    },
    tagVideos(question, tag) {
      const videos = tagged(everybody(), tag)
      return videos.length === 0 ? vimeoError('no-tag') : listing({ ...question, videos })
    },
    oneVideo({ params, site, isOwner }, address) {
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
