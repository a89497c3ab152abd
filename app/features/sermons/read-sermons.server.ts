import type { Content } from '#content/schema/content.ts'
import { readSearchWords } from '#domain/sermons/search-words.ts'
import { type Sermon, visibleTags } from '#domain/sermons/sermon.ts'
import { listSermons } from '#workflows/sermons/list-sermons.ts'
import type { Services } from '#workflows/services.ts'
import { type SermonChoice, sermonsAddress } from './sermons-address.ts'

type Reading = Pick<Services, 'content' | 'sermons'>

/** The sermons that an address asks for. It is a whole page also while the provider is down. */
export async function readSermons(services: Reading, query: URLSearchParams) {
  const { named } = services.content.preachers
  const choice = readChoice(query)
  const preacher = named.find(({ tag }) => tag === choice.preacher)
  return {
    preachers: named.map(({ name, tag }) => ({ name, tag })),
    choice,
    listHeading: headingOf(choice, preacher?.name),
    outcome: await readOutcome(services, { query, choice, known: preacher !== undefined }),
  }
}

export type SermonsOutcome = Awaited<ReturnType<typeof readOutcome>>
export type ShownSermon = ReturnType<typeof showSermon>

/** Words or a preacher, not both: words win. */
function readChoice(query: URLSearchParams): SermonChoice {
  const words = readSearchWords(query.get('q'))
  if (words) return { words }
  const preacher = readSearchWords(query.get('preacher'))
  return preacher ? { preacher } : {}
}

function headingOf({ words, preacher }: SermonChoice, name: string | undefined): string {
  if (words) return `Sermons found for “${words}”`
  if (name) return `Sermons by ${name}`
  return preacher ? 'Sermons' : 'All sermons'
}

type Asked = { query: URLSearchParams; choice: SermonChoice; known: boolean }

async function readOutcome(services: Reading, { query, choice, known }: Asked) {
  if (choice.preacher && !known) return { kind: 'none' as const }
  const listed = await listSermons(services, listingOf(choice, query.get('page')))
  if (!listed.ok) return { kind: 'failed' as const, words: wordsFor(listed.said) }
  const { sermons, page, pages, total, late } = listed
  if (sermons.length === 0) return { kind: 'none' as const }
  const setting = {
    choice,
    page,
    playing: query.get('play'),
    preachers: services.content.preachers,
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

type Setting = {
  choice: SermonChoice
  page: number
  playing: string | null
  preachers: Content['preachers']
}

function showSermon(sermon: Sermon, { choice, page, playing, preachers }: Setting) {
  const { id, title, description, tags, player, thumbnail } = sermon
  // Without a script the page comes again, with this player open.
  const own = sermonsAddress({ ...choice, page, play: id })
  return {
    id,
    title,
    description,
    tags: visibleTags(tags, preachers.hiddenTags),
    picture: thumbnail && `/sermons/thumbnails/${id}`,
    player: player === undefined ? undefined : { src: player, page: own, open: playing === id },
  }
}

/** The provider's own words where it gave any; they are text, and stay text. */
function wordsFor(said: string | undefined): string {
  return said
    ? `Our video service says: “${said}”`
    : 'Our video service is not answering just now. Please try again in a few minutes.'
}
