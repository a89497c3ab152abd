import * as v from 'valibot'
import type { Sermon } from '#domain/sermons.ts'
import type { Answer } from '#integrations/ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import { plainText } from '../../plain-text.ts'
import type { SermonList } from '../port.ts'
import { type AnswerSettings, toSermon, type VimeoVideo, videoSchema } from './video.ts'

const listSchema = v.object({ total: v.number(), data: v.array(v.unknown()) })

/**
 * Whether a list holds the church's videos only, or those of everybody, as the list of a tag does.
 */
export type ListedBy = 'church' | 'everybody'

/** One page of a list. `listed` is how many videos Vimeo put on it, whoever owns them. */
export type ListPage = SermonList & { listed: number }

/** One page of videos. A video that is not as promised is left out and counted. */
export function readVideos(
  body: unknown,
  settings: AnswerSettings & { listedBy: ListedBy },
): ListPage {
  const list = v.safeParse(listSchema, body)
  if (!list.success) throw new IntegrationError('vimeo', 'list', 'answered without a list')
  const readings = list.output.data.map((item) => v.safeParse(videoSchema, item))
  const videos = readings.flatMap((reading) => (reading.success ? [reading.output] : []))
  return {
    sermons: videos
      .filter((video) => isOwn(video, settings) && isPublic(video))
      .map((video) => toSermon(video, settings)),
    total: Math.max(0, Math.floor(list.output.total)),
    skipped: readings.length - videos.length,
    listed: readings.length,
  }
}

/** One video. Undefined when it is somebody else's, or not for everybody. */
export function readVimeoVideo(body: unknown, settings: AnswerSettings): Sermon | undefined {
  const reading = v.safeParse(videoSchema, body)
  if (!reading.success) throw new IntegrationError('vimeo', 'video', 'answered without a video')
  const video = reading.output
  const isShown = isOwn(video, { ...settings, listedBy: 'everybody' }) && isPublic(video)
  return isShown ? toSermon(video, settings) : undefined
}

function isOwn({ user }: VimeoVideo, settings: { userId: string; listedBy: ListedBy }): boolean {
  const { userId, listedBy } = settings
  if (!user) return listedBy === 'church'
  return user.uri === `/users/${userId}` || user.link === `https://vimeo.com/${userId}`
}

const NOT_FOR_EVERYBODY = ['nobody', 'password', 'contacts', 'users']

/** With the church's own token Vimeo also lists what the church keeps to itself. */
function isPublic({ privacy }: VimeoVideo): boolean {
  return !NOT_FOR_EVERYBODY.includes(privacy?.view ?? '')
}

/** Vimeo answers in the version that it is asked for. */
export const ACCEPT = { Accept: 'application/vnd.vimeo.*+json;version=3.4' } as const

/** The body of a good answer; of any other, Vimeo's own words in an error. */
export function bodyOf(operation: string, { status, body }: Answer): unknown {
  if (status === 200 && body !== undefined) return body
  const error = v.safeParse(errorSchema, body)
  const said = error.success && (error.output.error_description ?? error.output.error)
  const problem = status === 200 ? 'answered no JSON' : `answered ${status}`
  throw new IntegrationError(
    'vimeo',
    operation,
    problem,
    said ? { said: plainText(said, 200) } : {},
  )
}

const errorSchema = v.object({ error: v.string(), error_description: v.optional(v.string()) })
