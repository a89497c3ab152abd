import type { Kysely } from 'kysely'
import { fillReceipts } from '#database/backup/fill-receipts.ts'

/** Payments for conferences get numbers of the same series as gifts and money by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillReceipts(db)
}
