import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { readJson } from '#database/engine/read-json.ts'
import { findRow, findRows, insertNew } from '#database/engine/rows.ts'
import type { Tables, VersionSource } from '#database/tables/tables.ts'

export type StoredVersion = Omit<
  Selectable<Tables['content_version']>,
  'changed' | 'english_parts'
> & {
  changed: string[]
}

export type EnglishParts = Record<string, string[]>

/** The number is 0 where no version is stored. Servers ask for it every few seconds. */
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

/** Once something was published or imported in the office, the folder is only imported. */
export async function isPublished(db: Db): Promise<boolean> {
  const found = db.selectFrom('content_version').select('number').where('source', '<>', 'files')
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

export async function digestsOf(db: Db, version: number): Promise<Map<string, string>> {
  const rows = await findRows(db, 'content_file', { version }, 'path')
  return new Map(rows.map(({ path, digest }) => [path, digest]))
}

export async function readVersionFiles(db: Db, version: number): Promise<Map<string, string>> {
  const rows = await selectFiles(db, version).orderBy('path').execute()
  return new Map(rows.map(({ path, body }) => [path, body]))
}

export async function readVersionFile(
  db: Db,
  version: number,
  path: string,
): Promise<string | undefined> {
  return (await selectFiles(db, version).where('path', '=', path).executeTakeFirst())?.body
}

function selectFiles(db: Db, version: number) {
  return db
    .selectFrom('content_file')
    .innerJoin('content_body', 'content_body.digest', 'content_file.digest')
    .select(['path', 'body'])
    .where('version', '=', version)
}

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

export const PHOTOGRAPHS = 'photos/%'

export type NewVersion = {
  after: number
  at: Date
  staffId: string | null
  author: string
  source: VersionSource
  why: string
  /** The digests of its files, by their paths: versions share what stays the same. */
  files: ReadonlyMap<string, string>
  /** The bodies of those that are new or changed. */
  written: readonly string[]
  changed: readonly string[]
  /** Left out where the files have mistakes. */
  englishParts?: EnglishParts
}

/** Returns the new number, or undefined when somebody else has published since. */
export async function storeVersion(tx: Db, version: NewVersion): Promise<number | undefined> {
  const { after, at, staffId, files, written, changed, englishParts, ...said } = version
  const number = after + 1
  const isStored = await insertNew(tx, 'content_version', [
    {
      ...{ ...said, number, at: at.toISOString(), staff_id: staffId },
      changed: JSON.stringify(changed),
      english_parts: englishParts ? JSON.stringify(englishParts) : null,
    },
  ])
  if (!isStored) return undefined
  for (const body of written) {
    await insertNew(tx, 'content_body', [{ digest: digestOf(body), body }])
  }
  const rows = [...files].map(([path, digest]) => ({ version: number, path, digest }))
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
