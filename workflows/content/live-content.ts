import type { Mistake } from '#content-model/mistake.ts'
import type { GoodContent } from '#content-model/read-content.ts'
import type { Content } from '#content-model/schema/content.ts'
import {
  differingFiles,
  isPhotograph,
  readTreeFiles,
  type TreeFiles,
} from '#content-model/tree-files.ts'
import { isPublished, newestVersion, readVersionFiles } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import type { Language } from '#domain/language.ts'
import type { ContentInLanguage, Services } from '#workflows/services.ts'
import { checkFiles, englishPartsOf, readVersion, storeNextVersion } from './versions.ts'

type OpenedContent =
  | {
      ok: true
      live: LiveContent
      /** Files of the folder that differ from what is shown, because the office has published. */
      ignored: string[]
    }
  | { ok: false; mistakes: readonly Mistake[] }

/** Until something is published or imported, changes of the folder are stored as versions. Then it is ignored. */
export async function openContent(opening: {
  db: Db
  directory: string
  now: () => Date
  /** For the command line: it stores the first version, and leaves later ones to the site's start. */
  isReadOnly?: boolean
}): Promise<OpenedContent> {
  const { db, directory, now, isReadOnly = false } = opening
  const newest = await newestVersion(db)
  const stored = await readVersionFiles(db, newest)
  const files = readTreeFiles(directory, stored)
  const differing = differingFiles(stored, files).filter((path) => !isPhotograph(path))
  const isPublic = newest > 0 && (await isPublished(db))
  if (isPublic || (newest > 0 && differing.length === 0)) {
    return openLastGood(db, { number: newest, stored, ignored: isPublic ? differing : [] })
  }
  const loaded = checkFiles(files)
  if (!loaded.ok) {
    const trouble = { number: undefined, mistakes: loaded.mistakes }
    return openLastGood(db, { number: newest, stored, ignored: [], trouble })
  }
  if (isReadOnly && newest > 0) return shown(loaded, { number: newest, ignored: [] })
  const number = await db.transaction().execute((tx) =>
    storeNextVersion(tx, {
      after: newest,
      at: now(),
      staffId: null,
      author: 'content folder',
      source: 'files',
      why: newest === 0 ? 'first-start' : 'files-changed',
      files,
      englishParts: englishPartsOf(loaded),
    }),
  )
  // Another server has stored them at the same moment.
  if (number === undefined) return openContent(opening)
  return shown(loaded, { number, ignored: [] })
}

type OpeningVersion = { number: number; ignored: string[]; trouble?: ContentTrouble | undefined }

/** The newest version, or the last one before it that has no mistakes. */
async function openLastGood(
  db: Db,
  { number, stored, ignored, trouble }: OpeningVersion & { stored: TreeFiles },
): Promise<OpenedContent> {
  let told = trouble
  for (let tried = number; tried > 0; tried--) {
    const loaded = await readVersion(db, tried, tried === number ? stored : undefined)
    if (loaded.ok) return shown(loaded, { number: tried, ignored, trouble: told })
    told ??= { number: tried, mistakes: loaded.mistakes }
  }
  return { ok: false, mistakes: told?.mistakes ?? [] }
}

function shown(loaded: GoodContent, { number, ignored, trouble }: OpeningVersion): OpenedContent {
  const live = createLiveContent({ ...loaded, number })
  live.tell(trouble)
  return { ok: true, live, ignored }
}

type CheckedVersion = Omit<GoodContent, 'ok' | 'reviews' | 'strays'> & {
  /** 0 for content that is not stored, in tests and tools. */
  number: number
}

/** Content that can't be shown: the files at the start, or a version. The last good one stays. */
type ContentTrouble = {
  /** Undefined for the files of the content folder. */
  number: number | undefined
  mistakes: readonly Mistake[]
}

/** Everything reads it anew for each request. */
export type LiveContent = ReturnType<typeof createLiveContent>

export function createLiveContent(first: CheckedVersion) {
  let current = first
  let trouble: ContentTrouble | undefined
  const listeners: (() => void)[] = []
  return {
    version: () => current,
    replace(version: CheckedVersion) {
      current = version
      for (const listener of listeners) listener()
    },
    /** Called after each replacement, to empty what was made from the content before. */
    onReplace(listener: () => void) {
      listeners.push(listener)
    },
    trouble: () => trouble,
    tell(found: ContentTrouble | undefined) {
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
