/** A sermon as the video provider has it. Every word of it comes from outside. */
export type Sermon = {
  id: string
  title: string
  description: string
  tags: string[]
  /** The address of its player, already known to be the provider's own. */
  player?: string
  /** The address of its picture at the provider. */
  thumbnail?: string
}

/**
 * The tags to show: those of topics. A tag that says who is speaking is hidden, however the
 * provider writes it: "Pastor Daniel Samuel", "pastor-daniel-samuel" and "pastordanielsamuel" are one.
 */
export function visibleTags(tags: readonly string[], hidden: readonly string[]): string[] {
  const hiddenLetters = new Set(hidden.map(lettersOf))
  return [...new Set(tags)].filter((tag) => !hiddenLetters.has(lettersOf(tag)))
}

function lettersOf(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
