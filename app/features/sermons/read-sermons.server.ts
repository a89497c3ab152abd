import type { Reader } from '#app/services.server.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { chapterOf } from '#domain/sermons/passages.ts'
import { readSearchWords } from '#domain/sermons/sermons.ts'
import { SERMON_TEXTS } from '#words/media.ts'
import {
  listSermons,
  newestSermon,
  placeInSermon,
  publicSermons,
} from '#workflows/sermons/sermons.ts'
import type { Services } from '#workflows/services.ts'
import { playInList, type SermonChoice, sermonAddress, sermonsAddress } from './sermons-address.ts'
import { providerWords, showSermon } from './show-sermon.server.ts'

/** While the provider is down, the page is complete except for the list. */
export async function readSermons(services: Services, reader: Reader, query: URLSearchParams) {
  const { language } = reader
  const { named } = reader.content.preachers
  // Words win when both are given.
  const words = readSearchWords(query.get('q'))
  const tag = words ? undefined : readSearchWords(query.get('preacher'))
  const choice: SermonChoice = { ...(words && { words }), ...(tag && { preacher: tag }) }
  const preacher = named.find(({ tag }) => tag === choice.preacher)
  return {
    preachers: named.map(({ name, tag }) => ({ name, tag })),
    choice,
    ...headingOf(language, choice, preacher?.name),
    // A preacher's list is linked to and shared as a page of its own.
    own: preacher && {
      title: SERMON_TEXTS[language].by.replace('{name}', () => preacher.name),
      address: sermonsAddress({ preacher: preacher.tag }),
    },
    noneYet: services.off.includes('sermons') ? SERMON_TEXTS[language].noneYet : undefined,
    outcome: await readOutcome(services, reader, {
      query,
      choice,
      isUnknown: choice.preacher !== undefined && !preacher,
    }),
  }
}

export type SermonsOutcome = Awaited<ReturnType<typeof readOutcome>>

/** The name has a place in the heading, because it may be in another language. */
function headingOf(
  language: Language,
  { words, preacher }: SermonChoice,
  name: string | undefined,
): { listHeading: string; listName?: string } {
  const texts = SERMON_TEXTS[language]
  if (words && chapterOf(words)) return { listHeading: texts.about, listName: words }
  if (words) return { listHeading: texts.found, listName: words }
  if (name) return { listHeading: texts.by, listName: name }
  return { listHeading: preacher ? texts.unknown : texts.all }
}

async function readOutcome(
  services: Services,
  reader: Reader,
  list: { query: URLSearchParams; choice: SermonChoice; isUnknown: boolean },
) {
  const { query, choice } = list
  const texts = SERMON_TEXTS[reader.language]
  const none = { kind: 'none' as const, status: texts.none, words: texts.tryOthers }
  if (list.isUnknown) return none
  const { words, preacher } = choice
  const of = words
    ? { of: 'search' as const, words }
    : preacher
      ? { of: 'tag' as const, tag: preacher }
      : { of: 'all' as const }
  const listed = await listSermons(services, { ...of, page: query.get('page') })
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
    sermons: await Promise.all(
      sermons.map(async (sermon) => {
        const said = words ? await placeInSermon(services, sermon.id, words) : undefined
        return showSermon(sermon, { ...setting, said })
      }),
    ),
    page,
    pages,
    late: late && texts.late,
  }
}

/** Undefined while no sermon is known. The page then leaves the section out. */
export async function readNewestSermon(services: Services, reader: Reader) {
  const sermon = await newestSermon(services)
  return sermon && showSermon(sermon, { reader })
}

/** The sermons' pages for the sitemap. Undefined while no list of them was ever read. */
export async function sermonEntries(services: Services) {
  const sermons = await publicSermons(services)
  return sermons?.map(({ id, publishedAt }) => ({
    path: sermonAddress(id),
    day: publishedAt && dayInIndia(Date.parse(publishedAt)),
  }))
}
