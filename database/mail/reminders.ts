import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import type { Registration } from '#database/registration/registrations.ts'
import type { ReminderKind } from '#database/tables/mail-tables.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { newPrivateToken } from '../private-pages/private-pages.ts'

type Reminder = { kind: ReminderKind; subjectId: string; email: string; at: Date }

/**
 * Inside a transaction: true for the one caller who is to remind this address of this gift or
 * registration. One that wants no reminders counts as reminded.
 */
export async function claimReminder(tx: Db, reminder: Reminder): Promise<boolean> {
  const { kind, subjectId, email, at } = reminder
  const mailbox = mailboxOf(email)
  const claimed = await tx
    .insertInto('reminder')
    .values({ kind, subject_id: subjectId, mailbox, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n && !(await hasStopped(tx, mailbox))
}

/** Attempts to pay without a result, handed over in this period, whose payers were not reminded. */
export async function unfinishedPayments(
  db: Db,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<Payment[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('state', 'in', ['open', 'pending', 'confirming'])
    .where('opened_at', '>=', from)
    .where('opened_at', '<=', to)
    .where(({ not, exists, selectFrom, fn, ref }) =>
      not(
        exists(
          selectFrom('reminder')
            .select('reminder.kind')
            .where('reminder.kind', '=', 'payment')
            .whereRef(
              'reminder.subject_id',
              '=',
              fn.coalesce(ref('payment.registration_id'), ref('payment.gift_id')),
            ),
        ),
      ),
    )
    .orderBy('opened_at')
    .limit(most)
    .execute()
}

type Unreminded = {
  kind: ReminderKind
  eventCode: string
  /** Leaves out those who registered later. */
  registeredBefore: string
  most: number
}

/** Confirmed registrations for an event of which nobody was reminded. */
export async function registrationsToRemind(
  db: Db,
  { kind, eventCode, registeredBefore, most }: Unreminded,
): Promise<Registration[]> {
  return db
    .selectFrom('registration')
    .selectAll()
    .where('event_code', '=', eventCode)
    .where('hold', '=', 'confirmed')
    .where('created_at', '<=', registeredBefore)
    .$if(kind === 'balance', (owing) => owing.where('still_due_minor', '>', 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminder')
            .select('reminder.kind')
            .where('reminder.kind', '=', kind)
            .whereRef('reminder.subject_id', '=', 'registration.id'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(most)
    .execute()
}

/** The token of the address under which a mailbox stops its reminders. */
export async function stopToken(tx: Db, mailbox: string): Promise<string> {
  await tx
    .insertInto('reminder_choice')
    .values({ token: newPrivateToken(), mailbox, stopped_at: null })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute()
  const { token } = await tx
    .selectFrom('reminder_choice')
    .select('token')
    .where('mailbox', '=', mailbox)
    .executeTakeFirstOrThrow()
  return token
}

/** For somebody who asks for a reminder after having stopped them. */
export async function wantAgain(tx: Db, mailbox: string): Promise<void> {
  await tx
    .updateTable('reminder_choice')
    .set({ stopped_at: null })
    .where('mailbox', '=', mailbox)
    .execute()
}

export async function hasStopped(db: Db, mailbox: string): Promise<boolean> {
  const choice = await db
    .selectFrom('reminder_choice')
    .select('stopped_at')
    .where('mailbox', '=', mailbox)
    .executeTakeFirst()
  return choice !== undefined && choice.stopped_at !== null
}

/** Whether this mailbox wants reminders; undefined for an unknown token. */
export async function findChoice(db: Db, token: string) {
  return db
    .selectFrom('reminder_choice')
    .select(['mailbox', 'stopped_at'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** Idempotent: the first time stays. */
export async function storeStop(db: Db, token: string, at: Date): Promise<void> {
  await db
    .updateTable('reminder_choice')
    .set({ stopped_at: at.toISOString() })
    .where('token', '=', token)
    .where('stopped_at', 'is', null)
    .execute()
}
