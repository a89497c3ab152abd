import type { Selectable } from 'kysely'
import { digestOf, newSecret } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'

export type StaffSession = Selectable<Tables['staff_session']>

type Opening = { staffId: string; device: string; at: Date }

/** Returns the secret for the cookie. Only its digest is stored. */
export async function openSession(tx: Db, { staffId, device, at }: Opening): Promise<string> {
  const secret = newSecret(SECRET_BYTES)
  await tx
    .insertInto('staff_session')
    .values({
      digest: digestOf(secret),
      staff_id: staffId,
      device,
      created_at: at.toISOString(),
      seen_at: at.toISOString(),
      ended_at: null,
    })
    .execute()
  return secret
}

const SECRET_BYTES = 32

export type SessionAge = { seenAfter: Date; openedAfter: Date }

/** A session that has not ended, seen after `seenAfter` and opened after `openedAfter`. */
export async function findSession(
  db: Db,
  secret: string,
  age: SessionAge,
): Promise<StaffSession | undefined> {
  return liveSessions(db, age).where('digest', '=', digestOf(secret)).executeTakeFirst()
}

/** The sessions of a person that have not ended, last seen first. */
export async function sessionsOf(
  db: Db,
  staffId: string,
  age: SessionAge,
): Promise<StaffSession[]> {
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

/** When each person was last seen, by their id. */
export async function lastSeen(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff_session')
    .select(({ fn }) => ['staff_id', fn.max('seen_at').as('seen_at')])
    .groupBy('staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, seen_at }) => [staff_id, seen_at]))
}

/** Ends one session of a person, or all of them. */
export async function endSessions(
  tx: Db,
  { staffId, digest, at }: { staffId: string; digest?: string | undefined; at: Date },
): Promise<void> {
  const open = { staff_id: staffId, ended_at: null, ...(digest !== undefined && { digest }) }
  await changeRows(tx, 'staff_session', open, { ended_at: at.toISOString() })
}

/** Deletes links, challenges, requests for links, and sessions that ended before these moments. */
export async function forgetSignIns(
  db: Db,
  { requestsBefore, sessionsBefore }: { requestsBefore: Date; sessionsBefore: Date },
): Promise<void> {
  const asked = requestsBefore.toISOString()
  await db.deleteFrom('staff_link').where('expires_at', '<', asked).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', asked).execute()
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'staff-link')
    .where('settled_at', '<', asked)
    .execute()
  const moment = sessionsBefore.toISOString()
  await db
    .deleteFrom('staff_session')
    .where(({ eb, or }) => or([eb('seen_at', '<', moment), eb('ended_at', '<', moment)]))
    .execute()
}
