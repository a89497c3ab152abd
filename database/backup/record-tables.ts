import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'

/** The tables of a dump, each after the tables it refers to. Leases, locks
 * and sessions are left out: after a restore everybody signs in again. */
export const RECORD_TABLES = [
  'gift',
  'monthly_gift',
  'registration',
  'calendar_date',
  'sold_event',
  'place_event',
  'place_key',
  'visitor_request',
  'erase_request',
  'attendee',
  'consent_wording',
  'consent',
  'ticket',
  'ended_link',
  'room_plan',
  'room',
  'bed_assignment',
  'family_code',
  'printed_badge',
  'door',
  'door_entry',
  'payment',
  'payment_event',
  'payment_report',
  'idempotency_key',
  'staff',
  'passkey',
  'office_event',
  'money_entry',
  'attention_settled',
  'attention_found',
  'attention_told',
  'earlier_payment',
  'settlement',
  'day_close',
  'content_body',
  'content_version',
  'content_file',
  'content_draft',
  'receipt_series',
  'receipt',
  'refund',
  'outbox',
  'opening_wish',
  'reminder',
  'reminder_choice',
  'setting',
] as const satisfies readonly (keyof Tables)[]

export type RecordTable = (typeof RECORD_TABLES)[number]

export function isRecordTable(name: string): name is RecordTable {
  return RECORD_TABLES.some((known) => known === name)
}

/** Starting the site writes these, so that they are no sign of records. Each after what refers to it. */
export const WRITTEN_AT_START: readonly RecordTable[] = [
  'setting',
  'calendar_date',
  'content_file',
  'content_version',
  'content_body',
  'content_draft',
]

export async function hasRecords(db: Db): Promise<boolean> {
  for (const table of RECORD_TABLES) {
    if (WRITTEN_AT_START.includes(table)) continue
    const row = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (row.rows.length > 0) return true
  }
  return false
}
