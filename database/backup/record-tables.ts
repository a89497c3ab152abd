import { sql } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { TABLES, type Tables } from '#database/tables/tables.ts'

/** Leases, locks and sessions are in no dump: after a restore everybody signs in again. */
const LEFT_OUT = [
  ...(['form_lock', 'event_lock', 'staff_link', 'staff_session', 'passkey_challenge'] as const),
  ...(['door_phone', 'job_lease'] as const),
] satisfies (keyof Tables)[]

export type RecordTable = Exclude<keyof Tables, (typeof LEFT_OUT)[number]>

/** The tables of a dump, each after the tables it refers to. */
export const RECORD_TABLES = Object.keys(TABLES).filter(isRecordTable)

export function isRecordTable(name: string): name is RecordTable {
  return Object.hasOwn(TABLES, name) && !LEFT_OUT.some((each) => each === name)
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
