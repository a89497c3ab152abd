import type { Reader } from '#app/services.server.ts'
import type { Language } from '#domain/language.ts'
import { type Preacher, readSearchWords } from '#domain/sermons.ts'
import { SERMON_TEXTS } from '#words/media.ts'
import { listSermons } from '#workflows/sermons/sermons.ts'
import type { Services } from '#workflows/services.ts'
import { providerWords } from './provider-words.server.ts'
import { playInList } from './sermon-address.server.ts'
import { type SermonChoice, sermonsAddress } from './sermons-address.ts'
import { showSermon } from './show-sermon.server.ts'

/**
 * The sermons that an address asks for. While the provider is down, the page is complete except for
 * the list.
 */
export async function readSermons(services: Services, reader: Reader, query: URLSearchParams) {
  const { language } = reader
  const { named } = reader.content.preachers
  const choice = readChoice(query)
  const preacher = named.find(({ tag }) => tag === choice.preacher)
  return {
    preachers: named.map(({ name, tag }) => ({ name, tag })),
    choice,
    ...headingOf(language, choice, preacher?.name),
    own: preacher && ownPage(language, preacher),
    noneYet: services.off.includes('sermons') ? SERMON_TEXTS[language].noneYet : undefined,
    outcome: await readOutcome(services, {
      reader,
      query,
      choice,
      known: preacher !== undefined,
    }),
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

/** The name has a place in the heading, because it may be in another language. */
function headingOf(
  language: Language,
  { words, preacher }: SermonChoice,
  name: string | undefined,
): { listHeading: string; listName?: string } {
  const texts = SERMON_TEXTS[language]
  if (words) return { listHeading: texts.found, listName: words }
  if (name) return { listHeading: texts.by, listName: name }
  return { listHeading: preacher ? texts.unknown : texts.all }
}

/** A preacher's list is linked to and shared as a page of its own. */
function ownPage(language: Language, { name, tag }: Preacher) {
  const title = SERMON_TEXTS[language].by.replace('{name}', () => name)
  return { title, address: sermonsAddress({ preacher: tag }) }
}

type Asked = { reader: Reader; query: URLSearchParams; choice: SermonChoice; known: boolean }

async function readOutcome(services: Services, { reader, query, choice, known }: Asked) {
  const texts = SERMON_TEXTS[reader.language]
  const none = { kind: 'none' as const, status: texts.none, words: texts.tryOthers }
  if (choice.preacher && !known) return none
  const listed = await listSermons(services, listingOf(choice, query.get('page')))
  if (!listed.ok) {
    const why = providerWords(reader.language, listed.said)
    return { kind: 'failed' as const, status: texts.failed, ...why }
  }
  const { sermons, page, pages, total, late } = listed
  if (sermons.length === 0) return none
  const setting = {
    reader,
    playing: query.get('play'),
    playPage: (id: string) => playInList(id, { ...choice, page }),
  }
  return {
    kind: 'list' as const,
    status: texts.status({ total, page, pages }),
    sermons: sermons.map((sermon) => showSermon(sermon, setting)),
    page,
    pages,
    late: late && texts.late,
  }
}

function listingOf(
  { words, preacher }: SermonChoice,
  page: string | null,
): Parameters<typeof listSermons>[1] {
  if (words) return { of: 'search', words, page }
  return preacher ? { of: 'tag', tag: preacher, page } : { of: 'all', page }
}
