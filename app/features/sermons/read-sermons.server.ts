import type { Preacher } from '#domain/sermons/preacher.ts'
import { readSearchWords } from '#domain/sermons/search-words.ts'
import { listSermons } from '#workflows/sermons/list-sermons.ts'
import type { Services } from '#workflows/services.ts'
import { providerWords } from './provider-words.ts'
import { type SermonChoice, sermonsAddress } from './sermons-address.ts'
import { showSermon } from './show-sermon.server.ts'

/**
 * The sermons that an address asks for. While the provider is down, the page is complete except for
 * the list.
 */
export async function readSermons(services: Services, query: URLSearchParams) {
  const { named } = services.content.preachers
  const choice = readChoice(query)
  const preacher = named.find(({ tag }) => tag === choice.preacher)
  return {
    preachers: named.map(({ name, tag }) => ({ name, tag })),
    choice,
    listHeading: headingOf(choice, preacher?.name),
    own: preacher && ownPage(preacher),
    outcome: await readOutcome(services, { query, choice, known: preacher !== undefined }),
  }
}

export type SermonsOutcome = Awaited<ReturnType<typeof readOutcome>>

/** Search words or a preacher. Words win when both are given. */
function readChoice(query: URLSearchParams): SermonChoice {
  const words = readSearchWords(query.get('q'))
  if (words) return { words }
  const preacher = readSearchWords(query.get('preacher'))
  return preacher ? { preacher } : {}
}

function headingOf({ words, preacher }: SermonChoice, name: string | undefined): string {
  if (words) {
    return `Sermons found for “${words}”, in titles, descriptions, topics and preachers`
  }
  if (name) return `Sermons by ${name}`
  return preacher ? 'Sermons' : 'All sermons'
}

/** A preacher's list is linked to and shared as a page of its own. */
function ownPage({ name, tag }: Preacher) {
  return { title: `Sermons by ${name}`, address: sermonsAddress({ preacher: tag }) }
}

type Asked = { query: URLSearchParams; choice: SermonChoice; known: boolean }

async function readOutcome(services: Services, { query, choice, known }: Asked) {
  if (choice.preacher && !known) return { kind: 'none' as const }
  const listed = await listSermons(services, listingOf(choice, query.get('page')))
  if (!listed.ok) return { kind: 'failed' as const, words: providerWords(listed.said) }
  const { sermons, page, pages, total, late } = listed
  if (sermons.length === 0) return { kind: 'none' as const }
  const setting = {
    preachers: services.content.preachers,
    playing: query.get('play'),
    playPage: (play: string) => sermonsAddress({ ...choice, page, play }),
  }
  return {
    kind: 'list' as const,
    sermons: sermons.map((sermon) => showSermon(sermon, setting)),
    page,
    pages,
    total,
    late,
  }
}

function listingOf(
  { words, preacher }: SermonChoice,
  page: string | null,
): Parameters<typeof listSermons>[1] {
  if (words) return { of: 'search', words, page }
  return preacher ? { of: 'tag', tag: preacher, page } : { of: 'all', page }
}
