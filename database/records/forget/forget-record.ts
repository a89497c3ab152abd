import { sql } from 'kysely'
import { forgetConsents } from '#database/consents/consents.ts'
import { isSqlite } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, findRow, findRows, hasRow } from '#database/engine/rows.ts'
import type { Gift } from '#database/records/gifts/gifts.ts'
import type { AboutRecord } from '#database/records/mail/outbox.ts'
import type { Payment } from '#database/records/payments/payments.ts'
import { endPayersLinks, endTickets } from '#database/records/private/private-pages.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import { giftWords } from '#database/search/words-text.ts'
import { readDetails } from '#database/staff/office-events.ts'
import { numberInReference } from '#domain/payments/hand-money.ts'
import { PERSON_FIELDS } from '#domain/registration/person.ts'
import { FORGOTTEN } from './forgotten.ts'

type ForgottenRecord = ForgottenPayments & { id: string }

/**
 * In the transaction that has locked it: everybody of one registration, whenever it was made. Returns how
 * many people, payments, reports and mails.
 */
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

/** What is known beside a gift or a registration itself. Returns how many payments, reports and mails. */
export async function forgetAround(tx: Db, { id, ...forgetting }: ForgottenRecord) {
  await forgetConsents(tx, { owner: id })
  await forgetOfficeTexts(tx, id)
  return forgetPayments(tx, forgetting)
}

type ForgettingPerson = ForgottenPayments & {
  id: string
  position: number
  /** Whether the payments and their receipts are in this person's name. */
  isPayer: boolean
}

/** One attendee. The texts of mails and of the history go whole: they may name everybody who came along. */
export async function forgetAttendee(
  tx: Db,
  { id, position, isPayer, ...forgetting }: ForgettingPerson,
): Promise<void> {
  const whom = { registration_id: id, position }
  const email = (await findRow(tx, 'attendee', whom))?.email
  await endTickets(tx, whom)
  await changeRows(tx, 'attendee', whom, NOBODY)
  await forgetTakers(tx, id)
  await deleteRows(tx, 'ticket', whom)
  await deleteRows(tx, 'day_note', whom)
  const isShared = await hasRow(tx, 'attendee', { registration_id: id, email: email ?? '' })
  await forgetTexts(tx, { id, recipient: isShared ? undefined : email })
  // A digest of everything typed, from which it could be guessed.
  await changeRows(tx, 'registration', { id }, { twin: `(without ${position}) ${id}` })
  if (isPayer) {
    await endPayersLinks(tx, { registration_id: id, gift_id: null })
    await forgetPayments(tx, forgetting)
  }
  await forgetConsents(tx, { owner: id, position })
  await forgetOfficeTexts(tx, id)
  await recomputeRegistration(tx, id)
}

/** What mails about a registration said, and who got those that went to this address alone. */
async function forgetTexts(
  tx: Db,
  { id, recipient }: { id: string; recipient: string | undefined },
): Promise<void> {
  const own = tx.selectFrom('payment').select('id').where('registration_id', '=', id)
  const mails = await tx
    .selectFrom('outbox')
    .select(['key', 'recipient'])
    .where((where) => where.or([where('registration_id', '=', id), where('payment_id', 'in', own)]))
    .execute()
  for (const { key, recipient: to } of mails) {
    const isTheirs = recipient !== undefined && to.toLowerCase() === recipient.toLowerCase()
    const nobody = isTheirs ? { recipient: FORGOTTEN, mailbox: FORGOTTEN, due_at: null } : {}
    await tx
      .updateTable('outbox')
      .set((column) => ({
        ...nobody,
        sent_subject: null,
        sent_text: null,
        problem: null,
        ...(isTheirs && {
          facts: null,
          outcome: column.fn.coalesce('outcome', column.val('undeliverable' as const)),
        }),
      }))
      .where('key', '=', key)
      .execute()
  }
}

/** What the provider has answered about the money of a payment, and not about the payer. */
export type LedgerFields = (payment: Payment) => Record<string, string>

const ERASED = PERSON_FIELDS.filter((field) => 'isErased' in field).map(({ column }) => column)

export const NOBODY = {
  ...Object.fromEntries(ERASED.map((column) => [column, ''])),
  first_name: FORGOTTEN,
}

export type ForgottenPayments = { payments: readonly Payment[]; ledgerFields: LedgerFields }

