import {
  findVersion,
  newestVersion,
  type StoredVersion,
} from '#database/content/content-versions.ts'
import type { Db } from '#database/engine/open.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'
import { type ChangedFile, changesOf } from './changed-file.ts'
import { type Published, publishFiles } from './publish-files.ts'
import { readVersionFiles } from './read-version.ts'

export type VersionPage = {
  version: StoredVersion
  newest: number
  /** What it changed. */
  files: ChangedFile[]
  /** What would change if it came back. */
  back: ChangedFile[]
}

/** One version: what it changed, and what bringing it back would change. */
export async function readVersionPage(
  { db }: Services,
  { actor, number }: { actor: Actor; number: number },
): Promise<{ ok: true; page: VersionPage } | { ok: false; problem: 'unknown' } | NotAllowed> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const version = await findVersion(db, number)
  if (!version) return { ok: false, problem: 'unknown' }
  const newest = await newestVersion(db)
  const files = number === 1 ? [] : await changesBetween(db, number - 1, number)
  const back = await changesBetween(db, newest, number)
  return { ok: true, page: { version, newest, files, back } }
}

async function changesBetween(db: Db, from: number, to: number): Promise<ChangedFile[]> {
  return changesOf(await readVersionFiles(db, from), await readVersionFiles(db, to))
}

type BringingBack = { actor: Actor; number: number; why: string; key?: string | undefined }

/** Publishes an earlier version again, as a new one. */
export async function bringBack(
  services: Services,
  { actor, number, why, key }: BringingBack,
): Promise<Published> {
  const files = await readVersionFiles(services.db, number)
  return publishFiles(services, {
    actor,
    source: 'office',
    why,
    action: 'bring-back',
    key,
    change: () => (files.length === 0 ? undefined : files),
  })
}
