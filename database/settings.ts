import type { Db } from './open.ts'

/** The value that every process shares: the first one to ask decides it. */
export async function keptSetting(db: Db, name: string, proposal: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: proposal })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
