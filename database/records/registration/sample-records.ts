import type { Db } from '#database/engine/open.ts'
import { changeRows, insertNew } from '#database/engine/rows.ts'
import { newPrivateToken } from '#database/records/private/private-pages.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

export async function isEmptyOffice(db: Db): Promise<boolean> {
  const registration = await db.selectFrom('registration').select('id').limit(1).executeTakeFirst()
  const gift = await db.selectFrom('gift').select('id').limit(1).executeTakeFirst()
  return !registration && !gift
}

/** It is not sent, because hundreds of mails would hide the newcomer's own. */
export async function settleSampleMails(db: Db, { domain }: { domain: string }): Promise<void> {
  const samples = db
    .updateTable('outbox')
    .set(({ ref }) => ({ outcome: 'sent', settled_at: ref('created_at'), due_at: null }))
    .where('recipient', 'like', `%@${domain}`)
    .where('outcome', 'is', null)
  await samples.execute()
}

export async function bounceSampleMail(db: Db, { domain }: { domain: string }): Promise<void> {
  const first = await db
    .selectFrom('outbox')
    .select('key')
    .where('recipient', 'like', `%@${domain}`)
    .where('kind', '=', 'registration-paid')
    .orderBy('key')
    .executeTakeFirst()
  const bounced = { outcome: 'undeliverable', problem: '550 No such user' } as const
  await changeRows(db, 'outbox', { key: first?.key ?? '' }, bounced)
}

/** Sample families get no reminders, for the same reason. */
export async function stopSampleReminders(db: Db, { domain, at }: { domain: string; at: string }) {
  const people = db.selectFrom('attendee').select('email').where('email', 'like', `%@${domain}`)
  const givers = db.selectFrom('gift').select('email').where('email', 'like', `%@${domain}`)
  const rows = (await people.union(givers).execute()).map(({ email }) => ({
    token: newPrivateToken(),
    mailbox: mailboxOf(email),
    stopped_at: at,
  }))
  await insertNew(db, 'reminder_choice', rows)
}
