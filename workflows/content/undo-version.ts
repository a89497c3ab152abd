import {
  findVersion,
  newestVersion,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { type ChangedFile, changesOf } from './changed-file.ts'
import { type Published, publishFiles } from './publish-files.ts'
import { readVersionFiles } from './read-version.ts'
import { withoutChange } from './without-change.ts'

type Asked = { actor: Actor; number: number }

type Unknown = { ok: false; problem: 'unknown' } | NotAllowed

export type UndoPage = {
  version: StoredVersion
  /** What would change. Undefined where somebody has changed the same since. */
  files: ChangedFile[] | undefined
}

/** What taking back the change of one version would do. Stores nothing. */
export async function readUndo(
  services: Services,
  asked: Asked,
): Promise<{ ok: true; page: UndoPage } | Unknown> {
  const { db } = services
  const found = await findUndone(services, asked)
  if (!found.ok) return found
  const now = await readVersionFiles(db, await newestVersion(db))
  const after = withoutChange({ ...found, now })
  return { ok: true, page: { version: found.version, files: after && changesOf(now, after) } }
}

type Undoing = Asked & { why: string; key?: string | undefined }

/** Publishes the newest content without the change of one version. What others have published stays. */
export async function undoVersion(
  services: Services,
  { actor, number, why, key }: Undoing,
): Promise<Published | Unknown> {
  const found = await findUndone(services, { actor, number })
  if (!found.ok) return found
  return publishFiles(services, {
    actor,
    source: 'office',
    why,
    action: 'undo-version',
    key,
    change: (now) => withoutChange({ ...found, now }),
  })
}

/** The first version has nothing before it. */
async function findUndone({ db }: Services, { actor, number }: Asked) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const version = number > 1 ? await findVersion(db, number) : undefined
  if (!version) return { ok: false, problem: 'unknown' } as const
  const before = await readVersionFiles(db, number - 1)
  return { ok: true, version, before, after: await readVersionFiles(db, number) } as const
}
