import { localPath } from '#app/local-path.ts'
import type { Reader } from '#app/services.server.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { shortDayIn } from '#domain/language-formats.ts'
import {
  languageName,
  passagesOf,
  preachersOf,
  type Sermon,
  visibleTags,
  wholeMinutes,
} from '#domain/sermons/sermons.ts'
import { momentWords, type SpokenText } from '#domain/sermons/transcript.ts'
import { SERMON_TEXTS } from '#words/media.ts'
import { momentAddress, playAddress, sermonAddress, sermonsAddress } from './sermons-address.ts'

export function showSermon(
  sermon: Sermon,
  setting: {
    reader: Reader
    playing?: string | null
    /** The second from which it plays. */
    from?: number | undefined
    /** Where the words of a search were said. */
    said?: SpokenText | undefined
    /** Without a script: the address of the same page with the player open. */
    playPage?: (id: string) => string
  },
) {
  const { reader, playing, playPage, from, said } = setting
  const { id, title, description, tags, player, thumbnail, publishedAt, seconds } = sermon
  const { language, content } = reader
  const { named, hiddenTags } = content.preachers
  const day = publishedAt && dayInIndia(Date.parse(publishedAt))
  const page = playPage?.(id) ?? playAddress(id)
  return {
    id,
    title,
    description,
    address: sermonAddress(id),
    facts: {
      preachers: preachersOf(sermon, named).map(({ name, tag }) => ({
        name,
        address: sermonsAddress({ preacher: tag }),
      })),
      date: day ? { day, words: shortDayIn(language, day) } : undefined,
      length: seconds && SERMON_TEXTS[language].minutes(wholeMinutes(seconds)),
      language: sermon.language && languageName(language, sermon.language),
    },
    tags: visibleTags(tags, hiddenTags).map((tag) => ({
      words: tag,
      address: sermonsAddress({ words: tag }),
    })),
    passages: passagesOf(sermon).map(({ chapter, words }) => ({
      words,
      address: sermonsAddress({ words: chapter }),
    })),
    said: said && {
      words: said.text,
      moment: momentWords(said.at),
      address: momentAddress(id, said.at),
    },
    picture: thumbnail && `/sermons/thumbnails/${id}`,
    player:
      player === undefined
        ? undefined
        : {
            // The moment as the provider's player reads it.
            src: from ? `${player}#t=${from}s` : player,
            // A plain link, which the framework gives no prefix.
            page: localPath(language, page),
            open: playing === id,
          },
  }
}

export type ShownSermon = ReturnType<typeof showSermon>

/** Why there are no sermons. If the provider gave a message, it is shown as plain text. */
export function providerWords(language: Language, said: string | undefined) {
  const texts = SERMON_TEXTS[language]
  return said ? { words: texts.said, said } : { words: texts.silent }
}
