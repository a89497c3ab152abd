import { localPath } from '#app/local-path.ts'
import type { Reader } from '#app/services.server.ts'
import { dayInIndia } from '#domain/days.ts'
import { shortDayIn } from '#domain/language-formats.ts'
import {
  languageName,
  preachersOf,
  type Sermon,
  visibleTags,
  wholeMinutes,
} from '#domain/sermons.ts'
import { SERMON_TEXTS } from '#words/media.ts'
import { playAddress, sermonAddress } from './sermon-address.server.ts'
import { sermonsAddress } from './sermons-address.ts'

type Setting = {
  reader: Reader
  /** The sermon whose player is open. */
  playing?: string | null
  /** Without a script: the address of the same page with the player open. */
  playPage?: (id: string) => string
}

/** A sermon as cards and pages show it. Unknown facts are left out. */
export function showSermon(sermon: Sermon, { reader, playing, playPage }: Setting) {
  const { id, title, description, tags, player, thumbnail } = sermon
  const { preachers } = reader.content
  const page = playPage?.(id) ?? playAddress(id)
  return {
    id,
    title,
    description,
    address: sermonAddress(id),
    facts: readFacts(sermon, reader),
    tags: visibleTags(tags, preachers.hiddenTags),
    picture: thumbnail && `/sermons/thumbnails/${id}`,
    player:
      player === undefined
        ? undefined
        : {
            src: player,
            // A plain link, which the framework gives no prefix.
            page: localPath(reader.language, page),
            open: playing === id,
          },
  }
}

export type ShownSermon = ReturnType<typeof showSermon>
export type ShownFacts = ShownSermon['facts']

function readFacts(sermon: Sermon, { language: shownIn, content }: Reader) {
  const { publishedAt, seconds, language } = sermon
  const day = publishedAt && dayInIndia(Date.parse(publishedAt))
  return {
    preachers: preachersOf(sermon, content.preachers.named).map(({ name, tag }) => ({
      name,
      address: sermonsAddress({ preacher: tag }),
    })),
    date: day ? { day, words: shortDayIn(shownIn, day) } : undefined,
    length: seconds && SERMON_TEXTS[shownIn].minutes(wholeMinutes(seconds)),
    language: language && languageName(shownIn, language),
  }
}
