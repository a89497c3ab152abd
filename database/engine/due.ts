import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** What is due now, and how many of it are wanted. */
export type Due = { at: string; limit: number }

/**
 * Whether something is scheduled for now or earlier. What is scheduled later than anything can be was
 * written by a clock that was ahead: it is due as well, so that it does not wait for a far-away day.
 */
export function isDue(column: string, at: string, longestMs: number): RawBuilder<SqlBool> {
  const latest = new Date(Date.parse(at) + longestMs).toISOString()
  return sql<SqlBool>`(${sql.ref(column)} <= ${at} or ${sql.ref(column)} > ${latest})`
}
