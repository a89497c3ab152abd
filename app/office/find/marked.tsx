import { markFound } from '#domain/search/mark-found.ts'

/** A text with the words that were looked for. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markFound(text, words).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
