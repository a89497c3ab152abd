import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { type MoneyEntry, storeEntry } from '#database/money/money-entries.ts'
import { voidEntryReceipt } from '#database/receipts/void-receipts.ts'
import { dayInIndia } from '#domain/days.ts'

type Countering = { entry: MoneyEntry; author: string; reason: string; at: Date }

/** Counters an entry by a second one and makes its receipt void. Nothing is deleted. */
export async function counterEntry(tx: Db, countering: Countering): Promise<void> {
  const { entry, author, reason, at } = countering
  await storeEntry(tx, {
    ...entry,
    id: randomUUID(),
    day: dayInIndia(at.getTime()),
    reason,
    takes_back: entry.id,
    at: at.toISOString(),
    author,
  })
  await voidEntryReceipt(tx, { entryId: entry.id, by: author, reason, at })
}
