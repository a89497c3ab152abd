import type { Mistake } from '#content-model/mistake.ts'
import type { TreeFile } from '#content-model/tree-files.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import {
  appendOfficeEvent,
  findFormEvent,
  type OfficeEvent,
} from '#database/staff/office-events.ts'
import type { VersionSource } from '#database/tables/content-tables.ts'
import type { OfficeAction } from '#domain/office-action.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { doOnce } from '#workflows/do-once.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { lostCodes } from './lost-codes.ts'
import { checkFiles, readVersionFiles } from './read-version.ts'
import { refreshContent } from './refresh-content.ts'
import { storeNextVersion } from './store-next-version.ts'
import { withNotes } from './translations/with-notes.ts'

type Publication = {
  actor: Actor
  source: VersionSource
  why: string
  /** What is done, in the words of the button. */
  action: OfficeAction
  key?: string | undefined
  /**
   * The files of the next version, made from those of the newest. Called again when somebody else has
   * published meanwhile. Undefined: it can't be made from these any more.
   */
  change: (files: readonly TreeFile[], version: number) => readonly TreeFile[] | undefined
  /** Done in the same transaction. */
  also?: (tx: Db) => Promise<void>
}

export type Published =
  | { ok: true; number: number }
  | { ok: false; problem: 'no-reason' | 'unchanged' | 'changed' }
  | { ok: false; problem: 'mistakes'; mistakes: readonly Mistake[] }
  | NotAllowed

const MAX_REASON = 500

/** Checks and stores the next version, and shows it on this server at once. */
export async function publishFiles(
  services: Services,
  publication: Publication,
): Promise<Published> {
  const why = publication.why.trim()
  if (!staffCan.editContent(publication.actor)) return NOT_ALLOWED
  if (why.length > MAX_REASON) return { ok: false, problem: 'no-reason' }
  for (;;) {
    const published = await tryToPublish(services, { ...publication, why })
    if (published === undefined) continue
    if (published.ok) await refreshContent(services)
    return published
  }
}

/** Undefined when somebody else was quicker. */
async function tryToPublish(
  services: Services,
  publication: Publication,
): Promise<Published | undefined> {
  const { db } = services
  const { key, change } = publication
  const after = await newestVersion(db)
  // What a form has published is no longer a change of the newest version.
  const done = key === undefined ? undefined : await findFormEvent(db, key)
  if (done) return publishedBefore(done)
  const before = await readVersionFiles(db, after)
  const changed = change(before, after)
  if (!changed) return { ok: false, problem: 'changed' }
  if (isSame(before, changed)) return { ok: false, problem: 'unchanged' }
  const files = withNotes(before, changed)
  const checked = checkFiles(files)
  if (!checked.ok) return { ok: false, problem: 'mistakes', mistakes: checked.mistakes }
  return db.transaction().execute((tx) =>
    doOnce(tx, { key, again: publishedBefore }, async (): Promise<Published | undefined> => {
      const mistakes = await lostCodes(tx, { before, after: checked.content })
      if (mistakes.length > 0) return { ok: false, problem: 'mistakes', mistakes }
      const number = await storeVersion(tx, { ...publication, after, files, at: services.now() })
      return number === undefined ? undefined : { ok: true, number }
    }),
  )
}

function publishedBefore({ subject_id }: OfficeEvent): Published {
  return { ok: true, number: Number(subject_id) }
}

type Storing = Publication & { after: number; files: readonly TreeFile[]; at: Date }

/** Undefined when somebody else was quicker. */
async function storeVersion(tx: Db, storing: Storing): Promise<number | undefined> {
  const { after, files, at, actor, source, why, action, key, also } = storing
  const author = { staffId: actor.staffId, author: actor.name }
  const number = await storeNextVersion(tx, { after, at, ...author, source, why, files })
  if (number === undefined) return undefined
  const event = { actor, subject: 'content', subjectId: String(number), action } as const
  await appendOfficeEvent(tx, { ...event, details: { why }, key, at })
  await also?.(tx)
  return number
}

function isSame(before: readonly TreeFile[], after: readonly TreeFile[]): boolean {
  const known = new Map(before.map(({ path, body }) => [path, body]))
  return after.length === known.size && after.every(({ path, body }) => known.get(path) === body)
}
