import { digestOf, newSecret } from '#database/engine/digest.ts'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, earlierThan, findRow } from '#database/engine/rows.ts'

const SECRET_BYTES = 32

/** Returns the secret for the cookie. Only its digest is stored. */
export async function openSession(
  tx: Db,
  { staffId, device, at }: { staffId: string; device: string; at: Date },
): Promise<string> {
  const secret = newSecret(SECRET_BYTES)
  const moments = { created_at: at.toISOString(), seen_at: at.toISOString(), ended_at: null }
  const row = { digest: digestOf(secret), staff_id: staffId, device, ...moments }
  await insertRows(tx, 'staff_session', [row])
  return secret
}

export type SessionAge = { seenAfter: Date; openedAfter: Date }

export async function findSession(db: Db, secret: string, age: SessionAge) {
  return liveSessions(db, age).where('digest', '=', digestOf(secret)).executeTakeFirst()
}

/** Last seen first. */
export async function sessionsOf(db: Db, staffId: string, age: SessionAge) {
  const own = liveSessions(db, age).where('staff_id', '=', staffId)
  return own.orderBy('seen_at', 'desc').execute()
}

function liveSessions(db: Db, { seenAfter, openedAfter }: SessionAge) {
  return db
    .selectFrom('staff_session')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('seen_at', '>', seenAfter.toISOString())
    .where('created_at', '>', openedAfter.toISOString())
}

export async function lastSeen(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff_session')
    .select(({ fn }) => ['staff_id', fn.max('seen_at').as('seen_at')])
    .groupBy('staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, seen_at }) => [staff_id, seen_at]))
}

export async function endSessions(
  tx: Db,
  { staffId, digest, at }: { staffId: string; digest?: string | undefined; at: Date },
): Promise<void> {
  const open = { staff_id: staffId, ended_at: null, ...(digest !== undefined && { digest }) }
  await changeRows(tx, 'staff_session', open, { ended_at: at.toISOString() })
}

/** Returns the token of a link that signs in once. Only its digest is stored. */
export async function createLink(
  tx: Db,
  { staffId, at, lastsMs }: { staffId: string; at: Date; lastsMs: number },
): Promise<string> {
  const token = newSecret(SECRET_BYTES)
  const expires_at = new Date(at.getTime() + lastsMs).toISOString()
  const moments = { created_at: at.toISOString(), expires_at, used_at: null }
  await insertRows(tx, 'staff_link', [{ digest: digestOf(token), staff_id: staffId, ...moments }])
  return token
}

/** Undefined when the link is unknown, used or has expired. */
export async function findLink(db: Db, token: string, at: Date): Promise<string | undefined> {
  const link = await findRow(db, 'staff_link', { digest: digestOf(token), used_at: null })
  return link && link.expires_at > at.toISOString() ? link.staff_id : undefined
}

/** Uses a link up and returns the person's id. Undefined for everybody but the first. */
export async function consumeLink(tx: Db, token: string, at: Date): Promise<string | undefined> {
  const link = await tx
    .updateTable('staff_link')
    .set({ used_at: at.toISOString() })
    .where('digest', '=', digestOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .returning('staff_id')
    .executeTakeFirst()
  return link?.staff_id
}

/** True for one caller only, in time. A challenge of nobody is for signing in. */
export async function takeChallenge(
  db: Db,
  { challenge, staffId, at }: { challenge: string; staffId: string | null; at: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', at.toISOString())
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function forgetSignIns(
  db: Db,
  { requestsBefore, sessionsBefore }: { requestsBefore: Date; sessionsBefore: Date },
): Promise<void> {
  const asked = requestsBefore.toISOString()
  await deleteRows(db, 'staff_link', { expires_at: earlierThan(asked) })
  await deleteRows(db, 'passkey_challenge', { expires_at: earlierThan(asked) })
  await deleteRows(db, 'outbox', { kind: 'staff-link', settled_at: earlierThan(asked) })
  const moment = sessionsBefore.toISOString()
  await db
    .deleteFrom('staff_session')
    .where(({ eb, or }) => or([eb('seen_at', '<', moment), eb('ended_at', '<', moment)]))
    .execute()
}
