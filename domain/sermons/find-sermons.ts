import { type Preacher, preachersOf } from './preacher.ts'
import type { Sermon } from './sermon.ts'

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
