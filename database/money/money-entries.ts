import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import { findRow, findRows, hasRow, rowOf } from '#database/engine/rows.ts'
import type { OwnerColumn } from '#database/payments/payments.ts'
import type { Tables } from '#database/tables/tables.ts'

export type MoneyEntry = Selectable<Tables['money_entry']>

/** Oldest first. */
export async function entriesFor(db: Db, owner: OwnerColumn, id: string): Promise<MoneyEntry[]> {
  return findRows(db, 'money_entry', { [owner]: id }, 'at')
}

export async function findEntry(db: Db, id: string): Promise<MoneyEntry | undefined> {
  return findRow(db, 'money_entry', { id })
}

/** The entry of a receipt, which exists. */
export async function entryOf(db: Db, id: string): Promise<MoneyEntry> {
  return rowOf(db, 'money_entry', { id })
}

export async function storeEntry(tx: Db, entry: Insertable<Tables['money_entry']>): Promise<void> {
  await tx.insertInto('money_entry').values(entry).execute()
}

export async function isTakenBack(db: Db, id: string): Promise<boolean> {
  return hasRow(db, 'money_entry', { takes_back: id })
}
