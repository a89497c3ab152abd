import type { ExpressionBuilder } from 'kysely'
import { LINK_KIND, type Limit, UNLIMITED_KINDS } from '#domain/mail/address-limit.ts'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

type Limited = { mailbox: string; limit: Limit }

/** When mails under this limit were sent to this mailbox. One that is being sent counts. */
export async function limitedMailsTo(
  db: Db,
  { mailbox, limit, since }: Limited & { since: string },
): Promise<string[]> {
  const mails = await db
    .selectFrom('outbox')
    .select(['settled_at', 'sending_since'])
    .where('mailbox', '=', mailbox)
    .where(isUnder(limit))
    .where(({ eb, and, or }) =>
      or([
        and([eb('outcome', '=', 'sent'), eb('settled_at', '>', since)]),
        eb('sending_since', 'is not', null),
      ]),
    )
    .execute()
  return mails.map(({ settled_at, sending_since }) => sending_since ?? settled_at ?? '')
}

/** Reschedules all due mails under this limit to this mailbox. */
export async function putOffMailbox(
  db: Db,
  { mailbox, limit, problem, until }: Limited & { problem: string; until: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: until, problem })
    .where('mailbox', '=', mailbox)
    .where(isUnder(limit))
    .where('due_at', '<', until)
    .where('sending_since', 'is', null)
    .execute()
}

/**
 * Settles all mails under this limit that wait for this mailbox but the newest, which replaces them.
 * Returns its key.
 */
export async function keepNewestMail(
  db: Db,
  { mailbox, limit, at }: Limited & { at: string },
): Promise<string | undefined> {
  const newest = await db
    .selectFrom('outbox')
    .select('key')
    .where('mailbox', '=', mailbox)
    .where(isUnder(limit))
    .where('outcome', 'is', null)
    .where('sending_since', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db
    .updateTable('outbox')
    .set({ outcome: 'overtaken', settled_at: at, due_at: null })
    .where('mailbox', '=', mailbox)
    .where(isUnder(limit))
    .where('outcome', 'is', null)
    .where('sending_since', 'is', null)
    .where('key', '!=', newest?.key ?? '')
    .execute()
  return newest?.key
}

function isUnder(limit: Limit) {
  return ({ eb }: ExpressionBuilder<Tables, 'outbox'>) =>
    limit === 'sign-in'
      ? eb('kind', '=', LINK_KIND)
      : eb('kind', 'not in', [...UNLIMITED_KINDS, LINK_KIND])
}
