import type { Mistake } from '#content-model/mistake.ts'
import type { GoodContent } from '#content-model/read-content.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { Language } from '#domain/language.ts'
import type { ContentInLanguage, Services } from '#workflows/services.ts'

export type CheckedVersion = Omit<GoodContent, 'ok' | 'reviews' | 'strays'> & {
  /** 0 for content that is not stored, in tests and tools. */
  number: number
}

/** Content that can't be shown: the files at the start, or a version. The last good one stays. */
export type ContentTrouble = {
  /** Undefined for the files of the content folder. */
  number: number | undefined
  mistakes: readonly Mistake[]
}

export type LiveContent = {
  version(): CheckedVersion
  replace(version: CheckedVersion): void
  /** Called after each replacement, to empty what was made from the content before. */
  onReplace(listener: () => void): void
  trouble(): ContentTrouble | undefined
  tell(trouble: ContentTrouble | undefined): void
}

export function createLiveContent(first: CheckedVersion): LiveContent {
  let current = first
  let trouble: ContentTrouble | undefined
  const listeners: (() => void)[] = []
  return {
    version: () => current,
    replace(version) {
      current = version
      for (const listener of listeners) listener()
    },
    onReplace: (listener) => void listeners.push(listener),
    trouble: () => trouble,
    tell(found) {
      trouble = found
    },
  }
}

const NO_PARTS: ReadonlySet<string> = new Set()

export function contentIn(
  { offers }: Pick<Services, 'offers'>,
  { content, translation }: Pick<CheckedVersion, 'content' | 'translation'>,
  language: Language,
): ContentInLanguage {
  const english = { content, englishParts: NO_PARTS, unread: NO_PARTS }
  const said = language === 'en' ? english : translation(language)
  const { englishParts, unread } = said
  return { content: offers.withDates(said.content, language), englishParts, unread }
}

export function contentFor(
  services: Pick<Services, 'content' | 'contentIn'>,
  language: Language,
): Content {
  return language === 'en' ? services.content : services.contentIn(language).content
}
