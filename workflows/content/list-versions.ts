import { listVersions, type StoredVersion } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'

export type { StoredVersion }

const MAX_VERSIONS = 500

/** Who changed what, when and why, the newest first. */
export async function listContentVersions(
  { db }: Services,
  actor: Actor,
): Promise<{ ok: true; versions: StoredVersion[] } | NotAllowed> {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  return { ok: true, versions: await listVersions(db, MAX_VERSIONS) }
}
