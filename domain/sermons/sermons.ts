import { inEachLanguage, type Language } from '../language.ts'
import { chapterOf, type Passage, passagesIn } from './passages.ts'
import type { Transcript } from './transcript.ts'

/** A sermon from the video provider. All of its text is untrusted. */
export type Sermon = {
  id: string
  title: string
  description: string
  tags: string[]
  /** The URL of its player, already checked to be on the provider's host. */
  player?: string
  thumbnail?: string
  /** When the provider published it, in ISO 8601. */
  publishedAt?: string
  seconds?: number
  /** The language tag that the provider gives, such as `ta` or `en-US`. */
  language?: string
  /** Not to be found by its number alone: the provider shows it only to those who have the link. */
  unlisted?: true
}

/**
 * Removes the hidden tags (speakers' names) and shows the rest (topics). Spellings are compared by
 * letters alone: "Pastor Daniel Samuel", "pastor-daniel-samuel" and "pastordanielsamuel" are one tag.
 */
export function visibleTags(tags: readonly string[], hidden: readonly string[]): string[] {
  const hiddenLetters = new Set(hidden.map(tagLetters))
  return [...new Set(tags)].filter((tag) => !hiddenLetters.has(tagLetters(tag)))
}

function tagLetters(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Whether a part of an address can be a sermon's number at the provider. Nothing else is asked for. */
export function isSermonId(text: string): boolean {
  return /^[1-9]\d{0,19}$/.test(text)
}

/** To the nearest minute. Also past an hour, so that lengths are easy to compare. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}

/** ISO 8601 for search engines: "PT1H4M5S". */
export function isoLength(seconds: number): string {
  const whole = Math.round(seconds)
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ]
  const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')
  return `PT${text || '0S'}`
}

/** Somebody of the Preacher list, with the tag that marks their sermons at the provider. */
export type Preacher = { name: string; tag: string }

/** Who preached, in the order of the list. Nobody when no tag names one of them. */
export function preachersOf({ tags }: Pick<Sermon, 'tags'>, named: readonly Preacher[]) {
  const letters = new Set(tags.map(tagLetters))
  return named.filter(({ tag }) => letters.has(tagLetters(tag)))
}

/** "Tamil" for `ta`, "English" for `en-US`. Undefined for what is no language that we can name. */
export function languageName(shownIn: Language, tag: string): string | undefined {
  const [language = ''] = tag.split('-')
  return /^[a-z]{2,3}$/i.test(language) ? NAMES[shownIn].of(language) : undefined
}

const NAMES = /* @__PURE__ */ inEachLanguage(
  (language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
)

/** A word may stand in the title, the description, a tag, the preacher's name or what was said. */
export function findSermons(
  sermons: readonly Sermon[],
  {
    words,
    named,
    transcripts,
  }: {
    words: string
    named: readonly Preacher[]
    transcripts: ReadonlyMap<string, Transcript>
  },
): Sermon[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return sermons.filter((sermon) => {
    const preachers = preachersOf(sermon, named).map(({ name }) => name)
    const said = transcripts.get(sermon.id)?.paragraphs.map(({ text }) => text) ?? []
    const text = [sermon.title, sermon.description, ...sermon.tags, ...preachers, ...said]
      .join('\n')
      .toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

export function passagesOf({ title, description }: Sermon): Passage[] {
  return passagesIn(`${title}\n${description}`)
}

/**
 * The next sermon of a series: the one that was preached after it, of those whose titles begin alike and go on
 * after a colon or with the number of a part. The newest stand first.
 */
export function nextInSeries(sermons: readonly Sermon[], { id, title }: Sermon) {
  const series = seriesOf(title)
  if (!series) return undefined
  const place = sermons.findIndex((sermon) => sermon.id === id)
  return sermons.slice(0, Math.max(0, place)).findLast((other) => seriesOf(other.title) === series)
}

/** "Rooted" of "Rooted: The Soil", "Rooted, part 2" and "Rooted (3)". A passage is no part of a series. */
function seriesOf(title: string): string | undefined {
  if (chapterOf(title)) return undefined
  const [, name] = PART.exec(title) ?? /^([^:]{3,80}):\s/.exec(title) ?? []
  return name?.trim().toLowerCase()
}

const PART =
  /^([^():]{3,80}?)[\s,–-]{1,3}(?:\((?:part )?\d{1,2}\)|(?:part|pt\.|பகுதி|ಭಾಗ|भाग) ?\d{1,2})$/i

export const MAX_SEARCH_LETTERS = 100

/** Cleans a search text: control and bidirectional characters become spaces. Undefined when nothing is left. */
export function readSearchWords(text: string | null): string | undefined {
  const words = (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
  return [...words].slice(0, MAX_SEARCH_LETTERS).join('').trim() || undefined
}

export const SERMONS_PER_PAGE = 9

const MAX_LINKS = 3

/** An empty list has one page too. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / SERMONS_PER_PAGE))
}

export function cutPage<Item>(
  { sermons, total = sermons.length }: { sermons: readonly Item[]; total?: number },
  asked: string | null,
) {
  const pages = pageCount(total)
  const page = pageNumber(asked, pages)
  const start = (page - 1) * SERMONS_PER_PAGE
  return { sermons: sermons.slice(start, start + SERMONS_PER_PAGE), page, pages, total }
}

export function pageLinks(current: number, last: number): number[] {
  const length = Math.min(MAX_LINKS, last)
  const middle = current - Math.floor(MAX_LINKS / 2)
  const first = Math.min(Math.max(1, middle), last - length + 1)
  return Array.from({ length }, (_, place) => first + place)
}

export function pageNumber(text: string | null, last: number): number {
  const trimmed = (text ?? '').trim()
  // "-5" is below the first page. Its digits alone would be page 5.
  if (trimmed.startsWith('-')) return 1
  return clamp(Number(trimmed.replace(/\D/g, '')), last)
}

export function typedPage(text: string, last: number): string {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : String(clamp(Number(digits), last))
}

function clamp(page: number, last: number): number {
  return Math.min(Math.max(1, page), last)
}
