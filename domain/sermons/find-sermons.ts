import { type Preacher, preachersOf, type Sermon } from './sermon.ts'

type Search = { words: string; named: readonly Preacher[] }

/**
 * The sermons that hold every word, in their order. A word may stand in the title, the description,
 * a tag or the name of the preacher, and may be the beginning or middle of a longer one.
 */
export function findSermons(sermons: readonly Sermon[], { words, named }: Search): Sermon[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return sermons.filter((sermon) => {
    const text = searchedText(sermon, named)
    return wanted.every((word) => text.includes(word))
  })
}

function searchedText(sermon: Sermon, named: readonly Preacher[]): string {
  const preachers = preachersOf(sermon, named).map(({ name }) => name)
  return [sermon.title, sermon.description, ...sermon.tags, ...preachers].join('\n').toLowerCase()
}

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
