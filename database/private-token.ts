import { randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'

/** 160 bits, in small letters: the canonical address of a page is written in small letters. */
export function newPrivateToken(): string {
  return randomBytes(20).toString('hex')
}

/**
 * For records from before there were private pages. One by one: the two engines have no random
 * function in common.
 */
export async function fillPrivateTokens(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['gift', 'registration']) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where private_token is null`.execute(db)
    for (const { id } of rows) {
      await sql`update ${sql.table(table)} set private_token = ${newPrivateToken()}
        where id = ${id}`.execute(db)
    }
  }
}
