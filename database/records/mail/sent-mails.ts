import { expressionBuilder, sql } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Language } from '#domain/language.ts'
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
  const { eb, and } = expressionBuilder<Tables, 'outbox'>()
  const waiting = and([
    and({ mailbox, outcome: null, sending_since: null }),
    eb('kind', 'in', kinds),
  ])
  const newest = await db
    .selectFrom('outbox')
    .select('key')
    .where(waiting)
    .orderBy('created_at', 'desc')
    .orderBy('key', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db
    .updateTable('outbox')
    .set({ outcome: 'overtaken', settled_at: at, due_at: null })
    .where(waiting)
    .where('key', '!=', newest?.key ?? '')
    .execute()
  return newest?.key
}

/** Of these mailboxes, those to which nothing was sent since a mail could not be delivered. */
export async function undeliverableAmong(
  db: Db,
  mailboxes: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of inChunks(mailboxes)) {
    const rows = await db
      .selectFrom('outbox')
      .select('mailbox')
      .where('mailbox', 'in', some)
      .groupBy('mailbox')
      .having(FAILED_LAST)
      .execute()
    for (const { mailbox } of rows) found.add(mailbox)
  }
  return found
}

const FAILED_LAST = sql<boolean>`max(case when outcome = 'undeliverable' then settled_at else '' end)
  > max(case when outcome = 'sent' then settled_at else '' end)`

/** The language of the last mail to this mailbox. */
export async function lastSentLanguage(db: Db, mailbox: string): Promise<Language | undefined> {
  const last = await db
    .selectFrom('outbox')
    .select('sent_language')
    .where('mailbox', '=', mailbox)
    .where('sent_language', 'is not', null)
    .orderBy('settled_at', 'desc')
    .executeTakeFirst()
  return last?.sent_language ?? undefined
}
