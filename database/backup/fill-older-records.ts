import { sql } from 'kysely'
import { fillSlips } from '#database/children/family-codes.ts'
import type { Db } from '#database/engine/open.ts'
import type { Payment } from '#database/payments/payments.ts'
import { dayInIndia } from '#domain/days.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { fillPrivateTokens } from '../private-pages/private-pages.ts'
import { fillFamilies } from './fill-families.ts'
import { fillReceipts } from './fill-receipts.ts'
import { fillStandings } from './fill-standings.ts'
import { fillTickets } from './fill-tickets.ts'
import { fillGiftWords, fillRegistrationWords } from './fill-words.ts'
import type { RecordTable } from './record-tables.ts'

/** Which tables and columns a dump has: those of the version of the site that wrote it. */
export type DumpedColumns = ReadonlyMap<RecordTable, ReadonlySet<string>>

/** When the payer paid, as the payment's provider has answered; undefined when it is unreadable. */
export type PaidAt = (payment: Payment) => Date | undefined

type Filling = { dumped: DumpedColumns; paidAt: PaidAt }

/**
 * Fills in what the records of an older dump lack, as the migrations since then did it for records that
 * were there. Each column is filled only where the dump has no such column. The migrations keep their own
 * code: it must do tomorrow what it did when they were written.
 */
export async function fillOlderRecords(tx: Db, { dumped, paidAt }: Filling): Promise<void> {
  for (const { table, column, fill } of SINCE) {
    const columns = dumped.get(table)
    if (columns && !columns.has(column)) await fill(tx, paidAt)
  }
  // Also for a dump in which nobody had any yet.
  await fillPrivateTokens(tx)
  await fillTickets(tx)
  await fillStandings(tx)
  await fillReceipts(tx)
  await fillFamilies(tx)
}

type Since = {
  table: RecordTable
  column: string
  fill: (tx: Db, paidAt: PaidAt) => Promise<unknown>
}

/** In the order of the migrations. */
const SINCE: readonly Since[] = [
  { table: 'registration', column: 'places', fill: fillPlaces },
  { table: 'outbox', column: 'mailbox', fill: fillMailboxes },
  { table: 'payment', column: 'received_on', fill: fillReceivedOn },
  // Words of registrations are older than their numbers, but had no other spellings.
  { table: 'registration', column: 'number', fill: fillRegistrationWords },
  { table: 'gift', column: 'words', fill: fillGiftWords },
  { table: 'family_code', column: 'slip', fill: fillSlips },
]

function fillPlaces(tx: Db) {
  return sql`update registration set
    hold = case when status = 'Paid' or due_minor = 0 then 'confirmed' else 'held' end,
    places = (select count(*) from attendee where attendee.registration_id = registration.id)`.execute(
    tx,
  )
}

async function fillMailboxes(tx: Db): Promise<void> {
  const rows = await tx.selectFrom('outbox').select('recipient').distinct().execute()
  for (const { recipient } of rows) {
    const mailbox = mailboxOf(recipient)
    await tx.updateTable('outbox').set({ mailbox }).where('recipient', '=', recipient).execute()
  }
}

/** The provider's day where it named one, otherwise the day on which we heard of it. */
async function fillReceivedOn(tx: Db, paidAt: PaidAt): Promise<void> {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('received_minor', 'is not', null)
    .execute()
  for (const row of rows) {
    const received_on = dayInIndia(Number(paidAt(row) ?? Date.parse(row.changed_at)))
    await tx.updateTable('payment').set({ received_on }).where('id', '=', row.id).execute()
  }
}
