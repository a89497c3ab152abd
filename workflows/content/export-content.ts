import { differingFiles, readTreeFiles, writeTreeFiles } from '#content-model/tree-files.ts'
import {
  listVersions,
  newestVersion,
  readVersionFiles,
} from '#database/content/content-versions.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { type Publishing, publishFiles } from './publish-files.ts'
import { checkFiles } from './versions.ts'

/** Files go out byte for byte as they came where nobody has changed them. */
export async function exportContent(
  { db }: Services,
  { directory, version }: { directory: string; version?: number | undefined },
): Promise<{ number: number; files: number } | undefined> {
  const number = version ?? (await newestVersion(db))
  const files = await readVersionFiles(db, number)
  if (files.size === 0) return undefined
  return { number, files: writeTreeFiles(directory, files) }
}

export async function compareFolder({ db }: Services, directory: string) {
  const version = await newestVersion(db)
  const stored = await readVersionFiles(db, version)
  const files = readTreeFiles(directory, stored)
  const checked = checkFiles(files)
  if (!checked.ok) return { ...checked, problem: 'mistakes' as const }
  const versions = await listVersions(db, version)
  const replaced = differingFiles(stored, files).map((path) => {
    const change = !stored.has(path) ? 'new' : files.has(path) ? 'changed' : 'removed'
    return { path, change, last: versions.find(({ changed }) => changed.includes(path)) }
  })
  return { ok: true as const, version, files: replaced }
}

export async function importContent(
  services: Services,
  { directory, ...form }: { actor: Actor; directory: string; why: string },
): Promise<Publishing> {
  return publishFiles(services, {
    ...form,
    source: 'import',
    action: 'import-content',
    change: (earlier) => readTreeFiles(directory, earlier),
  })
}
