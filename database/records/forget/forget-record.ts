import { sql } from 'kysely'
import { forgetConsents } from '#database/consents/consents.ts'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, findRows, hasRow, rowOf } from '#database/engine/rows.ts'
import type { Gift } from '#database/records/gifts/gifts.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { endPayersLinks, endTickets } from '#database/records/private/private-pages.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import { giftWords } from '#database/search/words-text.ts'
import { readDetails } from '#database/staff/office-events.ts'
import { numberInReference } from '#domain/payments/hand-money.ts'
import { PERSON_FIELDS } from '#domain/registration/person.ts'
import { FORGOTTEN } from './forgotten.ts'

type ForgottenRecord = ForgottenPayments & { id: string }

/** In the transaction that has locked it: everybody of one registration, whenever it was made. */
export async function forgetRegistration(tx: Db, record: ForgottenRecord) {
  const { id } = record
  await endPayersLinks(tx, { registration_id: id, gift_id: null })
  const people = await changeRows(tx, 'attendee', { registration_id: id }, NOBODY)
  // The twin is a digest of everything typed, so the data could be guessed from it.
  await changeRows(tx, 'registration', { id }, { twin: `${FORGOTTEN} ${id}` })
  await forgetTakers(tx, id)
  await deleteRows(tx, 'ticket', { registration_id: id })
  await deleteRows(tx, 'day_note', { registration_id: id })
  const rest = await forgetAround(tx, record)
  const mails = rest.mails + (await forgetMails(tx, { registration_id: id }))
  // The name to sort by and the words to search by are personal data too.
  await recomputeRegistration(tx, id)
  return { ...rest, people, mails }
}

export async function forgetAround(tx: Db, { id, ...forgetting }: ForgottenRecord) {
  await forgetConsents(tx, { owner: id })
  await forgetOfficeTexts(tx, id)
  return forgetPayments(tx, forgetting)
}

/**
 * With `isPayer` the payments and their receipts are in this person's name. The texts of mails and of the
 * history go whole: they may name everybody who came along.
 */
export async function forgetAttendee(
  tx: Db,
  { id, ...forgetting }: ForgottenRecord,
  position: number,
  isPayer: boolean,
): Promise<void> {
  const whom = { registration_id: id, position }
  const { email } = await rowOf(tx, 'attendee', whom)
  await endTickets(tx, whom)
  await changeRows(tx, 'attendee', whom, NOBODY)
  await forgetTakers(tx, id)
  await deleteRows(tx, 'ticket', whom)
  await deleteRows(tx, 'day_note', whom)
  const mails = [
    ...(await findRows(tx, 'outbox', { registration_id: id })),
    ...(await findRows(tx, 'outbox', { payment_id: forgetting.payments.map((each) => each.id) })),
  ]
  await changeRows(tx, 'outbox', { key: mails.map(({ key }) => key) }, NO_TEXT)
  if (!(await hasRow(tx, 'attendee', { registration_id: id, email }))) {
    const theirs = mails.filter((mail) => mail.recipient.toLowerCase() === email.toLowerCase())
    await forgetMails(tx, { key: theirs.map(({ key }) => key) })
  }
  // What was typed could be guessed from its digest.
  await changeRows(tx, 'registration', { id }, { twin: `(without ${position}) ${id}` })
  if (isPayer) {
    await endPayersLinks(tx, { registration_id: id, gift_id: null })
    await forgetPayments(tx, forgetting)
  }
  await forgetConsents(tx, { owner: id, position })
  await forgetOfficeTexts(tx, id)
  await recomputeRegistration(tx, id)
}

/** Of what the provider has answered these are about the money, and not about the payer. */
export type LedgerFields = (payment: Payment) => Record<string, string>

const ERASED = PERSON_FIELDS.filter((field) => 'isErased' in field).map(({ column }) => column)

export const NOBODY = {
  ...Object.fromEntries(ERASED.map((column) => [column, ''])),
  first_name: FORGOTTEN,
}

type ForgottenPayments = { payments: readonly Payment[]; ledgerFields: LedgerFields }

async function forgetPayments(tx: Db, { payments, ledgerFields }: ForgottenPayments) {
  const counted = { payments: 0, reports: 0, mails: 0 }
  const nobody = { payer_name: FORGOTTEN, payer_email: '', payer_phone: '' }
  for (const payment of payments) {
    const { id, txnid } = payment
    const provider_record = payment.provider_record && JSON.stringify(ledgerFields(payment))
    counted.payments += await changeRows(tx, 'payment', { id }, { ...nobody, provider_record })
    counted.reports += await changeRows(tx, 'payment_report', { txnid }, { body: FORGOTTEN })
    counted.mails += await forgetMails(tx, { payment_id: id })
  }
  return counted
}

const NO_TEXT = { problem: null, sent_subject: null, sent_text: null }

type TheseMails = { payment_id: string } | { registration_id: string } | { key: string[] }

