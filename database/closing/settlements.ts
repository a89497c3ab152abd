import type { Selectable } from 'kysely'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'

export type KeptSettlement = Selectable<Tables['settlement']>

export async function findSettlement(db: Db, digest: string): Promise<KeptSettlement | undefined> {
  return db.selectFrom('settlement').selectAll().where('digest', '=', digest).executeTakeFirst()
}

/** Returns false when the same file was kept before. */
export async function storeSettlement(tx: Db, settlement: KeptSettlement): Promise<boolean> {
  const stored = await tx
    .insertInto('settlement')
    .values(settlement)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst()
  return stored !== undefined
}
