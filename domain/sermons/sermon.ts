import type { InEachLanguage, Language } from '../language.ts'

/** A sermon from the video provider. All of its text is untrusted. */
export type Sermon = {
  id: string
  title: string
  description: string
  tags: string[]
  /** The URL of its player, already checked to be on the provider's host. */
  player?: string
  /** The URL of its picture at the provider. */
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

/** What is compared of a tag: providers differ in case, spaces and hyphens. */
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
export function preachersOf(
  { tags }: Pick<Sermon, 'tags'>,
  named: readonly Preacher[],
): Preacher[] {
  const letters = new Set(tags.map(tagLetters))
  return named.filter(({ tag }) => letters.has(tagLetters(tag)))
}

/** "Tamil" for `ta`, "English" for `en-US`. Undefined for what is no language that we can name. */
export function languageName(shownIn: Language, tag: string): string | undefined {
  const [language = ''] = tag.split('-')
  return /^[a-z]{2,3}$/i.test(language) ? NAMES[shownIn].of(language) : undefined
}

const NAMES: InEachLanguage<Intl.DisplayNames> = {
  en: namesIn('en'),
  ta: namesIn('ta'),
  kn: namesIn('kn'),
  hi: namesIn('hi'),
}

function namesIn(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
}
