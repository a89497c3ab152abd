import type { Mistake } from '#content-model/mistake.ts'
import type { GoodContent } from '#content-model/read-content.ts'
import {
  differingFiles,
  isPhotograph,
  readTreeFiles,
  type TreeFile,
} from '#content-model/tree-files.ts'
import { isPublished, newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import {
  type CheckedVersion,
  type ContentTrouble,
  createLiveContent,
  type LiveContent,
} from './live-content.ts'
import { storeNextVersion } from './store-next-version.ts'
import { checkFiles, englishPartsOf, readVersion, readVersionFiles } from './versions.ts'

type Opening = {
  db: Db
  /** The content folder. */
  directory: string
  now: () => Date
  /** For the command line: it stores the first version, and leaves later ones to the site's start. */
  isReadOnly?: boolean
}

type OpenedContent =
  | {
      ok: true
      live: LiveContent
      /** Files of the folder that differ from what is shown, because the office has published. */
      ignored: string[]
    }
  | { ok: false; mistakes: readonly Mistake[] }

/**
 * The content at a start. While nothing was published or imported the files of the folder are the
 * content, and each change of theirs is stored as a version. After that the newest version is. When
 * that one has mistakes, the last good one is shown.
 */
export async function openContent(opening: Opening): Promise<OpenedContent> {
  const { db } = opening
  const newest = await newestVersion(db)
  const stored = await readVersionFiles(db, newest)
  const files = readTreeFiles(opening.directory, stored)
  const differing = differingFiles(stored, files).filter((path) => !isPhotograph(path))
  const isFolderTheContent = newest === 0 || !(await isPublished(db))
  if (!isFolderTheContent) return openNewest(opening, { newest, ignored: differing })
  if (newest > 0 && differing.length === 0) return openNewest(opening, { newest, ignored: [] })
  const loaded = checkFiles(files)
  if (!loaded.ok) return withoutFiles(opening, { newest, mistakes: loaded.mistakes })
  if (opening.isReadOnly && newest > 0) return shown(loaded, { number: newest, ignored: [] })
  const number = await storeFiles(opening, { newest, files, loaded })
  // Another server has stored them at the same moment.
  if (number === undefined) return openContent(opening)
  return shown(loaded, { number, ignored: [] })
}

async function openNewest(
  opening: Opening,
  { newest, ignored }: { newest: number; ignored: string[] },
): Promise<OpenedContent> {
  const loaded = await readVersion(opening.db, newest)
  if (loaded.ok) return shown(loaded, { number: newest, ignored })
  return openLastGood(opening, { below: newest, ignored, trouble: { number: newest, ...loaded } })
}

/** The files have mistakes. The site starts with the last good version, if there is one. */
async function withoutFiles(
  opening: Opening,
  { newest, mistakes }: { newest: number; mistakes: readonly Mistake[] },
): Promise<OpenedContent> {
  const trouble = { number: undefined, mistakes }
  return openLastGood(opening, { below: newest + 1, ignored: [], trouble })
}

async function openLastGood(
  { db }: Opening,
  { below, ignored, trouble }: { below: number; ignored: string[]; trouble: ContentTrouble },
): Promise<OpenedContent> {
  for (let number = below - 1; number > 0; number--) {
    const loaded = await readVersion(db, number)
    if (loaded.ok) return shown(loaded, { number, ignored, trouble })
  }
  return { ok: false, mistakes: trouble.mistakes }
}

type Found = { number: number; ignored: string[]; trouble?: ContentTrouble }

function shown(loaded: GoodContent, { number, ignored, trouble }: Found): OpenedContent {
  const { content, samples, translation, englishParts } = loaded
  const version: CheckedVersion = { number, content, samples, translation, englishParts }
  const live = createLiveContent(version)
  live.tell(trouble)
  return { ok: true, live, ignored }
}

async function storeFiles(
  { db, now }: Opening,
  { newest, files, loaded }: { newest: number; files: readonly TreeFile[]; loaded: GoodContent },
): Promise<number | undefined> {
  const englishParts = englishPartsOf(loaded)
  return db.transaction().execute((tx) =>
    storeNextVersion(tx, {
      after: newest,
      at: now(),
      staffId: null,
      author: 'content folder',
      source: 'files',
      why: newest === 0 ? 'first-start' : 'files-changed',
      files,
      englishParts,
    }),
  )
}
