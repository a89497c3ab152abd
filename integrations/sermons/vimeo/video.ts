import * as v from 'valibot'
import type { Sermon } from '#domain/sermons/sermons.ts'
import type { Answer } from '#integrations/ask-json.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import { plainText } from '#integrations/plain-text.ts'
import type { SermonList } from '../port.ts'

export type AnswerSettings = {
  userId: string
  /** Players and pictures may come from these, such as `https://player.vimeo.com`. */
  playerOrigins: readonly string[]
  pictureOrigins: readonly string[]
}

const optionalText = v.fallback(v.nullish(v.string()), null)

const videoSchema = v.object({
  uri: v.pipe(v.string(), v.regex(/^\/videos\/\d{1,20}(:\w+)?$/)),
  name: v.pipe(
    v.string(),
    v.check((name) => plainText(name, 1) !== ''),
  ),
  description: optionalText,
  duration: v.fallback(v.nullish(v.number()), null),
  release_time: optionalText,
  created_time: optionalText,
  language: optionalText,
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

type VimeoVideo = v.InferOutput<typeof videoSchema>

/** What Vimeo doesn't say, or says in a way that can't be understood, is left out. */
function toSermon(video: VimeoVideo, settings: AnswerSettings): Sermon {
  const player =
    readPlayer({ html: video.embed?.html }, settings.playerOrigins) ??
    readPlayer({ address: video.player_embed_url }, settings.playerOrigins)
  // It is the smallest that still looks sharp on a card, or the largest there is.
  const sizes = video.pictures.sizes
    .filter(({ link }) => settings.pictureOrigins.includes(URL.parse(link)?.origin ?? ''))
    .sort((one, other) => one.width - other.width)
  const thumbnail = (sizes.find(({ width }) => width >= WIDE_ENOUGH) ?? sizes.at(-1))?.link
  const publishedAt = readMoment(video.release_time) ?? readMoment(video.created_time)
  // A video that is still being prepared has a length of 0.
  const seconds = video.duration ?? 0
  const language = plainText(video.language ?? '', MAX_TAG_LETTERS)
  return {
    id: video.uri.replace(/^\/videos\//, '').replace(/:.*/s, ''),
    title: plainText(video.name, 200),
    description: plainText(video.description ?? '', 2_000),
    tags: video.tags.map(({ name }) => plainText(name, 60)).filter(Boolean),
    ...(player && { player }),
    ...(thumbnail && { thumbnail }),
    ...(publishedAt && { publishedAt }),
    ...(seconds > 0 && seconds < A_DAY_SECONDS && { seconds }),
    ...(language && { language }),
    ...(video.privacy?.view === 'unlisted' && { unlisted: true as const }),
  }
}

const WIDE_ENOUGH = 640

/** Vimeo writes ISO 8601. Anything else that happens to be read as a date would be a guess. */
function readMoment(text: string | null | undefined): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\dT/.test(text)) return undefined
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

const A_DAY_SECONDS = 86_400
const MAX_TAG_LETTERS = 20

/**
 * Vimeo's embed code itself is never used: only an address at the provider's own host is, and of its
 * options only the key to unlisted videos.
 */
export function readPlayer(
  source: { html?: string | null | undefined; address?: string | null | undefined },
  origins: readonly string[],
): string | undefined {
  const [, , frame] = FRAME.exec(source.html ?? '') ?? []
  const text = source.address ?? frame?.replaceAll('&amp;', '&')
  if (!text || !URL.canParse(text)) return undefined
  const { origin, pathname, searchParams, username } = new URL(text)
  if (!origins.includes(origin) || username || !/\/\d+$/.test(pathname)) return undefined
  const player = new URL(`${origin}${pathname}`)
  const key = searchParams.get('h')
  if (key && /^\w{1,40}$/.test(key)) player.searchParams.set('h', key)
  player.searchParams.set('dnt', '1')
  player.searchParams.set('autoplay', '1')
  return player.href
}

const FRAME = /<iframe\b[^<>]{0,2000}?\ssrc\s*=\s*(["'])(.{1,2000}?)\1/is

const listSchema = v.object({ total: v.number(), data: v.array(v.unknown()) })

/** The list of a tag holds the videos of everybody. */
export type ListedBy = 'church' | 'everybody'

/** `listed` is how many videos Vimeo put on the page, whoever owns them. */
export type ListPage = SermonList & { listed: number }

/** A video that is not as promised is left out and counted. */
export function readVideos(body: unknown, settings: AnswerSettings & { listedBy: ListedBy }) {
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

/** Undefined when it is somebody else's, or not for everybody. */
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

/** Of an answer that is not good, the error has Vimeo's own words. */
export function bodyOf(operation: string, { status, body }: Answer): unknown {
  if (status === 200 && body !== undefined) return body
  const error = v.safeParse(errorSchema, body)
  const said = error.success && (error.output.error_description ?? error.output.error)
  const problem = status === 200 ? 'answered no JSON' : `answered ${status}`
  const words = said ? { said: plainText(said, 200) } : {}
  throw new IntegrationError('vimeo', operation, problem, words)
}

const errorSchema = v.object({ error: v.string(), error_description: v.optional(v.string()) })
