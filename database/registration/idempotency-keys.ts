import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'

export type IdempotencyKey = Selectable<Tables['idempotency_key']>

const KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * Returns the key's row, inserting it for this body if there is none. The caller compares the body
 * digests. Deletes expired keys on the way.
 */
export async function claimKey(
  db: Db,
  { key, body, at }: { key: string; body: string; at: Date },
): Promise<IdempotencyKey> {
  const expiry = new Date(at.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('idempotency_key').where('created_at', '<', expiry).execute()
  await db
    .insertInto('idempotency_key')
    .values({
      key_digest: keyDigest(key),
      body_digest: bodyDigest(key, body),
      created_at: at.toISOString(),
      answered_at: null,
      txnid: null,
    })
    .onConflict((conflict) => conflict.column('key_digest').doNothing())
    .execute()
  return db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('key_digest', '=', keyDigest(key))
    .executeTakeFirstOrThrow()
}

/** Only a digest of the key is stored, so that the database does not reveal a usable key. */
export function keyDigest(key: string): string {
  return digest(`key ${key}`)
}

/** Salted with the key, so that the body can't be guessed from its digest. */
export function bodyDigest(key: string, body: string): string {
  return digest(`body ${key} ${body}`)
}

/** Notes that the registration is stored, with its payment if there is one. */
export async function markKeyAnswered(
  db: Db,
  { key, txnid, at }: { key: string; txnid: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ answered_at: at.toISOString(), txnid })
    .where('key_digest', '=', keyDigest(key))
    .execute()
}

/** Frees a key under which nothing was stored, so that it may be used with another body. */
export async function releaseKey(db: Db, key: string): Promise<void> {
  const unused = db.deleteFrom('idempotency_key').where('answered_at', 'is', null)
  await unused.where('key_digest', '=', keyDigest(key)).execute()
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
