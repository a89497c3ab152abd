import { type Difference, differencesOf } from '#content-model/editing/differences.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { isPhotograph } from '#content-model/tree-files.ts'
import { type ContentDraft, draftsOf } from '#database/content/content-drafts.ts'
import {
  listVersions,
  newestVersion,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { fileName, textForm } from './drafts/file-form.ts'
import { mergeDraft } from './drafts/merged-draft.ts'

export type Publication = {
  path: string
  name: string
  /** The version that was newest when this was shown. */
  seen: number
  /** What the draft changes. */
  differences: Difference[]
  /** What others have published in this file since the draft was begun. */
  others: { versions: StoredVersion[]; differences: Difference[] } | undefined
  /** Others have changed the same fields. */
  isClash: boolean
}

/** Of every own draft, in the order of the files. */
export async function readPublications(
  services: Services,
  actor: Actor,
): Promise<{ ok: true; publications: Publication[]; canStepBack: boolean } | NotAllowed> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const drafts = (await draftsOf(services.db, actor.staffId)).filter(
    ({ path }) => !isPhotograph(path),
  )
  const seen = await newestVersion(services.db)
  const publications = await Promise.all(
    drafts.map((draft) => publicationOf(services.db, { draft, seen })),
  )
  return { ok: true, publications, canStepBack: drafts.some(({ before }) => before !== null) }
}

type PublicationRead =
  | { ok: true; publication: Publication }
  | { ok: false; problem: 'unknown' }
  | NotAllowed

/** What publishing the own draft of a file would change. */
export async function readPublication(
  { db }: Services,
  { actor, path }: { actor: Actor; path: string },
): Promise<PublicationRead> {
  if (!staffCan.editContent(actor) || actor.staffId === null) return NOT_ALLOWED
  const drafts = await draftsOf(db, actor.staffId)
  const draft = drafts.find((each) => each.path === path)
  if (!draft) return { ok: false, problem: 'unknown' }
  const seen = await newestVersion(db)
  return { ok: true, publication: await publicationOf(db, { draft, seen }) }
}

type Drafted = { draft: ContentDraft; seen: number }

async function publicationOf(db: Db, { draft, seen }: Drafted): Promise<Publication> {
  const { path } = draft
  const { current, base, text, isClash } = await mergeDraft(db, { draft, newest: seen })
  const differences = compareTexts(path, current, text)
  const others =
    base === undefined
      ? undefined
      : {
          versions: await versionsSince(db, draft),
          differences: compareTexts(path, base, current),
        }
  return { path, name: fileName(path), seen, differences, others, isClash }
}

/** What differs between two texts of a file. */
export function compareTexts(
  path: string,
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  const [old, fresh] = [textForm(path, before), textForm(path, after)]
  return differencesOf(old ?? EMPTY, fresh ?? EMPTY)
}

const EMPTY: FormField = {
  name: '',
  title: '',
  description: undefined,
  optional: false,
  kind: 'named',
  entries: [],
}

async function versionsSince(
  db: Db,
  { base, path }: { base: number; path: string },
): Promise<StoredVersion[]> {
  const versions = await listVersions(db, 100)
  return versions.filter(({ number, changed }) => number > base && changed.includes(path))
}
