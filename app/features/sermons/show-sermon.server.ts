import type { Content } from '#content-model/schema/content.ts'
import { formatShortDay } from '#domain/calendar/when.ts'
import { dayInIndia } from '#domain/days.ts'
import { languageName } from '#domain/sermons/language-name.ts'
import { preachersOf } from '#domain/sermons/preacher.ts'
import { type Sermon, visibleTags } from '#domain/sermons/sermon.ts'
import { formatLength } from '#domain/sermons/sermon-length.ts'
import { sermonAddress, sermonsAddress } from './sermons-address.ts'

type Setting = {
  preachers: Content['preachers']
  /** The sermon whose player is open. */
  playing?: string | null
  /** Without a script: the address of the same page with the player open. */
  playPage?: (id: string) => string
}

/** A sermon as cards and pages show it. Unknown facts are left out. */
export function showSermon(sermon: Sermon, { preachers, playing, playPage }: Setting) {
  const { id, title, description, tags, player, thumbnail } = sermon
  const page = playPage?.(id) ?? sermonAddress(id, { play: true })
  return {
    id,
    title,
    description,
    address: sermonAddress(id),
    facts: readFacts(sermon, preachers),
    tags: visibleTags(tags, preachers.hiddenTags),
    picture: thumbnail && `/sermons/thumbnails/${id}`,
    player: player === undefined ? undefined : { src: player, page, open: playing === id },
  }
}

export type ShownSermon = ReturnType<typeof showSermon>
export type ShownFacts = ShownSermon['facts']

function readFacts(sermon: Sermon, { named }: Content['preachers']) {
  const { publishedAt, seconds, language } = sermon
  const day = publishedAt && dayInIndia(Date.parse(publishedAt))
  return {
    preachers: preachersOf(sermon, named).map(({ name, tag }) => ({
      name,
      address: sermonsAddress({ preacher: tag }),
    })),
    date: day ? { day, words: formatShortDay(day) } : undefined,
    length: seconds && formatLength(seconds),
    language: language && languageName(language),
  }
}
