import { digestOf } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { insertNew, rowOf } from '#database/engine/rows.ts'

const RETENTION_MS = 30 * 24 * 60 * 60_000

/** The caller compares the body digests. Deletes expired keys on the way. */
export async function claimKey(db: Db, { key, body, at }: { key: string; body: string; at: Date }) {
  const expiry = new Date(at.getTime() - RETENTION_MS).toISOString()
  await db.deleteFrom('idempotency_key').where('created_at', '<', expiry).execute()
  const digests = { key_digest: keyDigest(key), body_digest: bodyDigest(key, body) }
  const row = { ...digests, created_at: at.toISOString(), answered_at: null, txnid: null }
  await insertNew(db, 'idempotency_key', [row])
  return rowOf(db, 'idempotency_key', { key_digest: keyDigest(key) })
}

export function keyDigest(key: string): string {
  return digestOf(`key ${key}`)
}

/** It is salted with the key, so that the body can't be guessed from its digest. */
export function bodyDigest(key: string, body: string): string {
  return digestOf(`body ${key} ${body}`)
}
