import type { Db } from './open.ts'

/** Returns the stored value. The first process to ask stores its proposal; all others get that one. */
export async function storedSetting(db: Db, name: string, proposal: string): Promise<string> {
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