/** With what was reported and mailed about them. Returns how many of each. */
export async function forgetPayments(tx: Db, { payments, ledgerFields }: ForgottenPayments) {
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

/** A mail that was not sent yet is never sent: its recipient is gone. */
export async function forgetMails(tx: Db, about: AboutRecord): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .where(({ and }) => and(about))
    .set((column) => ({
      recipient: FORGOTTEN,
      mailbox: FORGOTTEN,
      problem: null,
      facts: null,
      sent_subject: null,
      sent_text: null,
      due_at: null,
      outcome: column.fn.coalesce('outcome', column.val('undeliverable' as const)),
    }))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Those from before a moment, or one of any age. */
type Whose =
  | {
      before: string
      /** Gifts with a payment that is still asked about. */
      open: ReadonlySet<string>
    }
  | { id: string }

/**
 * Inside the transaction that forgets: removes the givers of old gifts. Returns the changed gifts. Of one
 * with a PAN the name and the PAN stay while the law asks for them.
 */
export async function forgetGifts(
  tx: Db,
  { donorsRetainedFrom, ...whose }: Whose & { donorsRetainedFrom?: string },
): Promise<string[]> {
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
    const change = isRetained(gift) ? onlyTaxFacts(gift) : nobodyAs(gift)
    await changeRows(tx, 'gift', { id: gift.id }, change)
    await endPayersLinks(tx, { gift_id: gift.id, registration_id: null })
  }
  const ids = due.map(({ id }) => id)
  await deleteRows(tx, 'monthly_gift', { gift_id: ids })
  return ids
}

/** The beginning of the `twin` of a gift of which only the giver's name and PAN are left. */
const KEPT_FOR_TAX = '(kept for tax)'

function onlyTaxFacts({ id, full_name }: Pick<Gift, 'id' | 'full_name'>) {
  const erased = { email: '', phone: '' }
  return { ...erased, words: giftWords({ ...erased, full_name }), twin: `${KEPT_FOR_TAX} ${id}` }
}

function nobodyAs({ id }: Pick<Gift, 'id'>) {
  const twin = `${FORGOTTEN} ${id}`
  return { full_name: FORGOTTEN, email: '', phone: '', pan: null, twin, words: '' }
}

/** What of an event's details is about the ledger. Everything else may name people: notes, reasons, changes. */
const LEDGER_DETAILS: readonly string[] = [
  ...['version', 'amountMinor', 'method', 'day', 'receipt', 'tokens', 'txnid'],
  'successor',
  ...['from', 'to', 'beforeMinor', 'afterMinor', 'keptMinor', 'cashMinor', 'was', 'outcome'],
]

/** Removes from the history of the office what was written to the people of a list before this moment. */
export async function forgetMessages(tx: Db, before: string): Promise<void> {
  await tx
    .updateTable('office_event')
    .set({ details: '{}' })
    .where('subject', '=', 'export')
    .where('subject_id', '=', 'messages')
    .where('at', '<', before)
    .execute()
}

/** Those who took the children of a registration from a conference. */
export async function forgetTakers(tx: Db, registrationId: string): Promise<void> {
  const tickets = tx
    .selectFrom('ticket')
    .select('code')
    .where('registration_id', '=', registrationId)
  await tx
    .updateTable('door_entry')
    .set({ taken_by: null, why: null })
    .where('ticket_code', 'in', tickets)
    .execute()
}

/** Removes from the office's history and entries of a registration or gift what may be about people. */
export async function forgetOfficeTexts(tx: Db, id: string): Promise<void> {
  const about = { subject: ['registration', 'gift'], subject_id: id } as const
  const events = await findRows(tx, 'office_event', about)
  for (const event of events) {
    const ledger = Object.entries(readDetails(event)).filter(([name]) =>
      LEDGER_DETAILS.includes(name),
    )
    const details = JSON.stringify(Object.fromEntries(ledger))
    await changeRows(tx, 'office_event', { id: event.id }, { details })
  }
  const entries = await tx
    .selectFrom('money_entry')
    .select(['id', 'reference'])
    .where(({ eb, or }) => or([eb('registration_id', '=', id), eb('gift_id', '=', id)]))
    .execute()
  for (const entry of entries) {
    const reference = numberInReference(entry.reference)
    await changeRows(tx, 'money_entry', { id: entry.id }, { reason: '', reference })
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
  while (!(await emptyJournal(db))) {
    if (performance.now() > until) {
      throw new Error('The journal is in use and still holds what was removed: run it again')
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

const TIMEOUT_MS = 10_000
const RETRY_MS = 50

/**
 * Returns false while a reader still needs the journal (sqlite.org/pragma.html#pragma_wal_checkpoint).
 */
async function emptyJournal(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
