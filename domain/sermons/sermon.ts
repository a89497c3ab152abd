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
}

/**
 * Removes the hidden tags (speakers' names) and shows the rest (topics). Spellings are compared by
 * letters alone: "Pastor Daniel Samuel", "pastor-daniel-samuel" and "pastordanielsamuel" are one tag.
 */
export function visibleTags(tags: readonly string[], hidden: readonly string[]): string[] {
  const hiddenLetters = new Set(hidden.map(lettersOf))
  return [...new Set(tags)].filter((tag) => !hiddenLetters.has(lettersOf(tag)))
}

function lettersOf(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
