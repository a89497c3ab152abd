import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { insertRows } from '#database/engine/insert-rows.ts'
import type { Db } from '#database/engine/open.ts'
import { findRows } from '#database/engine/rows.ts'
import type { OwnerColumn } from '#database/records/payments/payments.ts'
import type { Tables } from '#database/tables/tables.ts'

export type MoneyEntry = Selectable<Tables['money_entry']>

/** Oldest first. */
export async function entriesFor(db: Db, owner: OwnerColumn, id: string): Promise<MoneyEntry[]> {
  return findRows(db, 'money_entry', { [owner]: id }, 'at')
}

/** What an entry says; of money that comes in, and of a reduction, some of it is nothing. */
type NewEntry = Omit<MoneyEntry, keyof typeof NOTHING | 'id'> &
  Partial<typeof NOTHING & Pick<MoneyEntry, 'id'>>

const NOTHING: Pick<MoneyEntry, 'method' | 'reference' | 'reason' | 'takes_back'> = {
  method: null,
  reference: '',
  reason: '',
  takes_back: null,
}

/** Returns its id. */
export async function storeEntry(tx: Db, entry: NewEntry): Promise<string> {
  const row = { ...NOTHING, id: randomUUID(), ...entry }
  await insertRows(tx, 'money_entry', [row])
  return row.id
}
