import { expressionBuilder, sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import {
  changeRows,
  type Due,
  due,
  earlierThan,
  findRow,
  findRows,
  hasRow,
  IS_SET,
  inChunks,
  insertNew,
} from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { Language } from '#domain/language.ts'
import { LONGEST_MS } from '#domain/mail/letter.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { MAIL_KINDS, type MailFacts, type MailKind } from './mail-facts.ts'

export type OutboxMail = Tables['outbox']

export type AboutRecord = { payment_id: string } | { registration_id: string }

export type NewMail<Kind extends MailKind = MailKind> = {
  kind: Kind
  /** It distinguishes several mails of one kind about the same payment or registration. */
  name?: string | undefined
  /** It is the registration when nothing is due for it, and left out for a stranger who asks to sign in. */
  about?: AboutRecord | { staff_id: string } | undefined
  facts?: MailFacts[Kind] | undefined
  recipient: string
  at: Date
}

/** Inside the transaction of the change that it is about. The same change queued twice is one mail. */
export async function queueMail<Kind extends MailKind>(tx: Db, mail: NewMail<Kind>): Promise<void> {
  await queueMails(tx, [mail])
}

/** Whoever was registered at the desk without an address gets none. */
export async function queueMails<Kind extends MailKind>(tx: Db, mails: readonly NewMail<Kind>[]) {
  const rows = mails
    // The mail to a stranger who asks to sign in is stored all the same, so that nobody can tell by the time.
    .filter(({ recipient, about }) => recipient !== '' || about === undefined)
    .map(({ kind, name, about, facts, recipient, at }) => {
      const ids = { payment_id: null, registration_id: null, staff_id: null, ...about }
      const id = ids.payment_id ?? ids.registration_id ?? ids.staff_id ?? ''
      const key = [kind, id, name].filter(Boolean).join(':')
      const told = facts ? JSON.stringify(facts) : null
      return { key, kind, ...ids, facts: told, ...unsent(recipient, at.toISOString()) }
    })
  await insertNew(tx, 'outbox', rows)
}

function unsent(recipient: string, at: string) {
  return {
    recipient,
    mailbox: mailboxOf(recipient),
    created_at: at,
    due_at: at,
    attempts: 0,
    sending_since: null,
    awaited: 0,
    outcome: null,
    settled_at: null,
    problem: null,
    sent_subject: null,
    sent_text: null,
    sent_language: null,
  }
}

export async function dueMails(db: Db, { at, limit }: Due): Promise<OutboxMail[]> {
  const isDue = { ...KNOWN, due_at: due(at, 2 * LONGEST_MS) }
  return findRows(db, 'outbox', isDue, 'due_at', 'created_at', limit)
}

/** Only a newer version writes other kinds: another server runs it, or it was rolled back. */
const KNOWN = { kind: MAIL_KINDS }

/** Returns true for one caller only, because the row must be unchanged. Nobody else tries before `until`. */
export async function claimMail(
  db: Db,
  mail: OutboxMail,
  { at, until }: { at: string; until: string },
): Promise<boolean> {
  const { key, due_at, attempts } = mail
  const claim = { due_at: until, sending_since: at, awaited: 0, attempts: attempts + 1 }
  return (await changeRows(db, 'outbox', { key, due_at, attempts }, claim)) > 0
}

export async function claimLonger(db: Db, mail: OutboxMail, until: string): Promise<void> {
  const ours = { key: mail.key, attempts: mail.attempts + 1, sending_since: IS_SET }
  await changeRows(db, 'outbox', ours, { due_at: until, awaited: 0 })
}

export type SentText = Pick<OutboxMail, 'sent_subject' | 'sent_text' | 'sent_language'>

export async function settleMail(
  db: Db,
  key: string,
  settled: Pick<OutboxMail, 'outcome' | 'settled_at' | 'problem'> & Partial<SentText>,
): Promise<void> {
  const change = { ...settled, due_at: null, sending_since: null, awaited: 0 }
  await changeRows(db, 'outbox', { key }, change)
}

export async function readdressMails(
  tx: Db,
  [owner, id]: [owner: 'gift_id' | 'registration_id', id: string],
  { old, new: recipient }: { old: string; new: string },
): Promise<void> {
  if (mailboxOf(old) === mailboxOf(recipient)) return
  const payments = tx.selectFrom('payment').select('id').where(owner, '=', id)
  await tx
    .updateTable('outbox')
    .set({ recipient, mailbox: mailboxOf(recipient) })
    .where(({ and }) => and({ mailbox: mailboxOf(old), outcome: null, sending_since: null }))
    .where(({ eb, or }) => or([eb('registration_id', '=', id), eb('payment_id', 'in', payments)]))
    .execute()
}

/** The copy has a key of its own, so that the record of the first mail stays as it is. */
export function copyOf(mail: OutboxMail, { recipient, at }: { recipient: string; at: string }) {
  return { ...mail, key: `${mail.key.replace(/#.*/s, '')}#${at}`, ...unsent(recipient, at) }
}

export function isSentAgain({ key }: Pick<OutboxMail, 'key'>): boolean {
  return key.includes('#')
}

export async function mailsAbout(db: Db, about: AboutRecord): Promise<OutboxMail[]> {
  return findRows(db, 'outbox', { ...KNOWN, ...about }, 'created_at')
}

export async function mailsOfPayments(db: Db, payments: readonly { id: string }[]) {
  const mails = await Promise.all(payments.map(({ id }) => mailsAbout(db, { payment_id: id })))
  return mails.flat()
}

export async function mailByKey(db: Db, key: string): Promise<OutboxMail | undefined> {
  return findRow(db, 'outbox', { ...KNOWN, key })
}

export async function isMailWaiting(db: Db, kind: MailKind, recipient: string): Promise<boolean> {
  return hasRow(db, 'outbox', { mailbox: mailboxOf(recipient), kind, outcome: null })
}

type Limited = { mailbox: string; kinds: readonly MailKind[] }

/** A mail that is being sent counts. */
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

export async function putOffMailbox(
  db: Db,
  { mailbox, kinds, problem, until }: Limited & { problem: string; until: string },
): Promise<void> {
  const waiting = { mailbox, kind: kinds, due_at: earlierThan(until), sending_since: null }
  await changeRows(db, 'outbox', waiting, { due_at: until, problem })
}

/** The newest of the waiting mails replaces the others. Returns its key. */
export async function supersedeOlderMails(
  db: Db,
  { mailbox, kinds, at }: Limited & { at: string },
): Promise<string | undefined> {
  const { eb, and } = expressionBuilder<Tables, 'outbox'>()
  const open = { mailbox, outcome: null, sending_since: null }
  const waiting = and([and(open), eb('kind', 'in', kinds)])
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

export async function undeliverableAmong(db: Db, mailboxes: readonly string[]) {
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
