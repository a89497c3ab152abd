import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findRow, insertNew, rowOf } from '#database/engine/rows.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { newPrivateToken } from '#database/records/private/private-pages.ts'
import type { Registration } from '#database/records/registration/registrations.ts'
import type { ReminderKind } from '#database/tables/tables.ts'
import { isWho } from '#database/who-comes.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'

/** Inside a transaction: true for one caller. Who wants no reminders counts as reminded. */
export async function claimReminder(
  tx: Db,
  reminder: { kind: ReminderKind; subjectId: string; email: string; at: Date },
): Promise<boolean> {
  const { kind, subjectId, email, at } = reminder
  const mailbox = mailboxOf(email)
  const row = { kind, subject_id: subjectId, mailbox, at: at.toISOString() }
  return (await insertNew(tx, 'reminder', [row])) > 0 && !(await hasStopped(tx, mailbox))
}

export async function unfinishedPayments(
  db: Db,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['open', 'pending', 'confirming'])
    .where('opened_at', '>=', from)
    .where('opened_at', '<=', to)
    .where(isUnreminded('payment', sql`coalesce(payment.registration_id, payment.gift_id)`))
    .orderBy('opened_at')
    .limit(limit)
    .execute()
}

export async function registrationsToRemind(
  db: Db,
  wanted: { kind: ReminderKind; eventCode: string; registeredBefore: string; limit: number },
): Promise<Registration[]> {
  const { kind, eventCode, registeredBefore, limit } = wanted
  return db
    .selectFrom('registration')
    .selectAll()
    .where('event_code', '=', eventCode)
    .where(isWho('coming'))
    .where('created_at', '<=', registeredBefore)
    .$if(kind === 'balance', (owing) => owing.where('still_due_minor', '>', 0))
    .where(isUnreminded(kind, sql`registration.id`))
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

function isUnreminded(kind: ReminderKind, subject: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from reminder
    where reminder.kind = ${kind} and reminder.subject_id = ${subject})`
}

export async function stopToken(tx: Db, mailbox: string): Promise<string> {
  const choice = { token: newPrivateToken(), mailbox, stopped_at: null }
  await insertNew(tx, 'reminder_choice', [choice])
  return (await rowOf(tx, 'reminder_choice', { mailbox })).token
}

export async function hasStopped(db: Db, mailbox: string): Promise<boolean> {
  const choice = await findRow(db, 'reminder_choice', { mailbox })
  return choice !== undefined && choice.stopped_at !== null
}
