import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

export type IdempotencyKey = Selectable<Tables['idempotency_key']>

const KEPT_MS = 30 * 24 * 60 * 60_000

/**
 * The row of a key: the one that is there, or a new one for this body. Callers compare the bodies.
 * Old keys go when new ones come.
 */
export async function claimKey(
  db: Db,
  { key, body, at }: { key: string; body: string; at: Date },
): Promise<IdempotencyKey> {
  const forgotten = new Date(at.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('idempotency_key').where('created_at', '<', forgotten).execute()
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

/** What is stored of a key: whoever reads the database can't send it. */
export function keyDigest(key: string): string {
  return digest(`key ${key}`)
}

/** With the key in it, so that nobody can guess what was typed. */
export function bodyDigest(key: string, body: string): string {
  return digest(`body ${key} ${body}`)
}

/** The registration is stored, with this payment where there is one to make. */
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

/** Nothing was stored under it: it may be used for something else. */
export async function giveUpKey(db: Db, key: string): Promise<void> {
  const unused = db.deleteFrom('idempotency_key').where('answered_at', 'is', null)
  await unused.where('key_digest', '=', keyDigest(key)).execute()
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
