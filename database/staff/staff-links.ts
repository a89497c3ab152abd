import { digestOf, newSecret } from '#database/engine/digest.ts'
import type { Db } from '#database/engine/open.ts'
import { findRow } from '#database/engine/rows.ts'

const TOKEN_BYTES = 32

type Drawing = { staffId: string; at: Date; lastsMs: number }

/** Returns the token of a link that signs in once. Only its digest is stored. */
export async function createLink(tx: Db, { staffId, at, lastsMs }: Drawing): Promise<string> {
  const token = newSecret(TOKEN_BYTES)
  await tx
    .insertInto('staff_link')
    .values({
      digest: digestOf(token),
      staff_id: staffId,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + lastsMs).toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

/** The person whom this link would sign in. Undefined when it is unknown, used or has expired. */
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
