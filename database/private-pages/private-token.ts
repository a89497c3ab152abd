import { randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'

/** 160 bits. In hexadecimal, because the site redirects addresses to lower case. */
export function newPrivateToken(): string {
  return randomBytes(20).toString('hex')
}

/**
 * Gives tokens to records from before private pages. One by one, because the engines have no random
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
