import type { Db } from '#database/engine/open.ts'
import type { MailKind } from './mail-facts.ts'

/** The kinds of mail that share a limit. */
type Limited = { mailbox: string; kinds: readonly MailKind[] }

/** When mails of these kinds were sent to this mailbox. One that is being sent counts. */
export async function limitedMailsTo(
  db: Db,
  { mailbox, kinds, since }: Limited & { since: string },
): Promise<string[]> {
  const mails = await db
    .selectFrom('outbox')
    .select(['settled_at', 'sending_since'])
    .where('mailbox', '=', mailbox)
    .where('kind', 'in', kinds)
    .where(({ eb, and, or }) =>
      or([
        and([eb('outcome', '=', 'sent'), eb('settled_at', '>', since)]),
        eb('sending_since', 'is not', null),
      ]),
    )
    .execute()
  return mails.map(({ settled_at, sending_since }) => sending_since ?? settled_at ?? '')
}

/** Reschedules all due mails of these kinds to this mailbox. */
export async function putOffMailbox(
  db: Db,
  { mailbox, kinds, problem, until }: Limited & { problem: string; until: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: until, problem })
    .where('mailbox', '=', mailbox)
    .where('kind', 'in', kinds)
    .where('due_at', '<', until)
    .where('sending_since', 'is', null)
    .execute()
}

/**
 * Settles all mails of these kinds that wait for this mailbox but the newest, which replaces them.
 * Returns its key.
 */
export async function supersedeOlderMails(
  db: Db,
  { mailbox, kinds, at }: Limited & { at: string },
): Promise<string | undefined> {
  const newest = await db
    .selectFrom('outbox')
    .select('key')
    .where('mailbox', '=', mailbox)
    .where('kind', 'in', kinds)
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
    .where('kind', 'in', kinds)
    .where('outcome', 'is', null)
    .where('sending_since', 'is', null)
    .where('key', '!=', newest?.key ?? '')
    .execute()
  return newest?.key
}
