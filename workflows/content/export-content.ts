import { readTreeFiles, writeTreeFiles } from '#content-model/tree-files.ts'
import { newestVersion } from '#database/content/content-versions.ts'
import type { Actor } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { type Published, publishFiles } from './publish-files.ts'
import { readVersionFiles } from './versions.ts'

type Exported = { number: number; files: number }

/** Writes a version, the newest or another, as files: byte for byte as they came. */
export async function exportContent(
  { db }: Services,
  { directory, version }: { directory: string; version?: number | undefined },
): Promise<Exported | undefined> {
  const number = version ?? (await newestVersion(db))
  const files = await readVersionFiles(db, number)
  if (files.length === 0) return undefined
  writeTreeFiles(directory, files)
  return { number, files: files.length }
}

type Import = { actor: Actor; directory: string; why: string }

/** Publishes the files of a folder as the next version. */
export async function importContent(
  services: Services,
  { directory, ...form }: Import,
): Promise<Published> {
  const files = readTreeFiles(directory)
  return publishFiles(services, {
    ...form,
    source: 'import',
    action: 'import-content',
    change: () => files,
  })
}
