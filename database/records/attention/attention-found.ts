import { type RawBuilder, sql } from 'kysely'

/** What was found to need the office's attention. Each query adds the facts of its kind. */
export type AttentionFound = {
  /** The kind, and the id of what it is about: settled once, it stays settled. */
  key: string
  /** A moment or a day. */
  at: string
  name?: string | null
  txnid?: string | null
  gift_id?: string | null
  registration_id?: string | null
}

/** The most that are read of one kind. */
export const MAX_OF_A_KIND = 50

/** The key of one item. */
export function keyOf(kind: string, id: string): RawBuilder<string> {
  return sql<string>`${sql.lit(`${kind}:`)} || ${sql.ref(id)}`
}
