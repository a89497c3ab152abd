/** More than anybody types to find a sermon. */
export const MOST_SEARCH_LETTERS = 100

/** What a visitor searches for, tidied: nothing when there is no word in it. */
export function readSearchWords(text: string | null): string | undefined {
  const words = (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
  return [...words].slice(0, MOST_SEARCH_LETTERS).join('').trim() || undefined
}
