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
export function tagLetters(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
