import type { Db } from '#database/engine/open.ts'
import type { Language } from '#domain/language.ts'

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
