import { sql } from 'kysely'
import { inChunks } from '#database/engine/in-chunks.ts'
import type { Db } from '#database/engine/open.ts'

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
