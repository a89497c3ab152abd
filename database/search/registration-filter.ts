import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { isOneOf } from '#database/engine/is-sqlite.ts'
import type { Db } from '#database/engine/open.ts'
import type { Tables } from '#database/tables/tables.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { namesOf } from '#domain/list-parameters.ts'

const COLUMNS: Record<
  Exclude<keyof RegistrationFilter, 'search' | 'refunded' | 'from' | 'to' | 'sort'>,
  RawBuilder<unknown>
> = {
  event: sql`registration.event_code`,
  // As the index on it is written.
  arrivalDay: sql`substr(registration.arrival, 1, 10)`,
  standing: sql`registration.standing`,
  residential: sql`registration.residential`,
  party: sql`registration.party`,
  status: sql`registration.status`,
}

/** Those of the filter, without its search, and of what that has found. */
export function conditionsOf(
  db: Db,
  filter: RegistrationFilter,
  found: readonly number[] | undefined,
): Expression<SqlBool>[] {
  const columns = namesOf(COLUMNS).flatMap((name) => {
    const value = filter[name]
    return value === undefined ? [] : sql<SqlBool>`${COLUMNS[name]} = ${value}`
  })
  const { from, to, refunded } = filter
  return [
    ...columns,
    ...(found ? [isOneOf(db, 'registration.number', found)] : []),
    ...(from === undefined ? [] : [sql<SqlBool>`registration.created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`registration.created_at < ${to}`]),
    ...(refunded ? [isRefunded()] : []),
  ]
}

function isRefunded(): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Tables, 'registration'>()
  return exists(
    selectFrom('payment')
      .innerJoin('refund', 'refund.payment_id', 'payment.id')
      .select('payment.id')
      .whereRef('payment.registration_id', '=', 'registration.id')
      .where('refund.state', '<>', 'refused'),
  )
}
