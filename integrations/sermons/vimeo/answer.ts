import * as v from 'valibot'
import type { Sermon } from '#domain/sermons/sermon.ts'
import { IntegrationError } from '../../integration-error.ts'
import { plainText } from '../../plain-text.ts'
import type { SermonList } from '../port.ts'
import { readPlayer } from './player.ts'

export type AnswerSettings = {
  /** The church's account: its number, or the name in its address. */
  userId: string
  /** Where players and pictures may come from, such as `https://player.vimeo.com`. */
  playerOrigins: readonly string[]
  pictureOrigins: readonly string[]
}

const listSchema = v.object({ total: v.number(), data: v.array(v.unknown()) })

const optionalText = v.fallback(v.nullish(v.string()), null)

const videoSchema = v.object({
  uri: v.pipe(v.string(), v.regex(/^\/videos\/\d{1,20}(:\w+)?$/)),
  name: v.pipe(
    v.string(),
    v.check((name) => plainText(name, 1) !== ''),
  ),
  description: optionalText,
  tags: v.fallback(v.array(v.object({ name: v.string() })), []),
  pictures: v.fallback(
    v.object({ sizes: v.array(v.object({ width: v.number(), link: v.string() })) }),
    { sizes: [] },
  ),
  embed: v.fallback(v.nullish(v.object({ html: optionalText })), null),
  player_embed_url: optionalText,
  privacy: v.fallback(v.nullish(v.object({ view: optionalText })), null),
  user: v.nullish(v.object({ uri: v.string(), link: optionalText })),
})

type Video = v.InferOutput<typeof videoSchema>

/**
 * Whether a list holds the church's videos only, or those of everybody, as the list of a tag does.
 */
export type ListedBy = 'church' | 'everybody'

/** One page of videos. A video that is not as promised is left out and counted. */
export function readVideos(
  body: unknown,
  settings: AnswerSettings & { listedBy: ListedBy },
): SermonList {
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
  }
}

function isOwn({ user }: Video, settings: { userId: string; listedBy: ListedBy }): boolean {
  const { userId, listedBy } = settings
  if (!user) return listedBy === 'church'
  return user.uri === `/users/${userId}` || user.link === `https://vimeo.com/${userId}`
}

const NOT_FOR_EVERYBODY = ['nobody', 'password', 'contacts', 'users']

/** With the church's own token Vimeo also lists what the church keeps to itself. */
function isPublic({ privacy }: Video): boolean {
  return !NOT_FOR_EVERYBODY.includes(privacy?.view ?? '')
}

function toSermon(video: Video, settings: AnswerSettings): Sermon {
  const player =
    readPlayer({ html: video.embed?.html }, settings.playerOrigins) ??
    readPlayer({ address: video.player_embed_url }, settings.playerOrigins)
  const thumbnail = pictureOf(video, settings.pictureOrigins)
  return {
    id: video.uri.replace(/^\/videos\//, '').replace(/:.*$/, ''),
    title: plainText(video.name, 200),
    description: plainText(video.description ?? '', 2_000),
    tags: video.tags.map(({ name }) => plainText(name, 60)).filter(Boolean),
    ...(player && { player }),
    ...(thumbnail && { thumbnail }),
  }
}

const WIDE_ENOUGH = 640

/** The smallest that still looks sharp on a card, or the largest there is. */
function pictureOf({ pictures }: Video, origins: readonly string[]): string | undefined {
  const sizes = pictures.sizes
    .filter(({ link }) => URL.canParse(link) && origins.includes(new URL(link).origin))
    .sort((one, other) => one.width - other.width)
  return (sizes.find(({ width }) => width >= WIDE_ENOUGH) ?? sizes.at(-1))?.link
}
