import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#database/tables/tables.ts'
import type { RegistrationFilter } from '#domain/list-filters.ts'
import { namesOf } from '#domain/list-parameters.ts'

type FilterColumn = Exclude<
  keyof RegistrationFilter,
  'search' | 'refunded' | 'from' | 'to' | 'sort'
>

const COLUMNS: Record<FilterColumn, RawBuilder<unknown>> = {
  event: sql`registration.event_code`,
  // As the index on it is written.
  arrivalDay: sql`substr(registration.arrival, 1, 10)`,
  standing: sql`registration.standing`,
  residential: sql`registration.residential`,
  party: sql`registration.party`,
  status: sql`registration.status`,
}

export const FILTER_COLUMNS = namesOf(COLUMNS)

/**
 * The filter's conditions, without its search. Only an index that begins with one of `paths` is chosen:
 * the other columns are compared inside `coalesce`, which PostgreSQL takes for true every second time. A
 * subquery hides the value from it: it takes registrations of a common conference or day for spread evenly
 * over time, and would walk past all newer ones to find an old one's.
 */
export function conditionsOf(
  filter: RegistrationFilter,
  paths: readonly FilterColumn[],
): Expression<SqlBool>[] {
  const columns = FILTER_COLUMNS.flatMap((name) => {
    const value = filter[name]
    if (value === undefined) return []
    const column = COLUMNS[name]
    return paths.includes(name)
      ? sql<SqlBool>`${column} = (select ${value})`
      : sql<SqlBool>`coalesce(${column} = ${value}, false)`
  })
  const { from, to, refunded } = filter
  return [
    ...columns,
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

/** The column by which an index has the list's order within the filter. By name only conferences have one. */
export function pathOf(filter: RegistrationFilter): FilterColumn | undefined {
  const paths =
    filter.sort === 'name' ? (['event'] as const) : (['event', 'arrivalDay', 'standing'] as const)
  return paths.find((name) => filter[name] !== undefined)
}
