import { pageCount, SERMONS_PER_PAGE } from '#domain/sermons/pages.ts'
import type { SermonList, SermonProvider } from '../port.ts'
import { type AnswerSettings, type ListedBy, readVideos } from './answer.ts'
import { createVimeoReads, type ReadSettings } from './reads.ts'

export type VimeoSettings = ReadSettings & AnswerSettings & { projectId: string }

/** Vimeo tells which parts of a video it should send, and allows more questions that way. */
const FIELDS = [
  'uri,name,description,tags.name,pictures.sizes,embed.html,player_embed_url',
  'privacy.view,user.uri,user.link',
].join(',')

/** The list of a tag holds everybody's videos, so it is read whole, within reason. */
const MOST_TAG_PAGES = 30
const PAGES_AT_ONCE = 4

type PageQuestion = {
  operation: string
  path: string
  query?: Record<string, string>
  page: number
  listedBy?: ListedBy
}

/** Sermons as videos in a folder of the church's account at Vimeo. */
export function createVimeo(settings: VimeoSettings): SermonProvider {
  const { userId, projectId } = settings
  const reads = createVimeoReads(settings)

  async function ask({ operation, path, query = {}, page, listedBy = 'church' }: PageQuestion) {
    const body = await reads.read(operation, path, {
      fields: FIELDS,
      ...query,
      per_page: String(SERMONS_PER_PAGE),
      page: String(page),
    })
    return readVideos(body, { ...settings, listedBy })
  }

  function tagPage(tag: string, page: number): Promise<SermonList> {
    const path = `/tags/${encodeURIComponent(tag)}/videos`
    return ask({ operation: 'tag', path, page, listedBy: 'everybody' })
  }

  return {
    list: (page) =>
      ask({
        operation: 'folder',
        path: `/users/${userId}/projects/${projectId}/videos`,
        query: { sort: 'date', direction: 'desc' },
        page,
      }),
    search: (words, page) =>
      ask({ operation: 'search', path: `/users/${userId}/videos`, query: { query: words }, page }),
    async listByTag(tag) {
      const first = await tagPage(tag, 1)
      const last = Math.min(pageCount(first.total), MOST_TAG_PAGES)
      const lists = [first]
      for (let number = 2; number <= last; number += PAGES_AT_ONCE) {
        const count = Math.min(PAGES_AT_ONCE, last - number + 1)
        const numbers = Array.from({ length: count }, (_, place) => number + place)
        lists.push(...(await Promise.all(numbers.map((each) => tagPage(tag, each)))))
      }
      const sermons = lists.flatMap((list) => list.sermons)
      const skipped = lists.reduce((sum, list) => sum + list.skipped, 0)
      return { sermons, total: sermons.length, skipped }
    },
  }
}