/** A mail that was not sent yet is never sent: its recipient is gone. */
async function forgetMails(tx: Db, which: TheseMails): Promise<number> {
  await changeRows(tx, 'outbox', { ...which, outcome: null }, { outcome: 'undeliverable' })
  const nobody = { recipient: FORGOTTEN, mailbox: FORGOTTEN, facts: null, due_at: null }
  return changeRows(tx, 'outbox', which, { ...nobody, ...NO_TEXT })
}

/**
 * Inside the transaction that forgets. Givers with a payment that is still asked about (`open`) stay.
 * Returns the changed gifts. Of one with a PAN the name and the PAN stay while the law asks for them.
 */
export async function forgetGifts(
  tx: Db,
  whose: ({ before: string; open: ReadonlySet<string> } | { id: string }) & {
    donorsRetainedFrom?: string
  },
): Promise<string[]> {
  const { donorsRetainedFrom } = whose
  const all = tx
    .selectFrom('gift')
    .select(['id', 'pan', 'created_at', 'twin', 'full_name'])
    .where('twin', 'not like', `${FORGOTTEN}%`)
  const found =
    'id' in whose
      ? await all.where('id', '=', whose.id).execute()
      : await all.where('created_at', '<', whose.before).execute()
  const open: ReadonlySet<string> = 'open' in whose ? whose.open : new Set()
  const isRetained = ({ pan, created_at }: Pick<Gift, 'pan' | 'created_at'>) =>
    pan !== null && donorsRetainedFrom !== undefined && created_at >= donorsRetainedFrom
  const due = found
    .filter(({ id }) => !open.has(id))
    .filter((gift) => !(isRetained(gift) && gift.twin.startsWith(KEPT_FOR_TAX)))
  for (const gift of due) {
    const { id, full_name } = gift
    const none = { email: '', phone: '' }
    const change = isRetained(gift)
      ? { words: giftWords({ ...none, full_name }), twin: `${KEPT_FOR_TAX} ${id}` }
      : { full_name: FORGOTTEN, pan: null, words: '', twin: `${FORGOTTEN} ${id}` }
    await changeRows(tx, 'gift', { id }, { ...none, ...change })
    await endPayersLinks(tx, { gift_id: id, registration_id: null })
  }
  const ids = due.map(({ id }) => id)
  await deleteRows(tx, 'monthly_gift', { gift_id: ids })
  return ids
}

const KEPT_FOR_TAX = '(kept for tax)'

/** Everything else may name people: notes, reasons, changes. */
const LEDGER_DETAILS: readonly string[] = [
  ...['version', 'amountMinor', 'method', 'day', 'receipt', 'tokens', 'txnid', 'successor'],
  ...['from', 'to', 'beforeMinor', 'afterMinor', 'keptMinor', 'cashMinor', 'was', 'outcome'],
]

async function forgetTakers(tx: Db, registrationId: string): Promise<void> {
  const tickets = await findRows(tx, 'ticket', { registration_id: registrationId })
  const codes = tickets.map(({ code }) => code)
  await changeRows(tx, 'door_entry', { ticket_code: codes }, { taken_by: null, why: null })
}

export async function forgetOfficeTexts(tx: Db, id: string): Promise<void> {
  const about = { subject: ['registration', 'gift'], subject_id: id } as const
  for (const event of await findRows(tx, 'office_event', about)) {
    const ledger = Object.entries(readDetails(event)).filter(([name]) =>
      LEDGER_DETAILS.includes(name),
    )
    const details = JSON.stringify(Object.fromEntries(ledger))
    await changeRows(tx, 'office_event', { id: event.id }, { details })
    // The mails about a gift by hand stand for no payment.
    await forgetMails(tx, { key: [`registration-changed:${event.id}:0`] })
  }
  for (const owner of [{ registration_id: id }, { gift_id: id }]) {
    for (const entry of await findRows(tx, 'money_entry', owner)) {
      const reference = numberInReference(entry.reference)
      await changeRows(tx, 'money_entry', { id: entry.id }, { reason: '', reference })
      await forgetMails(tx, { key: [`hand-gift-receipt:${entry.id}`] })
    }
  }
  await changeRows(tx, 'visitor_request', { registration_id: id }, { wish: '' })
}

/**
 * Rewrites the SQLite file and empties its journal, because deleted text otherwise stays in free pages
 * and in the write-ahead log (sqlite.org/lang_vacuum.html). On PostgreSQL this is the operator's task
 * (`VACUUM FULL`).
 */
export async function eraseTraces(db: Db): Promise<void> {
  if (!isSqlite(db)) return
  await sql`vacuum`.execute(db)
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    // Busy while a reader still needs the journal (sqlite.org/pragma.html#pragma_wal_checkpoint).
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return
    if (performance.now() > until) {
      throw new Error('The journal is in use and still holds what was removed: run it again')
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

const TIMEOUT_MS = 10_000
const RETRY_MS = 50
