import { isDeepStrictEqual } from 'node:util'
import { NOTES_FILE } from '#content-model/changed-days.ts'
import { mergeFile } from '#content-model/stored-file.ts'
import { isPhotograph, type TreeFiles } from '#content-model/tree-files.ts'
import { findVersion, newestVersion, readVersionFiles } from '#database/content/content-versions.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { compareFiles } from './compare-versions.ts'
import { type Publishing, publishFiles } from './publish-files.ts'

/** What somebody has changed again since stays. */
export async function readUndo(services: Services, asked: { actor: Actor; number: number }) {
  const { db } = services
  const found = await findUndone(services, asked)
  if (!found.ok) return found
  const { version } = found
  const now = await readVersionFiles(db, await newestVersion(db))
  const { files, stays } = withoutChange({ ...found, now })
  const changed = { files: compareFiles(now, files), stays: compareFiles(files, stays) }
  return { ok: true as const, version, ...changed }
}

type Undoing = StaffForm & { number: number; why: string }

/** The answer is `changed` where nothing of the change is left to undo. */
export async function undoVersion(services: Services, { number, ...form }: Undoing) {
  const found = await findUndone(services, { actor: form.actor, number })
  if (!found.ok) return found
  return publishFiles(services, {
    ...form,
    action: 'undo-version',
    change: (now) => {
      const { files, stays } = withoutChange({ ...found, now })
      const isNothing = isDeepStrictEqual(files, now) && !isDeepStrictEqual(stays, now)
      return isNothing ? undefined : files
    },
  })
}

/** The first version has nothing before it. */
async function findUndone({ db }: Services, { actor, number }: { actor: Actor; number: number }) {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const version = number > 1 ? await findVersion(db, number) : undefined
  if (!version) return { ok: false, problem: 'unknown' } as const
  const before = await readVersionFiles(db, number - 1)
  return { ok: true, version, before, after: await readVersionFiles(db, number) } as const
}

export async function bringBack(
  services: Services,
  { number, ...form }: Undoing,
): Promise<Publishing> {
  const files = await readVersionFiles(services.db, number)
  return publishFiles(services, {
    ...form,
    action: 'bring-back',
    change: () => (files.size === 0 ? undefined : files),
  })
}

/** `stays` has the files without the changes of others too, to show what they are about. */
function withoutChange({ before, after, now }: Record<'before' | 'after' | 'now', TreeFiles>) {
  const [files, stays] = [new Map(now), new Map(now)]
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [own, base, current] = [before.get(path), after.get(path), now.get(path)]
    // The days of the changes are noted anew.
    if (own === base || path === NOTES_FILE) continue
    if (isPhotograph(path)) {
      // A photograph that is no longer shown may be needed again; one that is shown stays.
      if (own !== undefined && current === undefined) files.set(path, own)
      continue
    }
    const { kept, whole } = mergeFile(path, { base, own, current })
    setBody(files, path, kept)
    setBody(stays, path, whole)
  }
  return { files, stays }
}

function setBody(files: Map<string, string>, path: string, body: string | undefined): void {
  if (body === undefined) files.delete(path)
  else files.set(path, body)
}
