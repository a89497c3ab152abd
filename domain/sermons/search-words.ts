/** The longest search text; the rest is cut. */
export const MAX_SEARCH_LETTERS = 100

/** Cleans a search text: control and bidirectional characters become spaces. Undefined when nothing is left. */
export function readSearchWords(text: string | null): string | undefined {
  const words = (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
  return [...words].slice(0, MAX_SEARCH_LETTERS).join('').trim() || undefined
}
