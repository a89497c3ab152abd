import * as v from 'valibot'
import type { Sermon } from '#domain/sermons.ts'
import { plainText } from '../../plain-text.ts'

export type AnswerSettings = {
  /** The church's account: its number, or the name in its address. */
  userId: string
  /** Where players and pictures may come from, such as `https://player.vimeo.com`. */
  playerOrigins: readonly string[]
  pictureOrigins: readonly string[]
}

const optionalText = v.fallback(v.nullish(v.string()), null)

export const videoSchema = v.object({
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

export type VimeoVideo = v.InferOutput<typeof videoSchema>

/** What Vimeo doesn't say, or says in a way that can't be understood, is left out. */
export function toSermon(video: VimeoVideo, settings: AnswerSettings): Sermon {
  const player =
    readPlayer({ html: video.embed?.html }, settings.playerOrigins) ??
    readPlayer({ address: video.player_embed_url }, settings.playerOrigins)
  const thumbnail = pictureOf(video, settings.pictureOrigins)
  const publishedAt = readMoment(video.release_time) ?? readMoment(video.created_time)
  const seconds = readSeconds(video.duration)
  const language = plainText(video.language ?? '', MAX_TAG_LETTERS)
  return {
    id: video.uri.replace(/^\/videos\//, '').replace(/:.*/s, ''),
    title: plainText(video.name, 200),
    description: plainText(video.description ?? '', 2_000),
    tags: video.tags.map(({ name }) => plainText(name, 60)).filter(Boolean),
    ...(player && { player }),
    ...(thumbnail && { thumbnail }),
    ...(publishedAt && { publishedAt }),
    ...(seconds && { seconds }),
    ...(language && { language }),
    ...(video.privacy?.view === 'unlisted' && { unlisted: true as const }),
  }
}

const WIDE_ENOUGH = 640

/** The smallest that still looks sharp on a card, or the largest there is. */
function pictureOf({ pictures }: VimeoVideo, origins: readonly string[]): string | undefined {
  const sizes = pictures.sizes
    .filter(({ link }) => URL.canParse(link) && origins.includes(new URL(link).origin))
    .sort((one, other) => one.width - other.width)
  return (sizes.find(({ width }) => width >= WIDE_ENOUGH) ?? sizes.at(-1))?.link
}

/** Vimeo writes ISO 8601. Anything else that happens to be read as a date would be a guess. */
function readMoment(text: string | null | undefined): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\dT/.test(text)) return undefined
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** A video that is still being prepared has a length of 0. */
function readSeconds(duration: number | null | undefined): number | undefined {
  return duration && duration > 0 && duration < A_DAY_SECONDS ? duration : undefined
}

const A_DAY_SECONDS = 86_400
const MAX_TAG_LETTERS = 20

type Source = { html?: string | null | undefined } | { address?: string | null | undefined }

/**
 * The player's address out of Vimeo's embed code, or as it is given. The code itself is never used:
 * only an address at the provider's own host is, and of its options only the key to unlisted videos.
 */
export function readPlayer(source: Source, origins: readonly string[]): string | undefined {
  const text = 'html' in source ? frameAddress(source.html ?? '') : addressOf(source)
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

function addressOf(source: Source): string | undefined {
  return 'address' in source ? (source.address ?? undefined) : undefined
}

function frameAddress(html: string): string | undefined {
  const [, , address] = /<iframe\b[^<>]{0,2000}?\ssrc\s*=\s*(["'])(.{1,2000}?)\1/is.exec(html) ?? []
  return address?.replaceAll('&amp;', '&')
}
