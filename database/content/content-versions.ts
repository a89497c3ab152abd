import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { findRow, findRows, insertNew } from '#database/engine/rows.ts'
import type { Tables, VersionSource } from '#database/tables/tables.ts'

/** One file of a version. A photograph's body is in base64. */
type VersionFile = { path: string; body: string }

export type ListedFile = { path: string; digest: string }

export type StoredVersion = Omit<
  Selectable<Tables['content_version']>,
  'changed' | 'english_parts'
> & {
  changed: string[]
}

/** By language. */
export type EnglishParts = Record<string, string[]>

/** The newest number, or 0 where none is stored. Asked every few seconds. */
export async function newestVersion(db: Db): Promise<number> {
  const found = await db
    .selectFrom('content_version')
    .select((select) => select.fn.max('number').as('number'))
    .executeTakeFirst()
  return Number(found?.number ?? 0)
}

export async function findVersion(db: Db, number: number): Promise<StoredVersion | undefined> {
  const row = await findRow(db, 'content_version', { number })
  return row && toVersion(row)
}

/** The newest first. */
export async function listVersions(db: Db, limit: number): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['number', 'at', 'staff_id', 'author', 'source', 'why', 'changed'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toVersion)
}

/** What was noted with the version. Nothing with one of an earlier release. */
export async function findEnglishParts(db: Db, id: number): Promise<EnglishParts> {
  const text = (await findRow(db, 'content_version', { number: id }))?.english_parts ?? '{}'
  const stored = { table: 'content_version', column: 'english_parts', id, text } as const
  return readJson(v.record(v.string(), v.array(v.string())), stored)
}

/** Whether anything was ever published in the office or imported. From then on the folder is only imported. */
export async function isPublished(db: Db): Promise<boolean> {
  const found = db.selectFrom('content_version').select('number').where('source', '<>', 'files')
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

export async function filesOfVersion(db: Db, version: number): Promise<ListedFile[]> {
  const rows = await findRows(db, 'content_file', { version }, 'path')
  return rows.map(({ path, digest }) => ({ path, digest }))
}

/** The bodies of these digests. */
export async function readBodies(db: Db, digests: readonly string[]): Promise<Map<string, string>> {
  const rows = await findRows(db, 'content_body', { digest: digests })
  return new Map(rows.map(({ digest, body }) => [digest, body]))
}

/** The body of a photograph of any version. */
export async function findPhotograph(db: Db, digest: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('content_body')
    .innerJoin('content_file', 'content_file.digest', 'content_body.digest')
    .select('content_body.body')
    .where('content_body.digest', '=', digest)
    .where('content_file.path', 'like', PHOTOGRAPHS)
    .limit(1)
    .executeTakeFirst()
  return found?.body
}

/** The paths of photographs. */
export const PHOTOGRAPHS = 'photos/%'

export type NewVersion = {
  /** The version that it follows. */
  after: number
  at: Date
  staffId: string | null
  author: string
  source: VersionSource
  why: string
  /** All files of the new version: those that stay, and those that are new or changed. */
  unchanged: readonly ListedFile[]
  written: readonly VersionFile[]
  /** The paths that differ from the version before. */
  changed: readonly string[]
  /** Left out where the files have mistakes. */
  englishParts?: EnglishParts
}

/** Returns the new number, or undefined when somebody else has published since. */
export async function storeVersion(tx: Db, version: NewVersion): Promise<number | undefined> {
  const number = version.after + 1
  const { at, staffId, author, source, why, unchanged, written, changed, englishParts } = version
  const isStored = await insertNew(tx, 'content_version', [
    {
      number,
      at: at.toISOString(),
      staff_id: staffId,
      author,
      source,
      why,
      changed: JSON.stringify(changed),
      english_parts: englishParts ? JSON.stringify(englishParts) : null,
    },
  ])
  if (!isStored) return undefined
  // By their digests versions share their files.
  const files = written.map((file) => ({ ...file, digest: digestOf(file.body) }))
  for (const { digest, body } of files) await insertNew(tx, 'content_body', [{ digest, body }])
  const rows = [...unchanged, ...files].map(({ path, digest }) => ({
    version: number,
    path,
    digest,
  }))
  await tx.insertInto('content_file').values(rows).execute()
  return number
}

function toVersion(
  row: Omit<Selectable<Tables['content_version']>, 'english_parts'>,
): StoredVersion {
  const { number: id, changed: text } = row
  const stored = { table: 'content_version', column: 'changed', id, text } as const
  return { ...row, changed: readJson(v.array(v.string()), stored) }
}
